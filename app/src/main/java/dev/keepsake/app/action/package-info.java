/// What can be done in the window: every action with its name, its keys and whether it can be done
/// now, in one list that keys, menus, buttons, the command palette and the cheat sheet all use.
/// Starts at [Actions].
package dev.keepsake.app.action;
