/// Zlib streams undone and written piece by piece, and where their decoded bytes are kept.
///
/// Starts at `StreamReader`; knows neither files of games nor frames.
package dev.keepsake.unreal.wrapper.stream;
