/// The bytes of the selected value: offset, hexadecimal, text. Starts at [BytesViewModel];
/// [BytesView] shows it.
package dev.keepsake.app.bytes;
