/// What single games and stores put at the front of a file, found and read.
///
/// Each class stands for one game; what they find is undone in the package above.
package dev.keepsake.unreal.wrapper.game;
