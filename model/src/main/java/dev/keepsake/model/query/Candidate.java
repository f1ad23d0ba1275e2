package dev.keepsake.model.query;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a search looks at, as far as it knows it: a chunk whose records were not read, a record
/// that was not decoded, the values below a place, one value, or a record as a whole. Changes as
/// the search goes on; for one thread.
final class Candidate {
    /// How much is known.
    enum Scope {
        /// The chunk; any value of any of its records is meant.
        CHUNK,
        /// The record, not decoded; any of its values is meant.
        RECORD,
        /// The place; any value below it is meant.
        BELOW,
        /// A value.
        VALUE,
        /// The record itself is meant.
        WHOLE_RECORD
    }

    private static final RecordHead NO_HEAD = new RecordHead("", "", "");

    private final Progress progress;
    private final List<Step> steps = new ArrayList<>();
    private Scope scope = Scope.CHUNK;
    private Path chunk = Path.ofHeader();
    private Path record = Path.ofHeader();
    private RecordHead head = NO_HEAD;
    private boolean edited;
    private String section = "";
    private @Nullable Value value;

    Candidate(Progress progress) {
        this.progress = progress;
    }

    void enterHeader(boolean isEdited) {
        chunk = Path.ofHeader();
        enterRecord(Path.ofHeader(), NO_HEAD, isEdited);
    }

    void enterChunk(Path path) {
        scope = Scope.CHUNK;
        chunk = path;
    }

    void enterRecord(Path path, RecordHead itsHead, boolean isEdited) {
        scope = Scope.RECORD;
        record = path;
        head = itsHead;
        edited = isEdited;
        section = "";
        steps.clear();
    }

    void enterSection(String id) {
        section = id;
        steps.clear();
    }

    void push(Step step) {
        steps.add(step);
    }

    void pop() {
        steps.remove(steps.size() - 1);
    }

    /// The same place with as much known as said.
    Candidate at(Scope known, @Nullable Value itsValue) {
        scope = known;
        value = itsValue;
        return this;
    }

    Scope scope() {
        return scope;
    }

    Progress progress() {
        return progress;
    }

    Path chunk() {
        return chunk;
    }

    Path record() {
        return record;
    }

    boolean isHeader() {
        return chunk.isHeader();
    }

    RecordHead head() {
        return head;
    }

    boolean isEdited() {
        return edited;
    }

    String section() {
        return section;
    }

    List<Step> steps() {
        return steps;
    }

    /// The value, where one is meant.
    ///
    /// @throws IllegalStateException where none is
    Value value() {
        if (value == null) {
            throw new IllegalStateException("no value in scope " + scope);
        }
        return value;
    }

    /// The path of the value or of the record.
    Path path() {
        if (scope == Scope.WHOLE_RECORD) {
            return record;
        }
        return isHeader() ? record.then(steps) : record.section(section).then(steps);
    }
}
