package dev.keepsake.app.write;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import java.time.Instant;
import java.util.Optional;

/// The mark in the header of a Keepsake save that says which tool edited it, and when.
public final class EditedMark {
    /// The version of this program.
    public static final String VERSION = "0.1.0";

    /// This program, as saves and people know it.
    public static final String TOOL = "Keepsake " + VERSION;

    private static final String FIELD = "edited";
    private static final String FORMAT = "keepsake";

    private EditedMark() {}

    /// The edit that sets the mark; empty for formats that have none.
    public static Optional<Edit> edit(SaveDocument document, Instant now) {
        if (!document.format().id().equals(FORMAT)) {
            return Optional.empty();
        }
        StructValue mark =
                StructValue.builder("Edited")
                        .add("tool", TextValue.of(TOOL))
                        .add("at", DateTimeValue.of(now, TimeScale.MILLISECONDS))
                        .build();
        StructValue header = document.header();
        int place = header.type().indexOf(FIELD);
        if (place >= 0) {
            Target target = new Target(RecordId.HEADER, ItemPath.of(place));
            return Optional.of(new Edit.SetValue(target, mark, Encoding.DEFAULT));
        }
        return Optional.of(
                new Edit.Insert(
                        new Target(RecordId.HEADER, ItemPath.ROOT),
                        lastKnown(header),
                        -1,
                        Slot.of(NameValue.of(FIELD)),
                        Slot.of(mark)));
    }

    /// The mark stands behind the fields this version knows, before those it carries.
    private static long lastKnown(StructValue header) {
        int last = header.items().count() - 1;
        while (last >= 0 && header.value(last) instanceof OpaqueValue) {
            last--;
        }
        return last < 0 ? Edit.Insert.FIRST : last;
    }
}
