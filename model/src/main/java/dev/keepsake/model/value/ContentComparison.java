package dev.keepsake.model.value;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;

/// Whether two values have the same content, paged containers included: what [Object#equals] cannot
/// say of those.
///
/// For one thread and one comparison.
public final class ContentComparison {
    private static final int PAGE = 1_000;
    private static final int POLL = 1_024;

    private final boolean withEncodings;
    private final Poll poll;
    private long compared;

    private ContentComparison(boolean withEncodings, Poll poll) {
        this.withEncodings = withEncodings;
        this.poll = poll;
    }

    /// How a caller learns how far a comparison is, and ends it: the signature of a progress check.
    @FunctionalInterface
    public interface Poll {
        /// Called at least every 1,024 items.
        ///
        /// @param done how many items were compared so far
        /// @param total always −1: nobody counted them
        /// @throws CancelledException to end the comparison
        void check(long done, long total) throws CancelledException;
    }

    /// True where both values are equal, item by item.
    ///
    /// @param withEncodings whether the items must be spelled alike too
    /// @param poll asked at least every 1,024 items
    /// @throws SaveException where a page cannot be read, or the caller stops it
    public static boolean same(Value left, Value right, boolean withEncodings, Poll poll)
            throws SaveException {
        return new ContentComparison(withEncodings, poll).same(left, right);
    }

    /// True where both values are equal, item by item, however long that takes.
    ///
    /// @param withEncodings whether the items must be spelled alike too
    /// @throws SaveException where a page cannot be read
    public static boolean same(Value left, Value right, boolean withEncodings)
            throws SaveException {
        return same(left, right, withEncodings, (done, total) -> {});
    }

    private boolean same(Value left, Value right) throws SaveException {
        if (!(left instanceof ContainerValue one && right instanceof ContainerValue two)) {
            return left.equals(right);
        }
        return sameOutside(one, two) && sameItems(one.items(), two.items());
    }

    private static boolean sameOutside(ContainerValue left, ContainerValue right) {
        return switch (left) {
            case ObjectValue one ->
                    right instanceof ObjectValue two
                            && one.name().equals(two.name())
                            && one.content().type().equals(two.content().type());
            case LocalizedTextValue one ->
                    right instanceof LocalizedTextValue two
                            && one.form().equals(two.form())
                            && one.parts().type().equals(two.parts().type());
            case StructValue one -> isSameKind(one, right);
            case ListValue one -> isSameKind(one, right);
            case SetValue one -> isSameKind(one, right);
            case MapValue one -> isSameKind(one, right);
            case OptionalValue one -> isSameKind(one, right);
        };
    }

    private static boolean isSameKind(ContainerValue left, ContainerValue right) {
        return left.getClass() == right.getClass() && left.type().equals(right.type());
    }

    private boolean sameItems(Items left, Items right) throws SaveException {
        if (left.size() != right.size()) {
            return false;
        }
        for (long from = 0; from < left.size(); ) {
            InlineItems one = page(left, from);
            InlineItems two = page(right, from);
            int count = Math.min(one.count(), two.count());
            if (!samePage(one, two, count)) {
                return false;
            }
            from += count;
        }
        return true;
    }

    private boolean samePage(InlineItems left, InlineItems right, int count)
            throws SaveException {
        for (int i = 0; i < count; i++) {
            if (compared++ % POLL == 0) {
                poll.check(compared, -1);
            }
            boolean spelled = !withEncodings || left.encoding(i).equals(right.encoding(i));
            if (!spelled || !same(left.value(i), right.value(i))) {
                return false;
            }
        }
        return true;
    }

    private static InlineItems page(Items items, long from) throws SaveException {
        return switch (items) {
            case InlineItems inline ->
                    from == 0 ? inline : inline.slice((int) from, inline.count());
            case PagedItems paged -> paged.page(from, PAGE);
        };
    }
}
