/// The Keepsake format as a whole: opens, checks and writes files. Takes the frame from `container`
/// and blocks from `block`, gives documents. Starts at [KeepsakeFormat].
package dev.keepsake.format.keepsake;
