package dev.keepsake.app.document;

import dev.keepsake.model.finding.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The copies of a slot, and which of them a game would load. Immutable.
///
/// @param copies those that are there, A before B
/// @param checked true where every block of them was checked, false where only heads were read
public record SlotCopies(List<Copy> copies, boolean checked) {
    /// No copies.
    public static final SlotCopies NONE = new SlotCopies(List.of(), false);

    /// One copy.
    ///
    /// @param file where it stands
    /// @param letter `A` or `B`
    /// @param outcome how opening, and where all was checked, checking it ended
    /// @param header what could be read of its header, null where nothing could
    public record Copy(Path file, char letter, Outcome outcome, @Nullable HeaderFields header) {
        /// True where it opens.
        public boolean isValid() {
            return outcome == Outcome.LOADED;
        }

        /// Its number, −1 where unknown.
        public long sequence() {
            return header == null ? -1 : header.sequence().orElse(-1L);
        }
    }

    /// Copies the list.
    public SlotCopies {
        copies = List.copyOf(copies);
    }

    /// The copy that loads: the valid one with the higher number, A where they are equal.
    public Optional<Copy> loads() {
        return copies.stream()
                .filter(Copy::isValid)
                .reduce((best, next) -> isNewer(next, best) ? next : best);
    }

    /// The copy to show: the one that loads, else the first.
    public Optional<Copy> shown() {
        return loads().or(() -> copies.stream().findFirst());
    }

    private static boolean isNewer(Copy copy, Copy best) {
        return Long.compareUnsigned(copy.sequence(), best.sequence()) > 0;
    }
}
