package dev.keepsake.app.map;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Which map is shown, and along which axis one looks at it.
final class MapChoices {
    private final MapViewModel model;
    private final Messages messages;
    private final Counts counts;
    private final ComboBox<Choice> maps = new ComboBox<>();
    private boolean filling;

    /// A map, or all of them.
    private record Choice(@Nullable Integer chunk, String text) {}

    MapChoices(MapViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        this.counts = new Counts(messages);
        maps.setId("map-choice");
        maps.setAccessibleText(messages.text("window.map.which"));
        maps.setConverter(words(Choice::text));
        maps.setMinWidth(0);
        maps.setMaxWidth(260);
        maps.valueProperty()
                .subscribe(choice -> {
                    if (!filling && choice != null) {
                        model.chunk().set(choice.chunk());
                    }
                });
        model.legend().subscribe(this::fill);
    }

    /// Shown where there is a choice.
    Node maps() {
        return maps;
    }

    private void fill(MapLegend legend) {
        var choices = new ArrayList<Choice>();
        for (MapLegend.OnMap map : legend.maps()) {
            String name = Printable.text(map.name());
            choices.add(new Choice(map.chunk(), name + "  " + counts.number(map.count())));
        }
        choices.add(new Choice(null, messages.text("window.map.all")));
        filling = true;
        if (!choices.equals(List.copyOf(maps.getItems()))) {
            maps.getItems().setAll(choices);
        }
        choices.stream()
                .filter(choice -> Objects.equals(choice.chunk(), model.chunk().get()))
                .findFirst()
                .ifPresent(maps::setValue);
        filling = false;
        maps.setVisible(choices.size() > 2);
        maps.setManaged(maps.isVisible());
    }

    Node planes() {
        var planes = new ComboBox<Plane>();
        planes.setId("map-plane");
        planes.setAccessibleText(messages.text("window.map.plane"));
        planes.getItems().setAll(Plane.values());
        planes.setConverter(words(plane -> plane.right() + " / " + plane.up()));
        planes.valueProperty().bindBidirectional(model.plane());
        return planes;
    }

    private static <T> StringConverter<T> words(Function<T, String> words) {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return value == null ? "" : words.apply(value);
            }

            @Override
            public @Nullable T fromString(String text) {
                return null;
            }
        };
    }
}
