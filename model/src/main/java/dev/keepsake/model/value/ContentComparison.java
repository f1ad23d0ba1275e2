package dev.keepsake.model.value;

import dev.keepsake.model.finding.SaveException;

/// Whether two values have the same content, paged containers included: what [Object#equals] cannot
/// say of those.
public final class ContentComparison {
    private static final int PAGE = 1_000;

    private ContentComparison() {}

    /// True where both values are equal, item by item.
    ///
    /// @param withEncodings whether the items must be spelled alike too
    /// @throws SaveException where a page cannot be read
    public static boolean same(Value left, Value right, boolean withEncodings)
            throws SaveException {
        if (!(left instanceof ContainerValue one && right instanceof ContainerValue two)) {
            return left.equals(right);
        }
        return sameOutside(one, two) && sameItems(one.items(), two.items(), withEncodings);
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

    private static boolean sameItems(Items left, Items right, boolean withEncodings)
            throws SaveException {
        if (left.size() != right.size()) {
            return false;
        }
        for (long from = 0; from < left.size(); ) {
            InlineItems one = page(left, from);
            InlineItems two = page(right, from);
            int count = Math.min(one.count(), two.count());
            if (!samePage(one, two, count, withEncodings)) {
                return false;
            }
            from += count;
        }
        return true;
    }

    private static boolean samePage(
            InlineItems left, InlineItems right, int count, boolean withEncodings)
            throws SaveException {
        for (int i = 0; i < count; i++) {
            boolean spelled = !withEncodings || left.encoding(i).equals(right.encoding(i));
            if (!spelled || !same(left.value(i), right.value(i), withEncodings)) {
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
