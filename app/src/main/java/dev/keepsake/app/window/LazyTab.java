package dev.keepsake.app.window;

import javafx.scene.Node;
import javafx.scene.control.Tab;

/// Tabs whose content is placed when they are first looked at. What is not placed needs neither
/// style nor layout; with the content of all tabs, that was most of what opening a save kept the
/// JavaFX thread busy with.
final class LazyTab {
    private LazyTab() {}

    static Tab of(String title, Node content) {
        var tab = new Tab(title);
        tab.selectedProperty()
                .subscribe(selected -> {
                    if (selected) {
                        tab.setContent(content);
                    }
                });
        return tab;
    }
}
