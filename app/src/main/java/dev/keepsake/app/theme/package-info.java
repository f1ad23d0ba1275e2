/// How the window looks: fonts, the light and the dark theme, and which of them the system wants.
/// Starts at [Themes].
package dev.keepsake.app.theme;
