package dev.keepsake.journey;

import dev.keepsake.app.window.WindowUnderTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Who goes through the window: finds what is there by its id, waits after each step until nothing
/// is left to do, and reads what stands there. Where an id is there more than once, the one that
/// can be seen is meant, in the window that opened last.
///
/// Not for the JavaFX thread, but for [#show].
public final class WindowRobot {
    private static final int LIMIT_SECONDS = 60;

    private final FxRobot robot = new FxRobot();
    private final Stage stage;
    private final WindowUnderTest window;

    private WindowRobot(Stage stage, WindowUnderTest window) {
        this.stage = stage;
        this.window = window;
    }

    /// One before a new window. On the JavaFX thread.
    public static WindowRobot show(Stage stage, WindowUnderTest.Wish wish) {
        return new WindowRobot(stage, WindowUnderTest.show(stage, wish));
    }

    /// One before another new window, on any other thread.
    public static WindowRobot another(WindowUnderTest.Wish wish) {
        return onScreen(() -> show(new Stage(), wish));
    }

    WindowUnderTest window() {
        return window;
    }

    /// Waits until nothing is left to do.
    public WindowRobot settle() {
        WaitForAsyncUtils.waitForFxEvents();
        window.settle();
        return this;
    }

    /// Opens files.
    public WindowRobot open(Path... files) {
        window.open(files);
        return settle();
    }

    /// Leads to a path of the save in front.
    public WindowRobot goTo(String path) {
        window.goTo(path);
        return settle();
    }

    /// Does what a key or the palette would.
    public WindowRobot act(String action) {
        window.act(action);
        return settle();
    }

    /// Shows a tab below the save in front.
    public WindowRobot panel(String id) {
        run(() -> {
            TabPane bottom = shown("bottom", TabPane.class);
            bottom.getTabs().stream()
                    .filter(tab -> id.equals(tab.getId()))
                    .forEach(bottom.getSelectionModel()::select);
        });
        return settle();
    }

    /// Clicks with the mouse.
    public WindowRobot click(String id) {
        robot.clickOn(node(id));
        return settle();
    }

    /// Presses a button, also one that stands out of sight of a list that scrolls.
    public WindowRobot press(String id) {
        run(() -> {
            ButtonBase button = shown(id, ButtonBase.class);
            if (button.isDisabled()) {
                throw new AssertionError(id + " is disabled");
            }
            button.fire();
        });
        return settle();
    }

    /// Puts the cursor somewhere.
    public WindowRobot focus(String id) {
        run(() -> node(id).requestFocus());
        return settle();
    }

    /// Presses keys together and lets go.
    public WindowRobot keys(KeyCode... keys) {
        robot.push(keys);
        return settle();
    }

    /// Types letters to where the cursor stands.
    public WindowRobot write(String text) {
        robot.write(text);
        return settle();
    }

    /// Puts a text in place of what stands in a field, and does not take it yet.
    public WindowRobot put(String id, String text) {
        run(() -> {
            Node field = node(id);
            field.requestFocus();
            if (field instanceof ComboBox<?> box) {
                box.getEditor().setText(text);
            } else {
                ((TextInputControl) field).setText(text);
            }
        });
        return this;
    }

    /// The same, and takes it.
    public WindowRobot enter(String id, String text) {
        put(id, text);
        Node field = node(id);
        boolean lines = field instanceof javafx.scene.control.TextArea;
        return lines ? keys(KeyCode.SHORTCUT, KeyCode.ENTER) : keys(KeyCode.ENTER);
    }

    /// Ticks a box or takes its tick away.
    public WindowRobot tick(String id) {
        run(shown(id, CheckBox.class)::fire);
        return settle();
    }

    /// Selects a row of a list or table.
    public WindowRobot select(String id, int row) {
        run(() -> {
            switch (node(id)) {
                case ListView<?> list -> list.getSelectionModel().clearAndSelect(row);
                case TableView<?> table -> table.getSelectionModel().clearAndSelect(row);
                case TreeTableView<?> tree -> tree.getSelectionModel().clearAndSelect(row);
                default -> throw new AssertionError(id + " has no rows");
            }
            node(id).requestFocus();
        });
        return settle();
    }

