package dev.keepsake.app.dialog;

import dev.keepsake.app.i18n.Messages;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.stage.Modality;

/// Dialogs of their own window, in front of the one that holds a node.
public final class WindowDialogs implements DialogService {
    private final Node owner;
    private final Messages messages;

    /// Dialogs in front of the window of this node.
    public WindowDialogs(Node owner, Messages messages) {
        this.owner = owner;
        this.messages = messages;
    }

    @Override
    public void ask(Form form) {
        var accept = new ButtonType(form.accept(), ButtonBar.ButtonData.OK_DONE);
        var cancel =
                new ButtonType(messages.text("window.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
        Dialog<ButtonType> dialog = dialog(form.title(), form.content(), accept, cancel);
        button(dialog, cancel).setId("dialog-cancel");
        Button ready = button(dialog, accept);
        ready.setId("dialog-accept");
        form.complete().subscribe(complete -> ready.setDisable(!complete));
        dialog.resultProperty()
                .subscribe(answer -> {
                    if (answer == accept) {
                        form.accepted().run();
                    }
                });
        dialog.show();
    }

    @Override
    public void tell(String title, String sentence) {
        var close =
                new ButtonType(messages.text("window.close"), ButtonBar.ButtonData.CANCEL_CLOSE);
        var text = new Label(sentence);
        text.setId("dialog-text");
        Wrapping.follow(text);
        Dialog<ButtonType> dialog = dialog(title, text, close);
        button(dialog, close).setId("dialog-close");
        dialog.show();
    }

    private Dialog<ButtonType> dialog(String title, Node content, ButtonType... buttons) {
        var dialog = new Dialog<ButtonType>();
        Scene scene = owner.getScene();
        dialog.initOwner(scene.getWindow());
        dialog.initModality(Modality.WINDOW_MODAL);
        dialog.setTitle(title);
        dialog.setResizable(true);
        DialogPane pane = dialog.getDialogPane();
        pane.getStylesheets().setAll(scene.getStylesheets());
        pane.getStyleClass().add("keepsake-dialog");
        pane.setHeaderText(title);
        pane.setContent(content);
        pane.getButtonTypes().setAll(buttons);
        return dialog;
    }

    private static Button button(Dialog<ButtonType> dialog, ButtonType type) {
        return (Button) dialog.getDialogPane().lookupButton(type);
    }
}
