package dev.keepsake.app.palette;

import atlantafx.base.controls.CustomTextField;
import dev.keepsake.icons.Icon;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A field and the list of what fits what is typed in it: arrows move through it, Enter chooses.
public final class PaletteView {
    private static final int PAGE = 8;
    private static final double ROW = 40;
    private static final int ROWS = 9;

    private final PaletteViewModel model;
    private final OverlayLayer layer;
    private final CustomTextField field = new CustomTextField();
    private final ListView<PaletteItem> list = new ListView<>();
    private final VBox panel = new VBox();

    /// A view of this choice.
    public PaletteView(PaletteViewModel model, OverlayLayer layer, Words words) {
        this.model = model;
        this.layer = layer;
        field.setId(words.id() + "-field");
        field.setPromptText(words.prompt());
        field.setAccessibleText(words.prompt());
        field.setLeft(Icon.SEARCH.node());
        field.textProperty().bindBidirectional(model.typed());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        list.setId(words.id() + "-list");
        list.getStyleClass().addAll("dense", "palette-list");
        list.setAccessibleText(words.prompt());
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        var nothing = new Label(words.none());
        nothing.getStyleClass().add("muted");
        list.setPlaceholder(nothing);
        list.setItems(model.items());
        list.setCellFactory(of -> new PaletteCell());
        list.addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        model.selected().subscribe(index -> select(index.intValue()));
        model.items().subscribe(this::fit);
        fit();
        panel.setId(words.id());
        panel.getStyleClass().add("palette");
        VBox.setMargin(field, new Insets(0, 10, 0, 10));
        panel.setMaxHeight(Region.USE_PREF_SIZE);
        panel.getChildren().setAll(field, list);
    }

    /// What a choice is called.
    ///
    /// @param id of the panel; its field and list have it with `-field` and `-list` behind it
    /// @param prompt what to type, and the name of the list for screen readers
    /// @param none said where nothing fits
    public record Words(String id, String prompt, String none) {}

    /// Shows it over the window.
    public void show() {
        layer.show(panel, field);
    }

    /// As high as its rows, up to a few.
    private void fit() {
        int rows = Math.clamp(model.items().size(), 1, ROWS);
        list.prefHeightProperty().unbind();
        list.prefHeightProperty().bind(list.fixedCellSizeProperty().multiply(rows));
        select(model.selected().get());
    }

    private void select(int index) {
        list.getSelectionModel().clearAndSelect(index);
        list.scrollTo(Math.max(0, index - PAGE + 1));
    }

    private void press(KeyEvent event) {
        int step =
                switch (event.getCode()) {
                    case DOWN -> 1;
                    case UP -> -1;
                    case PAGE_DOWN -> PAGE;
                    case PAGE_UP -> -PAGE;
                    default -> 0;
                };
        if (step != 0) {
            model.move(step);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            model.choose(layer::leave);
            event.consume();
        }
    }

    private void click(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && isOnRow(event.getPickResult())) {
            model.selected().set(list.getSelectionModel().getSelectedIndex());
            model.choose(layer::leave);
        }
    }

    private static boolean isOnRow(PickResult pick) {
        for (Node at = pick.getIntersectedNode(); at != null; at = at.getParent()) {
            if (at instanceof PaletteCell cell) {
                return !cell.isEmpty();
            }
        }
        return false;
    }
}
