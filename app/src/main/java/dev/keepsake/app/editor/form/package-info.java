/// What a value is edited with, and what typed text makes of it: known without a window. Starts at
/// [FormMaker], which takes a [ValuePlace] and gives an [EditorForm].
package dev.keepsake.app.editor.form;
