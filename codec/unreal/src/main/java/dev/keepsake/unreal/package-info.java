/// Unreal saves: `.sav` files of every engine version seen. Starts at `UnrealFormat`.
package dev.keepsake.unreal;
