package dev.keepsake.app.window;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;

/// What a user does with a big save, step by step. For the JavaFX thread.
final class Journey {
    private final MainWindow window;
    private final Scene scene;
    private final List<Step> steps = new ArrayList<>();

    /// Something the user does.
    record Step(String name, Runnable action) {}

    private Journey(MainWindow window, Scene scene) {
        this.window = window;
        this.scene = scene;
    }

    /// What is sought and changed in a save.
    ///
    /// @param file the save
    /// @param records paths of records to look at, one after the other
    /// @param list the path of the long list
    /// @param filter typed above the contents
    /// @param find typed to find something
    /// @param number the path of a number to change
    /// @param changed what it becomes
    record Plan(
            Path file,
            List<String> records,
            String list,
            String filter,
            String find,
            String number,
            Value changed) {}

    static List<Step> of(MainWindow window, Scene scene, Plan plan) {
        var journey = new Journey(window, scene);
        journey.look(plan);
        journey.edit(plan);
        journey.tabs();
        return journey.steps;
    }

    private void step(String name, Runnable action) {
        steps.add(new Step(name, action));
    }

    private void look(Plan plan) {
        step("open", () -> window.open(List.of(plan.file())));
        for (String record : plan.records()) {
            step("go to " + record, () -> window.goTo(record));
        }
        step("go to " + plan.list(), () -> window.goTo(plan.list()));
        step("expand it", () -> values().getSelectionModel().getSelectedItem().setExpanded(true));
        step("expand its first thousand", this::expandRun);
        step("scroll values", () -> values().scrollTo(values().getExpandedItemCount() - 1));
        step("select last value", () -> values().getSelectionModel().selectLast());
        step("filter contents", () -> type("#contents-filter", plan.filter()));
        step("scroll contents", () -> contents().scrollTo(contents().getItems().size() / 2));
        step("filter no more", () -> type("#contents-filter", ""));
        step("scroll to end", () -> contents().scrollTo(contents().getItems().size() - 1));
        step("select last record", () -> contents().getSelectionModel().selectLast());
    }

    private void edit(Plan plan) {
        step("go to " + plan.number(), () -> window.goTo(plan.number()));
        step("edit", () -> stage(plan));
        step("undo", () -> front().changes().undo());
        step("redo", () -> front().changes().redo());
        step(
                "find",
                () -> {
                    front().find();
                    type("#find-field", plan.find());
                });
        step("go to path, fuzzy", () -> window.actions().get("go-to").tryRun());
    }

    private void tabs() {
        for (String tab :
                List.of(
                        "changes",
                        "findings",
                        "bytes",
                        "checks",
                        "sizes",
                        "map",
                        "values-chart",
                        "bookmarks",
                        "find")) {
            step("show " + tab, () -> front().showBottom("tab-" + tab));
        }
        step("select while find is shown", () -> contents().getSelectionModel().select(5));
        step("undo all", () -> front().tab().document().editing().revertAll());
        step("close", () -> window.workspace().closeSelected());
    }

    private void stage(Plan plan) {
        front().tab()
                .document()
                .editing()
                .stage(
                        "",
                        (now, progress) -> {
                            Location at = new PathResolver(now, progress).resolve(plan.number());
                            return List.of(new Edit.SetValue(at.target(), plan.changed(), null));
                        });
    }

    private SaveTabView front() {
        return window.tabs().front().orElseThrow();
    }

    private void expandRun() {
        TreeItem<?> item = values().getSelectionModel().getSelectedItem();
        if (!item.getChildren().isEmpty()) {
            item.getChildren().get(0).setExpanded(true);
        }
    }

    private void type(String id, String text) {
        var field = (TextField) scene.lookup(id);
        field.setText(text);
        field.fireEvent(new ActionEvent());
    }

    private TreeTableView<?> values() {
        return (TreeTableView<?>) scene.lookup("#values");
    }

    private ListView<?> contents() {
        return (ListView<?>) scene.lookup("#contents");
    }

    /// True where the first record of a save can be read in the contents.
    static boolean showsRows(Scene scene) {
        return scene.lookup("#saves") instanceof TabPane saves
                && !saves.getTabs().isEmpty()
                && scene.lookup("#contents") instanceof ListView<?> list
                && list.getItems().size() > 1;
    }
}
