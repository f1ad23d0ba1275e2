package dev.keepsake.app.palette;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// Shows one panel at a time over the window's content: Esc or a click beside it leaves it, and the
/// focus returns to where it was. For the JavaFX thread.
public final class OverlayLayer {
    private final StackPane veil = new StackPane();
    private final StackPane root;
    private @Nullable Node before;

    /// A layer over this content.
    @SuppressWarnings("ReferenceEquality")
    public OverlayLayer(Node content) {
        veil.setId("panel-veil");
        veil.getStyleClass().add("panel-veil");
        veil.setAlignment(Pos.TOP_CENTER);
        veil.setVisible(false);
        veil.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        veil.addEventHandler(
                MouseEvent.MOUSE_PRESSED,
                event -> {
                    if (event.getTarget() == veil) {
                        leave();
                    }
                });
        root = new StackPane(content, veil);
        root.getStyleClass().add("window-layers");
    }

    /// The node to place: the content with the layer over it.
    public StackPane node() {
        return root;
    }

    /// True while a panel is shown.
    public ReadOnlyBooleanProperty open() {
        return veil.visibleProperty();
    }

    /// Shows a panel in the place of the one before.
    ///
    /// @param focus what gets the focus
    public void show(Region panel, Node focus) {
        Scene scene = root.getScene();
        if (!veil.isVisible() && scene != null) {
            before = scene.getFocusOwner();
        }
        veil.getChildren().setAll(panel);
        veil.setVisible(true);
        focus.requestFocus();
    }

    /// Leaves the panel.
    public void leave() {
        veil.setVisible(false);
        veil.getChildren().clear();
        Node back = before;
        before = null;
        if (back != null && back.getScene() != null) {
            back.requestFocus();
        }
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            leave();
            event.consume();
        }
    }
}
