/// Bounded reading and writing of bytes: where a save comes from, where it goes, and the cursor
/// that every parser reads with. Lowest stage; knows no format.
package dev.keepsake.format.io;
