package dev.keepsake.model.path;

/// One step of a [Path] into a value.
public sealed interface Step {
    /// A field of a struct, an object or a localized text.
    ///
    /// @param name the field's name
    /// @param ordinal which of the fields with that name, from 0; printed as `name#n` above 0
    record Name(String name, int ordinal) implements Step {
        /// Refuses a negative number.
        public Name {
            requireCount(ordinal);
        }

        /// The first field with this name.
        public static Name of(String name) {
            return new Name(name, 0);
        }

        /// As it stands in a path.
        @Override
        public String toString() {
            return QuotedText.ofName(name) + (ordinal > 0 ? "#" + ordinal : "");
        }
    }

    /// An item of a list, of a packed list or of an optional, or the value of the entry of a map at
    /// that position where its key has no literal text; printed as `[i]`.
    ///
    /// @param index from 0
    record Item(long index) implements Step {
        /// Refuses a negative number.
        public Item {
            requireCount(index);
        }

        /// As it stands in a path.
        @Override
        public String toString() {
            return "[" + index + "]";
        }
    }

    /// The value under a key of a map; printed as `[=literal]`.
    ///
    /// @param literal the key's literal text
    /// @param ordinal which of the entries with that key, from 0; printed as `[=literal#n]` above 0
    record Key(String literal, int ordinal) implements Step {
        /// Refuses a negative number.
        public Key {
            requireCount(ordinal);
        }

        /// As it stands in a path.
        @Override
        public String toString() {
            return "[=" + new Name(literal, ordinal) + "]";
        }
    }

    /// An item of a set, or (in a map) the key of the entry at that position; printed as `{i}`.
    ///
    /// @param index from 0
    record Member(long index) implements Step {
        /// Refuses a negative number.
        public Member {
            requireCount(index);
        }

        /// As it stands in a path.
        @Override
        public String toString() {
            return "{" + index + "}";
        }
    }

    private static void requireCount(long number) {
        if (number < 0) {
            throw new IllegalArgumentException("no step: " + number);
        }
    }
}
