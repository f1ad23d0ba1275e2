/// An open save as the parts of the window share it. [SaveReader] opens a file whatever state it is
/// in and gives an [OpenedSave]; [DocumentViewModel] is what all parts of a tab look at and select
/// in; [ValueNode] is a row of the value tree, made page by page by [ValuePages].
package dev.keepsake.app.document;
