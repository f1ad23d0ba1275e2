package dev.keepsake.app.dialog;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// Something the user fills in, then accepts or leaves.
///
/// @param title what it is about
/// @param content what there is to fill in
/// @param accept the word on the button that accepts it
/// @param complete whether it can be accepted as it is
/// @param accepted called once it was accepted
public record Form(
        String title,
        Node content,
        String accept,
        ObservableValue<Boolean> complete,
        Runnable accepted) {}
