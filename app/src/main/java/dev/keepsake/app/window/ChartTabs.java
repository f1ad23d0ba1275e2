package dev.keepsake.app.window;

import dev.keepsake.app.chart.ExportSetting;
import dev.keepsake.app.chart.WindowFileChoice;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.distribution.CourseViewModel;
import dev.keepsake.app.distribution.DistributionView;
import dev.keepsake.app.distribution.DistributionViewModel;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.map.MapView;
import dev.keepsake.app.map.MapViewModel;
import dev.keepsake.app.sizes.SizesView;
import dev.keepsake.app.sizes.SizesViewModel;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.model.document.SaveDocument;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.jspecify.annotations.Nullable;

/// The pictures of a save as tabs below it, each worked out while it is on show.
///
/// @param save the save they are of
record ChartTabs(SaveTab save, WindowSetting setting, DialogService dialogs) {
    /// As low as this, a picture says nothing.
    private static final double HALF = 0.42;

    void addTo(TabPane tabs, SplitPane halves) {
        Messages messages = setting.messages();
        var export =
                new ExportSetting(
                        new WindowFileChoice(tabs),
                        save.tasks(),
                        messages,
                        failure ->
                                dialogs.tell(
                                        messages.text("window.chart.failed"),
                                        FindingSentences.inWindow(messages)
                                                .sentence(failure.finding())));
        ObservableValue<@Nullable SaveDocument> now =
                save.document().now().map(edited -> edited == null ? null : edited.document());
        var sizes = new SizesViewModel(save.document(), now, save.tasks());
        var map = new MapViewModel(save.document(), now, save.tasks());
        var numbers = new DistributionViewModel(save.document(), now, save.tasks());
        Tab first = tab("tab-sizes", "window.sizes", () -> new SizesView(sizes, export, messages).node());
        Tab second = tab("tab-map", "window.map", () -> new MapView(map, export, messages).node());
        Tab third = tab("tab-values-chart", "window.numbers", () -> numbers(numbers, export));
        follow(first, sizes::setShown, halves);
        follow(second, map::setShown, halves);
        follow(third, numbers::setShown, halves);
        tabs.getTabs().addAll(first, second, third);
    }

    private Node numbers(DistributionViewModel model, ExportSetting export) {
        var reader = new SaveReader(setting.formats(), setting.types());
        var course =
                new CourseViewModel(
                        save.document(),
                        new CourseViewModel.Source(save.slot(), reader),
                        save.tasks(),
                        setting.messages().text("window.chart.reading"));
        return new DistributionView(model, course, export, setting.clock().getZone()).node();
    }

    private Tab tab(String id, String title, Supplier<Node> content) {
        Tab tab = LazyTab.of(setting.messages().text(title), content);
        tab.setId(id);
        return tab;
    }

    /// A picture gets half of the room when it is first looked at.
    private static void follow(Tab tab, Consumer<Boolean> shown, SplitPane halves) {
        boolean[] looked = {false};
        tab.selectedProperty()
                .subscribe(selected -> {
                    shown.accept(selected);
                    if (selected && !looked[0] && halves.getDividerPositions()[0] > HALF) {
                        looked[0] = true;
                        halves.setDividerPositions(HALF);
                    }
                });
    }
}
