/// The names and types that stand before values. Starts at [TypeName]; knows no values.
package dev.keepsake.unreal.tag;
