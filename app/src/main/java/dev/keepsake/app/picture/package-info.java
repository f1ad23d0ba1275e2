/// Pictures of the window as PNG files. Starts at [PngWriter].
package dev.keepsake.app.picture;
