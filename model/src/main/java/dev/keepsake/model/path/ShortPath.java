package dev.keepsake.model.path;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A path as typed: full, or with parts left out that a document can fill in.
///
/// @param text what was typed
/// @param key the key behind the first step, null where none was typed
/// @param steps all parts in order; which of them is the chunk, the record, the section only a
///   document can say
public record ShortPath(String text, @Nullable String key, List<Step> steps) {
    /// Copies the steps.
    public ShortPath {
        steps = List.copyOf(steps);
    }

    /// The path these parts are where none was left out.
    ///
    /// @throws PathSyntaxException where they are no full path
    public Path toFull() throws PathSyntaxException {
        return asFull().orElseThrow(
                        () -> new PathSyntaxException(PathSyntaxException.Fault.NOT_FULL, text, 0));
    }

    /// The path these parts are where none was left out, if they can be one.
    public Optional<Path> asFull() {
        Optional<String> chunk = plainName(0);
        if (chunk.isEmpty()) {
            return Optional.empty();
        }
        if (chunk.get().equals(Path.HEADER)) {
            return key == null || key.isEmpty()
                    ? Optional.of(new Path(Path.HEADER, "", null, null, rest(1)))
                    : Optional.empty();
        }
        Path path = Path.ofChunk(chunk.get(), key == null ? "" : key);
        if (steps.size() == 1) {
            return Optional.of(path);
        }
        if (!(steps.get(1) instanceof Step.Name(String subject, int ordinal))) {
            return Optional.empty();
        }
        Path record = path.record(subject, ordinal);
        return steps.size() == 2
                ? Optional.of(record)
                : plainName(2).map(id -> record.section(id).then(rest(3)));
    }

    /// The name at an index, where a name without a number stands there.
    private Optional<String> plainName(int index) {
        return steps.get(index) instanceof Step.Name(String name, int ordinal) && ordinal == 0
                ? Optional.of(name)
                : Optional.empty();
    }

    private List<Step> rest(int from) {
        return steps.subList(from, steps.size());
    }
}
