package dev.keepsake.app.window;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Tab;

/// Tabs whose content is made when they are first looked at. What is not there needs neither style
/// nor layout; with the content of all tabs, that was most of what opening a save kept the
/// JavaFX thread busy with.
final class LazyTab {
    private LazyTab() {}

    static Tab of(String title, Supplier<Node> content) {
        var tab = new Tab(title);
        tab.selectedProperty()
                .subscribe(selected -> {
                    if (selected && tab.getContent() == null) {
                        tab.setContent(content.get());
                    }
                });
        return tab;
    }
}
