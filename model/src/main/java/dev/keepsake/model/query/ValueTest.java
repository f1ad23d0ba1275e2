package dev.keepsake.model.query;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.value.Value;
import java.util.EnumSet;
import java.util.Set;

/// What a value must be. Prints as the query language has it.
sealed interface ValueTest {
    /// Whether a value is so.
    ///
    /// @throws SaveException where a regular expression takes too long, or the caller stops it
    boolean holds(Value value, Progress progress) throws SaveException;

    /// How a value and an operand may stand to each other.
    enum Operator {
        /// The same.
        EQUAL("=", EnumSet.of(Relation.EQUAL)),
        /// Comparable, and not the same.
        DIFFERENT("!=", EnumSet.of(Relation.LESS, Relation.GREATER, Relation.OTHER)),
        /// Before it.
        LESS("<", EnumSet.of(Relation.LESS)),
        /// Before it, or the same.
        AT_MOST("<=", EnumSet.of(Relation.LESS, Relation.EQUAL)),
        /// Behind it.
        GREATER(">", EnumSet.of(Relation.GREATER)),
        /// Behind it, or the same.
        AT_LEAST(">=", EnumSet.of(Relation.GREATER, Relation.EQUAL));

        private final String sign;

        @SuppressWarnings("ImmutableEnumChecker")
        private final Set<Relation> holdsFor;

        Operator(String sign, Set<Relation> holdsFor) {
            this.sign = sign;
            this.holdsFor = holdsFor;
        }

        String sign() {
            return sign;
        }

        boolean isOrder() {
            return this != EQUAL && this != DIFFERENT;
        }

        boolean holds(Relation relation) {
            return holdsFor.contains(relation);
        }
    }

    /// How it compares with an operand.
    record Compares(Operator operator, Operand operand) implements ValueTest {
        @Override
        public boolean holds(Value value, Progress progress) {
            return operator.holds(Relation.of(value, operand));
        }

        @Override
        public String toString() {
            return "value " + operator.sign() + " " + operand;
        }
    }

    /// Between two operands, both included.
    record Between(Operand least, Operand greatest) implements ValueTest {
        @Override
        public boolean holds(Value value, Progress progress) {
            return Operator.AT_LEAST.holds(Relation.of(value, least))
                    && Operator.AT_MOST.holds(Relation.of(value, greatest));
        }

        @Override
        public String toString() {
            return "value in " + least + ".." + greatest;
        }
    }

    /// What its text holds.
    record Text(NameTest test) implements ValueTest {
        @Override
        public boolean holds(Value value, Progress progress) throws SaveException {
            String text = ValueText.of(value);
            return text != null && test.holds(text, progress);
        }

        @Override
        public String toString() {
            return "value " + test;
        }
    }

    /// What it is beyond its text.
    record Is(ValueTrait trait) implements ValueTest {
        @Override
        public boolean holds(Value value, Progress progress) {
            return trait.holds(value);
        }

        @Override
        public String toString() {
            return "is " + trait.word();
        }
    }

    /// Its type.
    record OfType(String name, boolean different) implements ValueTest {
        @Override
        public boolean holds(Value value, Progress progress) {
            return TypeName.means(name, value.type()) != different;
        }

        @Override
        public String toString() {
            return "type " + (different ? "!= " : "= ") + QuotedText.ofName(name);
        }
    }
}
