/// The bytes of the file and of what is compressed in it, what they are, and the value that stands
/// at each. Starts at [BytesViewModel], which reads through [HexPages]; [BytesView] shows it, with
/// [HexView] for the bytes themselves.
package dev.keepsake.app.bytes;
