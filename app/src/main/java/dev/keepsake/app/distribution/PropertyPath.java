package dev.keepsake.app.distribution;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where the records of a class have a property: names, and *each* for all items of a list, set or
/// map. Immutable.
///
/// @param section the section's id
/// @param parts from its content on
record PropertyPath(String section, List<Part> parts) {
    PropertyPath {
        parts = List.copyOf(parts);
    }

    /// A step that fits many values.
    sealed interface Part {
        /// A field.
        record Field(Step.Name name) implements Part {}

        /// Every item, or the value of every entry.
        record Each() implements Part {}
    }

    /// Takes the values of a property.
    @FunctionalInterface
    interface Sink {
        /// Takes one.
        void take(Value value) throws SaveException;
    }

    /// The property that the value at a path is one of; empty for the header and what is no value.
    static Optional<PropertyPath> of(Path path) {
        if (path.isHeader() || path.section() == null) {
            return Optional.empty();
        }
        return Optional.of(
                new PropertyPath(
                        path.section(), path.steps().stream().map(PropertyPath::part).toList()));
    }

    static Part part(Step step) {
        return switch (step) {
            case Step.Name name -> new Part.Field(name);
            case Step.Item item -> new Part.Each();
            case Step.Member member -> new Part.Each();
            case Step.Key key -> new Part.Each();
        };
    }

    /// This path with one more part.
    PropertyPath then(Part part) {
        var all = new ArrayList<>(parts);
        all.add(part);
        return new PropertyPath(section, all);
    }

    /// Finds the values of this property in a record.
    ///
    /// @throws SaveException where a page of it does not read, or the sink throws
    void read(RecordContent content, Sink sink) throws SaveException {
        Optional<Section> found = content.find(section);
        if (found.isPresent()) {
            read(found.get().content(), 0, sink);
        }
    }

    /// As deep as there are parts.
    private void read(Value value, int from, Sink sink) throws SaveException {
        if (from == parts.size()) {
            sink.take(value);
            return;
        }
        ValueWalk.parts(
                value,
                (number, step, part) -> {
                    if (part(step).equals(parts.get(from))) {
                        read(part, from + 1, sink);
                    }
                });
    }

    /// As people read it: `Stock[…]/Count`, with the section only where that is all there is.
    String text() {
        var text = new StringBuilder();
        for (Part part : parts) {
            switch (part) {
                case Part.Field(Step.Name name) ->
                        text.append(text.isEmpty() ? "" : "/")
                                .append(FieldNames.typed(name.name()))
                                .append(name.ordinal() > 0 ? "#" + name.ordinal() : "");
                case Part.Each each -> text.append("[…]");
            }
        }
        return text.isEmpty() || text.charAt(0) == '[' ? section + text : text.toString();
    }
}
