/// The bytes of a save in order: numbers, strings, and what the versions in the header decide.
/// Starts at [Input]; knows no properties.
package dev.keepsake.unreal.wire;
