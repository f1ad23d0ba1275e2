/// The icon set.
package dev.keepsake.icons;
