package dev.keepsake.model.edit;

import dev.keepsake.model.document.Section;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// About how much memory edits hold, in bytes: the bytes and characters in them, and a flat sum for
/// every edit and value. Items of paged containers stand in files and do not count.
final class HeldBytes {
    private static final long FLAT = 32;

    private HeldBytes() {}

    static long of(Iterable<Edit> edits) {
        long sum = 0;
        for (Edit edit : edits) {
            sum += FLAT + content(edit);
        }
        return sum;
    }

    private static long content(Edit edit) {
        return switch (edit) {
            case Edit.SetValue set -> of(set.value());
            case Edit.SetKey set -> of(set.key());
            case Edit.SetName set -> text(set.name());
            case Edit.Insert insert -> of(insert.key()) + of(insert.slot());
            case Edit.Retype retype -> of(retype.slot());
            case Edit.SetBytes set -> set.bytes().length();
            case Edit.AddRecord add -> {
                long sum = 0;
                for (Section section : add.content().content().sections()) {
                    sum += of(section.content());
                }
                yield sum;
            }
            case Edit.SetChunkBytes set -> set.bytes().length();
            case Edit.OfRecord small -> 0;
            case Edit.OfChunk small -> 0;
        };
    }

    private static long of(@Nullable Slot slot) {
        return slot == null ? 0 : of(slot.value());
    }

    /// Recurses as deep as values stand in one another, which checks bound.
    private static long of(Value value) {
        return FLAT
                + switch (value) {
                    case BytesValue bytes -> bytes.bytes().length();
                    case NameValue name -> name.bytes().length();
                    case OpaqueValue kept -> kept.bytes().length();
                    case PackedValue packed -> packed.data().length();
                    case TextValue text -> text.bytes().length();
                    case EnumValue constant -> constant.constant().length();
                    case ReferenceValue reference -> text(reference.subject());
                    case AssetValue asset -> asset.path().length() + asset.subPath().length();
                    case ContainerValue container -> items(container);
                    default -> 0;
                };
    }

    private static long items(ContainerValue container) {
        long sum = 0;
        if (container.items() instanceof InlineItems items) {
            for (int i = 0; i < items.count(); i++) {
                sum += of(items.value(i));
            }
        }
        return sum;
    }

    private static long text(String text) {
        return 2L * text.length();
    }
}
