package dev.keepsake.model.query;

import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.Candidate.Scope;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.ReferenceValue;
import java.util.List;
import java.util.stream.Collectors;

/// What a query asks of a record or value. Prints as the query language has it.
sealed interface Condition {
    /// Whether it holds, as far as the candidate is known.
    ///
    /// @throws SaveException where a regular expression takes too long, or the caller stops it
    Answer answer(Candidate candidate) throws SaveException;

    /// All of some conditions.
    record And(List<Condition> parts) implements Condition {
        /// Copies the list.
        public And {
            parts = List.copyOf(parts);
        }

        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            Answer all = Answer.YES;
            for (Condition part : parts) {
                all = all.and(part.answer(candidate));
                if (all == Answer.NO) {
                    return all;
                }
            }
            return all;
        }

        @Override
        public String toString() {
            return parts.stream()
                    .map(part -> part instanceof Or ? "(" + part + ")" : part.toString())
                    .collect(Collectors.joining(" and "));
        }
    }

    /// One of some conditions.
    record Or(List<Condition> parts) implements Condition {
        /// Copies the list.
        public Or {
            parts = List.copyOf(parts);
        }

        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            Answer any = Answer.NO;
            for (Condition part : parts) {
                any = any.or(part.answer(candidate));
                if (any == Answer.YES) {
                    return any;
                }
            }
            return any;
        }

        @Override
        public String toString() {
            return parts.stream().map(Condition::toString).collect(Collectors.joining(" or "));
        }
    }

    /// A condition that must not hold.
    record Not(Condition part) implements Condition {
        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            return part.answer(candidate).not();
        }

        @Override
        public String toString() {
            boolean many = part instanceof And || part instanceof Or;
            return many ? "not (" + part + ")" : "not " + part;
        }
    }

    /// What the name of a chunk or record is.
    record OfRecord(RecordField field, NameTest test) implements Condition {
        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            return field == RecordField.CHUNK || field == RecordField.KEY
                    ? Answer.of(test.holds(field.text(candidate), candidate.progress()))
                    : ofHead(candidate);
        }

        private Answer ofHead(Candidate candidate) throws SaveException {
            if (candidate.scope() == Scope.CHUNK) {
                return Answer.MAYBE;
            }
            String whole = field.text(candidate);
            boolean holds = test.holds(whole, candidate.progress());
            if (field != RecordField.CLASS || holds != test.different()) {
                return Answer.of(holds);
            }
            String name = RecordField.shortName(whole);
            return Answer.of(test.holds(name, candidate.progress()));
        }

        @Override
        public String toString() {
            return field.word() + " " + test;
        }
    }

    /// Whether edits changed or added the record.
    record Edited() implements Condition {
        static final String WORD = "edited";

        @Override
        public Answer answer(Candidate candidate) {
            return candidate.scope() == Scope.CHUNK
                    ? Answer.MAYBE
                    : Answer.of(candidate.isEdited());
        }

        @Override
        public String toString() {
            return "is " + WORD;
        }
    }

    /// Where a value stands.
    record At(PlacePattern pattern, boolean different) implements Condition {
        @Override
        public Answer answer(Candidate candidate) {
            Answer answer = pattern.answer(candidate);
            return different ? answer.not() : answer;
        }

        @Override
        public String toString() {
            return "path " + (different ? "!= " : "= ") + pattern;
        }
    }

    /// What the whole text of a value's path is.
    record PathText(NameTest test) implements Condition {
        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            return switch (candidate.scope()) {
                case CHUNK, RECORD, BELOW -> Answer.MAYBE;
                case WHOLE_RECORD -> Answer.NO;
                case VALUE ->
                        Answer.of(test.holds(candidate.path().toString(), candidate.progress()));
            };
        }

        @Override
        public String toString() {
            return "path " + test;
        }
    }

    /// A condition of a value itself.
    record OfValue(ValueTest test) implements Condition {
        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            return switch (candidate.scope()) {
                case CHUNK, RECORD, BELOW -> Answer.MAYBE;
                case WHOLE_RECORD -> Answer.NO;
                case VALUE -> Answer.of(test.holds(candidate.value(), candidate.progress()));
            };
        }

        @Override
        public String toString() {
            return test.toString();
        }
    }

    /// Whether a value is a reference to a subject.
    record Refers(String subject) implements Condition {
        @Override
        public Answer answer(Candidate candidate) {
            return switch (candidate.scope()) {
                case CHUNK, RECORD, BELOW -> Answer.MAYBE;
                case WHOLE_RECORD -> Answer.NO;
                case VALUE ->
                        Answer.of(
                                candidate.value() instanceof ReferenceValue reference
                                        && isMeant(reference));
            };
        }

        private boolean isMeant(ReferenceValue reference) {
            return reference.subject().equals(subject)
                    || Literals.print(reference).filter(subject::equals).isPresent();
        }

        @Override
        public String toString() {
            return "refers to " + QuotedText.ofName(subject);
        }
    }

    /// Whether a text stands in the name of a record, in its class, or in the name, the key or the
    /// printed text of a value.
    record AnyText(NameTest test) implements Condition {
        @Override
        public Answer answer(Candidate candidate) throws SaveException {
            return switch (candidate.scope()) {
                case CHUNK, RECORD, BELOW -> Answer.MAYBE;
                case WHOLE_RECORD -> Answer.of(ofRecord(candidate, candidate.head()));
                case VALUE -> Answer.of(ofName(candidate) || ofValue(candidate));
            };
        }

        private boolean ofRecord(Candidate candidate, RecordHead head) throws SaveException {
            return test.holds(head.subject(), candidate.progress())
                    || test.holds(head.className(), candidate.progress());
        }

        private boolean ofName(Candidate candidate) throws SaveException {
            List<Step> steps = candidate.steps();
            if (steps.isEmpty()) {
                return test.holds(candidate.section(), candidate.progress());
            }
            return switch (steps.get(steps.size() - 1)) {
                case Step.Name name -> test.holds(name.name(), candidate.progress());
                case Step.Key key -> test.holds(key.literal(), candidate.progress());
                case Step.Item item -> false;
                case Step.Member member -> false;
            };
        }

        private boolean ofValue(Candidate candidate) throws SaveException {
            String text = ValueText.of(candidate.value());
            return text != null && test.holds(text, candidate.progress());
        }

        @Override
        public String toString() {
            return "text " + test;
        }
    }
}
