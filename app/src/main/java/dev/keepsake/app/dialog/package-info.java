/// Questions and messages in front of a window. Starts at [DialogService]; [WindowDialogs] shows
/// them.
package dev.keepsake.app.dialog;
