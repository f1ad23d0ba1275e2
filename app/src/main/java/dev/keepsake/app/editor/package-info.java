/// Where the selected value is changed: a form with a field for each part of it, and what can be
/// done with it as an item of its list. Starts at [EditorViewModel], which makes the form of what
/// is selected and stages what was typed; [EditorView] shows it.
package dev.keepsake.app.editor;
