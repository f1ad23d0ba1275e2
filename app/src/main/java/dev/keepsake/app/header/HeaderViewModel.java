package dev.keepsake.app.header;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Durations;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What the header of the open save says, in a few facts, and its picture. For the window's thread.
///
/// @param <P> a picture ready to show
public final class HeaderViewModel<P> {
    private final DocumentViewModel document;
    private final Messages messages;
    private final ZoneId zone;
    private final Function<Picture, Optional<P>> decoder;
    private final LatestTask decoding;
    private final ReadOnlyObjectWrapper<Facts> facts = new ReadOnlyObjectWrapper<>(Facts.NONE);
    private final ReadOnlyObjectWrapper<Shown<P>> picture =
            new ReadOnlyObjectWrapper<>(new Shown<>(false, null));

    /// The picture of a save.
    ///
    /// @param exists true where the save has one, whether or not it can be shown
    /// @param image ready to show, null while it is decoded and where it cannot be
    record Shown<P>(boolean exists, @Nullable P image) {}

    /// A fact.
    record Fact(String name, String text) {}

    /// All facts of a save.
    ///
    /// @param title what players call it
    /// @param facts in the order to show them
    record Facts(String title, List<Fact> facts) {
        static final Facts NONE = new Facts("", List.of());
    }

    /// The header of what this document shows.
    ///
    /// @param decoder makes a picture ready to show; runs on a worker
    public HeaderViewModel(
            DocumentViewModel document,
            TaskScope tasks,
            Messages messages,
            ZoneId zone,
            Function<Picture, Optional<P>> decoder) {
        this.document = document;
        this.messages = messages;
        this.zone = zone;
        this.decoder = decoder;
        this.decoding = tasks.latest();
        document.save().subscribe(this::show);
    }

    /// True while the header is selected.
    ObservableValue<Boolean> selected() {
        return document.place().map(place -> place instanceof Place.OfHeader).orElse(false);
    }

    /// The facts.
    ReadOnlyObjectProperty<Facts> facts() {
        return facts.getReadOnlyProperty();
    }

    /// The picture.
    ReadOnlyObjectProperty<Shown<P>> picture() {
        return picture.getReadOnlyProperty();
    }

    private void show(@Nullable OpenedSave save) {
        decoding.drop();
        picture.set(new Shown<>(false, null));
        SaveDocument opened = save == null ? null : save.document();
        if (save == null || opened == null) {
            facts.set(Facts.NONE);
            return;
        }
        facts.set(facts(save, opened));
        decoding.start(
                Task.of(
                        "",
                        progress -> read(opened),
                        picture::set,
                        failure -> picture.set(new Shown<>(true, null))));
    }

    private Shown<P> read(SaveDocument opened) throws SaveException {
        Optional<Picture> stored = opened.picture();
        return new Shown<>(stored.isPresent(), stored.flatMap(decoder).orElse(null));
    }

    private Facts facts(OpenedSave save, SaveDocument opened) {
        var fields = new HeaderFields(opened.header());
        var list = new ArrayList<Fact>();
        add(list, "window.header.savedAt", fields.savedAt().map(this::time));
        add(list, "window.header.playTime", fields.playTime().map(Durations::text));
        add(list, "window.header.place", fields.place().map(Printable::text));
        add(list, "window.header.class", fields.className().map(Printable::text));
        add(list, "window.header.engine", fields.engine().map(Printable::text));
        add(list, "window.header.wrapper", fields.wrapper().map(Printable::text));
        add(list, "window.header.kind", fields.slotKind().map(Printable::text));
        String name = String.valueOf(save.file().getFileName());
        return new Facts(Printable.text(fields.title().orElse(name)), list);
    }

    private void add(List<Fact> list, String key, Optional<String> text) {
        text.ifPresent(shown -> list.add(new Fact(messages.text(key), shown)));
    }

    private String time(Instant instant) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .withLocale(messages.locale())
                .withZone(zone)
                .format(instant);
    }
}
