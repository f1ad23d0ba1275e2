package dev.keepsake.app.change;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.StagedChange;
import dev.keepsake.app.document.StagedChange.Line;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/// Staged changes in words.
final class ChangeWords {
    private final Messages messages;
    private final Counts counts;
    private final DateTimeFormatter time;

    ChangeWords(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.counts = new Counts(messages);
        this.time = DateTimeFormatter.ofPattern("HH:mm:ss").withZone(zone);
    }

    /// What a row is about.
    String where(ChangeRow row) {
        return switch (row) {
            case ChangeRow.OfEntry entry when entry.isMany() -> entry.change().title();
            case ChangeRow.OfEntry entry -> where(entry.change().lines().get(0).path());
            case ChangeRow.OfLine of -> where(of.line().path());
            case ChangeRow.OfRest rest -> counts.of("window.change.more", rest.count());
        };
    }

    /// The record and the place in it, without chunk and section.
    static String where(Path path) {
        var text = new StringBuilder();
        if (path.isHeader()) {
            text.append("header");
        } else if (path.record() == null) {
            text.append((path.chunk() + " " + path.key()).strip());
        } else {
            text.append(FieldNames.typed(path.record().name()));
        }
        for (Step step : path.steps()) {
            boolean name = step instanceof Step.Name;
            text.append(name ? " . " + FieldNames.typed(((Step.Name) step).name()) : step);
        }
        return Printable.text(text.toString());
    }

    /// What stood there.
    String old(ChangeRow row) {
        return switch (row) {
            case ChangeRow.OfEntry entry when entry.isMany() ->
                    counts.of("window.change.count", entry.change().count());
            case ChangeRow.OfEntry entry -> entry.change().lines().get(0).old();
            case ChangeRow.OfLine of -> of.line().old();
            case ChangeRow.OfRest rest -> "";
        };
    }

    /// What stands there now, or what became of it.
    String now(ChangeRow row) {
        return switch (row) {
            case ChangeRow.OfEntry entry when entry.isMany() -> "";
            case ChangeRow.OfEntry entry -> now(entry.change().lines().get(0));
            case ChangeRow.OfLine of -> now(of.line());
            case ChangeRow.OfRest rest -> "";
        };
    }

    private String now(Line line) {
        return switch (line.kind()) {
            case CHANGED -> line.now();
            case ADDED -> said("window.change.isAdded", line.now());
            case REMOVED -> messages.text("window.change.isRemoved");
            case MOVED -> messages.text("window.change.isMoved", "path", line.now());
            case RESTORED -> messages.text("window.change.isRestored");
        };
    }

    private String said(String key, String value) {
        return value.isEmpty() ? messages.text(key) : value + " · " + messages.text(key);
    }

    /// When it was staged.
    String when(ChangeRow row) {
        return row instanceof ChangeRow.OfEntry entry ? time(entry.change()) : "";
    }

    private String time(StagedChange change) {
        return time.format(change.when());
    }
}
