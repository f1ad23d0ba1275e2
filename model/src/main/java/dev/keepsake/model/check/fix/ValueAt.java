package dev.keepsake.model.check.fix;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What stands at a full path now.
final class ValueAt {
    private @Nullable Value found;

    private ValueAt() {}

    static Optional<Value> find(SaveDocument document, Path path) throws SaveException {
        Optional<Value> value = root(document, path);
        for (Step step : path.steps()) {
            if (value.isEmpty()) {
                break;
            }
            value = Optional.ofNullable(new ValueAt().part(value.get(), step));
        }
        return value;
    }

    private static Optional<Value> root(SaveDocument document, Path path) throws SaveException {
        if (path.isHeader()) {
            return Optional.of(document.header());
        }
        Step.Name record = path.record();
        Optional<Chunk> chunk = document.findChunk(path.chunk(), path.key());
        if (record == null || path.section() == null || chunk.isEmpty()) {
            return Optional.empty();
        }
        Optional<SaveRecord> at = chunk.get().find(record.name(), record.ordinal());
        return at.isEmpty()
                ? Optional.empty()
                : at.get().content().find(path.section()).map(Section::content);
    }

    private @Nullable Value part(Value value, Step step) throws SaveException {
        if (step instanceof Step.Item(long index)) {
            ValueWalk.parts(value, index, index + 1, (number, own, part) -> found = part);
        } else {
            ValueWalk.parts(
                    value,
                    (number, own, part) -> {
                        if (own.equals(step)) {
                            found = part;
                        }
                    });
        }
        return found;
    }
}
