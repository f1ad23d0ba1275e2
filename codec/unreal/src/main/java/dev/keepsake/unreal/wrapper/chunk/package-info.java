/// The frames of the engine's chunk archive: what they say, and how they are written.
///
/// Starts at `ChunkFormat`; stands over `stream`, below the games' own frames.
package dev.keepsake.unreal.wrapper.chunk;