    /// What stands there: the text of a label or button, what is typed in a field, or the texts
    /// side by side in a line, with `|` between them.
    public String text(String id) {
        return onScreen(() ->
                switch (node(id)) {
                    case Labeled labeled -> labeled.getText();
                    case TextInputControl field -> field.getText();
                    case ComboBox<?> box -> box.getEditor().getText();
                    case Pane pane -> joined(texts(pane));
                    case Node other -> throw new AssertionError(id + " is " + other);
                });
    }

    private static List<String> texts(Pane pane) {
        return pane.getChildren().stream()
                .filter(Labeled.class::isInstance)
                .map(child -> ((Labeled) child).getText())
                .toList();
    }

    /// The rows of a list or table, each as its cells with `|` between them.
    public List<String> rows(String id) {
        return onScreen(() ->
                switch (node(id)) {
                    case ListView<?> list -> list.getItems().stream().map(String::valueOf).toList();
                    case TableView<?> table -> rows(table);
                    case TreeTableView<?> tree -> rows(tree);
                    case Node other -> throw new AssertionError(id + " is " + other);
                });
    }

    private static List<String> rows(TableView<?> table) {
        var rows = new ArrayList<String>();
        for (int row = 0; row < table.getItems().size(); row++) {
            int at = row;
            rows.add(joined(table.getColumns().stream().map(c -> c.getCellData(at)).toList()));
        }
        return rows;
    }

    private static List<String> rows(TreeTableView<?> tree) {
        var rows = new ArrayList<String>();
        for (int row = 0; row < tree.getExpandedItemCount(); row++) {
            int at = row;
            rows.add(joined(tree.getColumns().stream().map(c -> c.getCellData(at)).toList()));
        }
        return rows;
    }

    private static String joined(List<? extends Object> cells) {
        return String.join("|", cells.stream().map(String::valueOf).toList());
    }

    /// How many changes the list of what is staged has.
    public int staged() {
        return onScreen(() -> {
            TreeItem<?> root = robot.lookup("#changes").queryAs(TreeTableView.class).getRoot();
            return root.getChildren().size();
        });
    }

    /// Whether it can be seen.
    public boolean shows(String id) {
        return onScreen(() -> !shown(id).isEmpty());
    }

    /// The node that is meant.
    public Node node(String id) {
        List<Node> all = onScreen(() -> shown(id));
        if (all.isEmpty()) {
            throw new AssertionError("nothing with the id " + id + " can be seen");
        }
        return all.getLast();
    }

    /// The same as what it is.
    public <T> T shown(String id, Class<T> type) {
        return type.cast(node(id));
    }

    private List<Node> shown(String id) {
        var seen = new ArrayList<Node>();
        for (Window each : List.copyOf(Window.getWindows())) {
            if (each.isShowing() && each.getScene() != null) {
                Collection<Node> found =
                        robot.from(each.getScene().getRoot()).lookup("#" + id).queryAll();
                found.stream().filter(WindowRobot::isSeen).forEach(seen::add);
            }
        }
        return seen;
    }

    private static boolean isSeen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// Where keys go: in the window that opened last.
    public Node focusOwner() {
        return onScreen(() ->
                Window.getWindows().stream()
                        .filter(each -> each.isShowing() && each.isFocused())
                        .reduce((one, other) -> other)
                        .orElse(stage)
                        .getScene()
                        .getFocusOwner());
    }

    /// Waits for something that comes by itself.
    public WindowRobot until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS, condition);
        } catch (TimeoutException never) {
            throw new AssertionError("never came true", never);
        }
        return this;
    }

    /// Does something on the JavaFX thread and waits for it.
    public void run(Runnable action) {
        robot.interact(action);
    }

    private static <T> T onScreen(Supplier<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(1_000L * LIMIT_SECONDS, question::get);
    }

    /// Closes the window and what stands before it, and waits until all it began is done.
    @SuppressWarnings("ReferenceEquality")
    public void close() {
        run(() -> {
            List.copyOf(Window.getWindows()).stream()
                    .filter(each -> each != stage && each instanceof Stage)
                    .forEach(each -> ((Stage) each).close());
            stage.close();
        });
        window.awaitClosed();
    }
}
