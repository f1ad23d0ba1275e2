package dev.keepsake.model.query;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.HashMap;
import java.util.Map;

/// Goes through the parts of a value in the order of the save, page by page where it is big.
///
/// Recurses into nothing: a visitor that wants the parts of a part walks that one. Any thread may
/// walk; a visitor that wants to stop throws.
public final class ValueWalk {
    private static final int PAGE_ITEMS = 1_000;

    private ValueWalk() {}

    /// Takes each part of a value.
    @FunctionalInterface
    public interface Visitor {
        /// Takes a part.
        ///
        /// @param number its number among the parts, from 0; for the value of a map entry that of
        ///   the entry
        /// @param step from the value to it
        void visit(long number, Step step, Value part) throws SaveException;
    }

    /// How many parts a value has; for a map its entries, 0 for a value without parts.
    public static long count(Value value) {
        return switch (value) {
            case PackedValue packed -> packed.count();
            case MapValue map -> map.entryCount();
            case ContainerValue container -> container.items().size();
            default -> 0;
        };
    }

    /// What a part is declared to hold.
    ///
    /// @param number its number among the parts, 0 to `count(value) - 1`
    public static Type declared(Value value, long number) {
        return switch (value) {
            case StructValue struct -> field(struct, number);
            case ObjectValue object -> field(object.content(), number);
            case LocalizedTextValue text -> field(text.parts(), number);
            case ListValue list -> list.type().item();
            case SetValue set -> set.type().item();
            case OptionalValue optional -> optional.type().content();
            case MapValue map -> map.type().value();
            case PackedValue packed -> packed.type().element();
            default -> PrimitiveType.ANY;
        };
    }

    private static Type field(StructValue struct, long number) {
        return struct.type().fields().get(Math.toIntExact(number)).type();
    }

    /// Goes through all parts; for a map the values of its entries.
    ///
    /// @throws SaveException where a page of a big container cannot be read, or the visitor throws
    public static void parts(Value value, Visitor visitor) throws SaveException {
        parts(value, 0, count(value), visitor);
    }

    /// Goes through the parts from one number to before another; for a map the values of its
    /// entries.
    ///
    /// @throws SaveException where a page of a big container cannot be read, or the visitor throws
    public static void parts(Value value, long from, long to, Visitor visitor)
            throws SaveException {
        long end = Math.min(to, count(value));
        switch (value) {
            case PackedValue packed -> {
                for (long i = from; i < end; i++) {
                    visitor.visit(i, new Step.Item(i), packed.element((int) i));
                }
            }
            case StructValue struct -> fields(struct, from, end, visitor);
            case ObjectValue object -> fields(object.content(), from, end, visitor);
            case LocalizedTextValue text -> fields(text.parts(), from, end, visitor);
            case MapValue map -> entries(map, from, end, visitor);
            case SetValue set ->
                    items(
                            set.items(),
                            from,
                            end,
                            (i, item) -> {
                                visitor.visit(i, new Step.Member(i), item);
                            });
            case ContainerValue list ->
                    items(
                            list.items(),
                            from,
                            end,
                            (i, item) -> {
                                visitor.visit(i, new Step.Item(i), item);
                            });
            default -> {}
        }
    }

    private static void fields(StructValue struct, long from, long end, Visitor visitor)
            throws SaveException {
        var seen = new HashMap<String, Integer>();
        for (int i = 0; i < end; i++) {
            StructType.Field field = struct.type().fields().get(i);
            int ordinal = seen.merge(field.name(), 1, Integer::sum) - 1;
            if (i >= from) {
                visitor.visit(i, new Step.Name(field.name(), ordinal), struct.value(i));
            }
        }
    }

    /// Keys before the page are read too: of equal keys, the step says which.
    private static void entries(MapValue map, long from, long end, Visitor visitor)
            throws SaveException {
        var walk =
                new ItemVisitor() {
                    private final Map<String, Integer> seen = new HashMap<>();
                    private Step step = new Step.Member(0);

                    @Override
                    public void visit(long index, Value item) throws SaveException {
                        long entry = index / 2;
                        if (index % 2 == 0) {
                            step = step(entry, item);
                        } else if (entry >= from) {
                            visitor.visit(entry, step, item);
                        }
                    }

                    private Step step(long entry, Value key) {
                        return Literals.print(key)
                                .<Step>map(literal -> new Step.Key(literal, ordinal(literal)))
                                .orElse(new Step.Item(entry));
                    }

                    private int ordinal(String literal) {
                        return seen.merge(literal, 1, Integer::sum) - 1;
                    }
                };
        items(map.items(), 0, 2 * end, walk);
    }

    /// Takes each of the values in a container's one flat sequence.
    @FunctionalInterface
    public interface ItemVisitor {
        /// Takes a value.
        ///
        /// @param index its number, from 0; of a map, 2i is the key and 2i + 1 the value of entry i
        void visit(long index, Value item) throws SaveException;
    }

    /// Goes through all values of a container as they stand in it, the keys of a map among them.
    ///
    /// @throws SaveException where a page of a big container cannot be read, or the visitor throws
    public static void items(ContainerValue container, ItemVisitor visitor) throws SaveException {
        items(container.items(), 0, container.items().size(), visitor);
    }

    private static void items(Items items, long from, long end, ItemVisitor visitor)
            throws SaveException {
        for (long at = from; at < end; ) {
            InlineItems page = page(items, at, end);
            for (int i = 0; i < page.count(); i++) {
                visitor.visit(at + i, page.value(i));
            }
            at += page.count();
        }
    }

    private static InlineItems page(Items items, long from, long end) throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline.slice((int) from, (int) end);
            case PagedItems paged -> paged.page(from, (int) Math.min(PAGE_ITEMS, end - from));
        };
    }
}
