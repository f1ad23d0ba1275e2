/// What people do with the window, from the first click to the file on disk, without a display:
/// [WindowRobot] is who does it, over the sample saves. [GalleryTest] draws what they see.
package dev.keepsake.journey;
