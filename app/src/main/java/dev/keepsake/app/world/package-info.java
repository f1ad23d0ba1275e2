/// What goes on around an open file that a user should know before changing it: it cannot be
/// written, another program holds it, it is synchronised elsewhere, a game plays. [WorldLook] finds
/// it, [WorldViewModel] says it of the open file, [WorldBar] shows it.
package dev.keepsake.app.world;
