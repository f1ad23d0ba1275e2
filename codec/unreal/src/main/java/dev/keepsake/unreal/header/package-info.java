/// The header of a save: versions, class, and what a game puts before its properties. Starts at
/// [HeaderCodec].
package dev.keepsake.unreal.header;
