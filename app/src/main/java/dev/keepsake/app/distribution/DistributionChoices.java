package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.ClassNames;
import dev.keepsake.app.distribution.ClassCatalogue.OfClass;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Which class and which property of it is counted.
final class DistributionChoices {
    private final ComboBox<OfClass> classes;
    private final ComboBox<PropertyPath> properties;

    DistributionChoices(DistributionViewModel model, Messages messages) {
        var counts = new Counts(messages);
        classes =
                box(
                        "values-chart-class",
                        messages.text("window.numbers.class"),
                        one -> shortClass(one.name()) + "  " + counts.number(one.count()));
        properties =
                box(
                        "values-chart-property",
                        messages.text("window.numbers.property"),
                        one -> Printable.text(one.text()));
        join(classes, model.classes(), model.ofClass());
        join(properties, model.properties(), model.property());
    }

    Node classes() {
        return classes;
    }

    Node properties() {
        return properties;
    }

    /// Shows both only where there is a choice to be made.
    void whenShowing(ObservableValue<Boolean> shown) {
        for (ComboBox<?> box : List.of(classes, properties)) {
            box.visibleProperty().bind(shown);
            box.managedProperty().bind(shown);
        }
    }

    private static String shortClass(String name) {
        return Printable.text(ClassNames.last(name));
    }

    /// While the list is filled, nothing is chosen by it.
    private static <T> void join(
            ComboBox<T> box, ObservableValue<List<T>> offered, Property<@Nullable T> chosen) {
        boolean[] filling = {false};
        offered.subscribe(all -> {
            filling[0] = true;
            box.getItems().setAll(all);
            box.setValue(chosen.getValue());
            filling[0] = false;
        });
        chosen.subscribe(one -> {
            filling[0] = true;
            box.setValue(one);
            filling[0] = false;
        });
        box.valueProperty()
                .subscribe(one -> {
                    if (!filling[0] && one != null) {
                        chosen.setValue(one);
                    }
                });
    }

    private static <T> ComboBox<T> box(String id, String name, Function<T, String> words) {
        var box = new ComboBox<T>();
        box.setId(id);
        box.setAccessibleText(name);
        box.setPromptText(name);
        box.setMinWidth(0);
        box.setPrefWidth(200);
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(@Nullable T value) {
                        return value == null ? "" : words.apply(value);
                    }

                    @Override
                    public @Nullable T fromString(String text) {
                        return null;
                    }
                });
        return box;
    }
}
