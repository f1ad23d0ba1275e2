package dev.keepsake.app.values;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.path.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/// The way to the selected value; each part leads there.
public final class PathBar {
    private final ValuesViewModel model;
    private final Messages messages;
    private final Consumer<Path> goTo;
    private final HBox bar = new HBox();

    /// A bar for these values.
    ///
    /// @param goTo leads to a path
    public PathBar(
            ValuesViewModel model,
            DocumentViewModel document,
            Messages messages,
            Consumer<Path> goTo) {
        this.model = model;
        this.messages = messages;
        this.goTo = goTo;
        bar.setId("path-bar");
        bar.getStyleClass().add("path-bar");
        bar.setMinWidth(0);
        bar.setAccessibleText(messages.text("window.pathBar"));
        document.value().subscribe(value -> show());
        model.rows().subscribe(rows -> show());
    }

    /// The node to place.
    public Node node() {
        return bar;
    }

    private void show() {
        bar.getChildren().clear();
        String header = messages.text("window.contents.header");
        List<Crumb> crumbs =
                model.selectedPath().map(path -> Crumb.of(path, header)).orElse(List.of());
        for (int i = 0; i < crumbs.size(); i++) {
            if (i > 0) {
                var between = new StackPane(Icon.EXPAND.node());
                between.getStyleClass().add("path-bar-between");
                bar.getChildren().add(between);
            }
            Hyperlink link = link(crumbs.get(i), i == crumbs.size() - 1);
            link.setId("path-bar-" + i);
            bar.getChildren().add(link);
        }
    }

    private Hyperlink link(Crumb crumb, boolean last) {
        var link = new Hyperlink(crumb.text());
        link.getStyleClass().add(last ? "path-bar-last" : "path-bar-part");
        link.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        link.setMinWidth(24);
        link.setOnAction(event -> goTo.accept(crumb.path()));
        return link;
    }
}
