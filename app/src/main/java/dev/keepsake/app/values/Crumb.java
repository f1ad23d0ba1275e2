package dev.keepsake.app.values;

import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.ArrayList;
import java.util.List;

/// A part of the way to the selected value.
///
/// @param text the part
/// @param path what it leads to
record Crumb(String text, Path path) {
    /// The parts of a path, the chunk first.
    ///
    /// @param header the word for the header
    static List<Crumb> of(Path path, String header) {
        var crumbs = new ArrayList<Crumb>();
        Path at = path.isHeader() ? Path.ofHeader() : Path.ofChunk(path.chunk(), path.key());
        String chunk = path.key().isEmpty() ? path.chunk() : path.chunk() + " " + path.key();
        crumbs.add(new Crumb(path.isHeader() ? header : Printable.text(chunk), at));
        if (path.record() != null) {
            at = at.record(path.record().name(), path.record().ordinal());
            crumbs.add(new Crumb(Printable.text(path.record().name()), at));
        }
        if (path.section() != null) {
            at = at.section(path.section());
            crumbs.add(new Crumb(Printable.text(path.section()), at));
        }
        for (Step step : path.steps()) {
            at = at.then(step);
            crumbs.add(new Crumb(text(step), at));
        }
        return crumbs;
    }

    private static String text(Step step) {
        return switch (step) {
            case Step.Name(String name, int ordinal) ->
                    Printable.text(FieldNames.typed(name)) + (ordinal == 0 ? "" : "#" + ordinal);
            case Step.Key(String literal, int ordinal) ->
                    Printable.text(literal) + (ordinal == 0 ? "" : "#" + ordinal);
            case Step.Item item -> item.toString();
            case Step.Member member -> member.toString();
        };
    }
}
