/// All states of a slot that a folder still holds, in order. Starts at
/// [dev.keepsake.store.timeline.Timeline].
package dev.keepsake.store.timeline;
