/// The program's window: joins the parts that the neighbouring packages build. [WindowLauncher] is
/// the door from the command line, [MainWindow] the window, [SaveTabView] a tab of it.
package dev.keepsake.app.window;
