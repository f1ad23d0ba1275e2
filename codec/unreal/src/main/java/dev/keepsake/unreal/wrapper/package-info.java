/// The compression and framing that games put around a save: found, undone and put back.
///
/// Starts at [Wrappers], which takes a file and gives its decoded content; [Wrapping] writes a
/// changed content in the same framing. Knows nothing of what the content means.
package dev.keepsake.unreal.wrapper;
