/// What can be wrong with an Unreal save. Starts at [UnrealCode].
package dev.keepsake.unreal.finding;
