/// What is wrong with the open save: a bar for the worst, a list of all. Starts at
/// [FindingsViewModel]; [FindingsBar] and [FindingsView] show it.
package dev.keepsake.app.finding;
