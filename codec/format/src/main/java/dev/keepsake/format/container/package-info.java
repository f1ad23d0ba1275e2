/// The frame of a file: prelude, header, picture's place, directory. Takes a file's bytes, gives
/// the blocks' places to `block`'s readers; above stands `keepsake`. Starts at [ContainerReader].
package dev.keepsake.format.container;
