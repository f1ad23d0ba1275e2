/// Saves as documents: located, read, checked, changed and written. Starts at [SaveParser]; stands
/// behind `UnrealFormat`.
package dev.keepsake.unreal.save;
