/// Pictures of saves on the screen: sizes are checked before a pixel is decoded, on workers, into a
/// bounded cache. Starts at [Thumbnails].
package dev.keepsake.app.image;
