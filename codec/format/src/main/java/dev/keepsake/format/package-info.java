/// What every save format implements: starts at [SaveFormat]; [SaveFormats] finds the right one.
package dev.keepsake.format;
