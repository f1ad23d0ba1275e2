/// Values: lists of properties, what stands in them, and containers read by page. Starts at
/// [Content], which reads, and [Writing], which writes.
package dev.keepsake.unreal.value;
