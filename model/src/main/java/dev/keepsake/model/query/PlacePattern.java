package dev.keepsake.model.query;

import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.Candidate.Scope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The places a query means: a path in which chunk, record and section may be left out, `*` stands
/// for one step and `**` for any number of them.
///
/// The section is always named exactly or left out. Where the pattern begins at the chunk nothing
/// else is left out; else what comes before its first part may be anything, and a star in the first
/// place is a step into a value, never a record. Matching goes along the path once and keeps all
/// parts it may stand at as bits.
///
/// @param whole true where the pattern begins at the chunk
/// @param parts at most [#MOST_PARTS]
record PlacePattern(boolean whole, List<Part> parts) {
    static final int MOST_PARTS = 60;

    /// Copies the list.
    PlacePattern {
        parts = List.copyOf(parts);
    }

    /// A part between slashes or in brackets.
    sealed interface Part {
        /// Whether a step is so.
        boolean takes(Step step);
    }

    /// Any number of steps, also none.
    record AnySteps() implements Part {
        @Override
        public boolean takes(Step step) {
            return true;
        }

        @Override
        public String toString() {
            return "/**";
        }
    }

    /// A name: of a chunk, a record, a section or a field. A lone star takes an item too.
    ///
    /// @param ordinal which of equal names, −1 for each
    /// @param key of a chunk, null where it may have any
    record Named(NamePattern name, int ordinal, @Nullable NamePattern key) implements Part {
        @Override
        public boolean takes(Step step) {
            if (key != null) {
                return false;
            }
            return name.isAny() || step instanceof Step.Name named && isNamed(named);
        }

        private boolean isNamed(Step.Name step) {
            return (ordinal < 0 || ordinal == step.ordinal())
                    && (name.matches(step.name()) || name.matches(FieldNames.typed(step.name())));
        }

        boolean takesChunk(Path chunk) {
            return ordinal <= 0
                    && name.matches(chunk.chunk())
                    && (key == null || key.matches(chunk.key()));
        }

        boolean takesRecord(Step.Name record) {
            return key == null && isNamed(record);
        }

        boolean takesSection(String id) {
            return key == null && ordinal <= 0 && !name.stars() && name.matches(id);
        }

        @Override
        public String toString() {
            return "/" + name + (ordinal < 0 ? "" : "#" + ordinal) + (key == null ? "" : "@" + key);
        }
    }

    /// An item of a list, or the value of a map entry.
    ///
    /// @param step which, null for each
    record InBrackets(@Nullable Step step) implements Part {
        @Override
        public boolean takes(Step other) {
            return step == null
                    ? other instanceof Step.Item || other instanceof Step.Key
                    : step.equals(other);
        }

        @Override
        public String toString() {
            return step == null ? "[*]" : step.toString();
        }
    }

    /// An item of a set.
    ///
    /// @param index which, −1 for each
    record InBraces(long index) implements Part {
        @Override
        public boolean takes(Step other) {
            return other instanceof Step.Member member && (index < 0 || index == member.index());
        }

        @Override
        public String toString() {
            return index < 0 ? "{*}" : "{" + index + "}";
        }
    }

    /// Whether the candidate's place is meant; above values, whether one in it may be.
    Answer answer(Candidate candidate) {
        if (candidate.scope() == Scope.CHUNK) {
            return mayBe(whole ? afterChunk(candidate.chunk()) : start());
        }
        if (candidate.scope() == Scope.WHOLE_RECORD) {
            return Answer.NO;
        }
        long states = candidate.isHeader() ? inHeader(candidate) : inRecord(candidate);
        for (Step step : candidate.steps()) {
            if (states == 0) {
                return Answer.NO;
            }
            states = after(states, step);
        }
        return candidate.scope() == Scope.VALUE
                ? Answer.of((states & 1L << parts.size()) != 0)
                : mayBe(states);
    }

    private static Answer mayBe(long states) {
        return states == 0 ? Answer.NO : Answer.MAYBE;
    }

    private long start() {
        return closed(1);
    }

    private long inHeader(Candidate candidate) {
        return afterChunk(candidate.chunk());
    }

    /// Before the steps of a section, or before its id where only the record is known.
    private long inRecord(Candidate candidate) {
        Step.Name record = candidate.record().record();
        long before = afterChunk(candidate.chunk()) | (whole ? 0 : start());
        long states = record == null ? 0 : afterRecord(before, record);
        states |= whole ? 0 : start();
        return candidate.scope() == Scope.RECORD
                ? states
                : states | afterSection(states, candidate.section());
    }

    private long afterChunk(Path chunk) {
        return advance(
                start(),
                (index, part) ->
                        part instanceof Named named
                                && (whole || !named.name().isAny())
                                && named.takesChunk(chunk));
    }

    private long afterRecord(long states, Step.Name record) {
        return advance(
                states,
                (index, part) ->
                        part instanceof Named named
                                && (whole || index > 0 || !named.name().isAny())
                                && named.takesRecord(record));
    }

    private long afterSection(long states, String id) {
        return advance(
                states, (index, part) -> part instanceof Named named && named.takesSection(id));
    }

    private long after(long states, Step step) {
        return advance(states, (index, part) -> part.takes(step));
    }

    private interface Taker {
        boolean takes(int index, Part part);
    }

    private long advance(long states, Taker taker) {
        long next = 0;
        for (int i = 0; i < parts.size(); i++) {
            if ((states & 1L << i) == 0) {
                continue;
            }
            if (parts.get(i) instanceof AnySteps) {
                next |= 1L << i;
            } else if (taker.takes(i, parts.get(i))) {
                next |= 1L << i + 1;
            }
        }
        return closed(next);
    }

    /// The states, and those behind parts that may stand for no step at all.
    private long closed(long states) {
        long all = states;
        for (int i = 0; i < parts.size(); i++) {
            if ((all & 1L << i) != 0 && parts.get(i) instanceof AnySteps) {
                all |= 1L << i + 1;
            }
        }
        return all;
    }

    /// The one text of the pattern.
    @Override
    public String toString() {
        var text = new StringBuilder();
        parts.forEach(text::append);
        boolean slash = text.charAt(0) == '/';
        return whole ? text.toString() : slash ? text.substring(1) : text.toString();
    }
}
