package dev.keepsake.app.header;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The picture of a save beside what its header says.
public final class HeaderView {
    /// The picture is made to fit this box, in pixels.
    public static final int WIDTH = 176;

    /// The height of the box.
    public static final int HEIGHT = 99;

    /// Beside less than this the facts have no room, and the picture goes.
    private static final double ROOM_FOR_BOTH = 380;

    private final Label title = new Label();
    private final GridPane facts = new GridPane();
    private final ImageView picture = new ImageView();
    private final StackPane frame = new StackPane();
    private final HBox pane = new HBox();
    private boolean hasPicture;

    /// A view of this header.
    public HeaderView(HeaderViewModel<Image> model, Messages messages) {
        title.setId("header-title");
        title.getStyleClass().add("header-title");
        facts.setId("header-facts");
        facts.getStyleClass().add("header-facts");
        frame.setId("header-picture");
        frame.getStyleClass().add("picture-frame");
        frame.setMinSize(WIDTH, HEIGHT);
        frame.setMaxSize(WIDTH, HEIGHT);
        frame.setAccessibleText(messages.text("window.header.picture"));
        var words = new VBox(title, facts);
        words.getStyleClass().add("header-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        pane.setId("header");
        pane.getStyleClass().add("header");
        pane.getChildren().setAll(frame, words);
        pane.visibleProperty().bind(model.selected());
        pane.managedProperty().bind(pane.visibleProperty());
        model.facts().subscribe(this::show);
        model.picture().subscribe(this::show);
        pane.widthProperty().subscribe(this::makeRoom);
    }

    private void makeRoom() {
        boolean shown = hasPicture && (pane.getWidth() == 0 || pane.getWidth() >= ROOM_FOR_BOTH);
        frame.setVisible(shown);
        frame.setManaged(shown);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private void show(HeaderViewModel.Facts shown) {
        title.setText(shown.title());
        facts.getChildren().clear();
        for (int i = 0; i < shown.facts().size(); i++) {
            var name = new Label(shown.facts().get(i).name());
            name.getStyleClass().add("muted");
            name.setMinWidth(Label.USE_PREF_SIZE);
            facts.addRow(i, name, new Label(shown.facts().get(i).text()));
        }
    }

    private void show(HeaderViewModel.Shown<Image> shown) {
        Image image = shown.image();
        hasPicture = shown.exists();
        makeRoom();
        picture.setImage(image);
        picture.setPreserveRatio(true);
        picture.setFitWidth(WIDTH);
        picture.setFitHeight(HEIGHT);
        frame.getChildren().setAll(image == null ? Icon.PICTURE.node() : picture);
    }
}
