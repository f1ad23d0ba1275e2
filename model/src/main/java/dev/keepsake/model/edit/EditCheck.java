package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// Checks what an edit that was just done brings in.
final class EditCheck {
    private final EditChecks checks;
    private final ValueCheck values;
    private final Edit edit;

    EditCheck(EditChecks checks, SaveDocument document, Edit edit) {
        this.checks = checks;
        this.values = new ValueCheck(checks, document, edit);
        this.edit = edit;
    }

    /// Refuses the edit where the checks forbid it.
    void check(EditLines lines) throws SaveException {
        switch (edit) {
            case Edit.SetValue set -> checkIn(lines, set, set.target().path(), set.value());
            case Edit.Retype retype ->
                    checkIn(lines, retype, retype.target().path(), retype.slot().value());
            case Edit.SetKey set -> checkIn(lines, set, set.target().path(), set.key());
            case Edit.Insert insert -> checkInserted(lines, insert);
            case Edit.AddRecord add -> {
                for (Section section : add.content().content().sections()) {
                    values.check(section.content(), PrimitiveType.ANY, null, 1);
                }
            }
            case Edit.OfValue other -> {}
            case Edit.OfRecord other -> {}
            case Edit.OfChunk other -> {}
        }
    }

    private void checkInserted(EditLines lines, Edit.Insert insert) throws SaveException {
        ItemPath item = insert.target().path().then(insert.id());
        Slot key = insert.key();
        RecordReplay replay = lines.record(insert.record()).replay();
        boolean isMap = replay.walk(insert.target().path(), edit, made -> {}).unit() == 2;
        if (isMap && key != null) {
            checkIn(lines, insert, item, key.value());
            long valueId = ItemIds.item(ItemIds.unit(insert.id(), 2), 2, 1);
            item = insert.target().path().then(valueId);
        }
        checkIn(lines, insert, item, insert.slot().value());
    }

    private void checkIn(EditLines lines, Edit.OfValue owner, ItemPath path, Value value)
            throws SaveException {
        RecordReplay replay = lines.record(owner.record()).replay();
        boolean isName =
                owner instanceof Edit.SetKey
                        && Places.fields(replay.walk(path.parent(), edit, made -> {}).base())
                                != null;
        if (!isName) {
            EditedValue place = replay.walk(path, edit, made -> {});
            values.check(value, place.declared(), field(replay, path), path.ids().size());
        }
    }

    /// What is known of the field that a value stands in, directly or as an item.
    private @Nullable FieldDescription field(RecordReplay replay, ItemPath path)
            throws SaveException {
        for (ItemPath at = path; !at.ids().isEmpty(); at = at.parent()) {
            EditedValue parent = replay.walk(at.parent(), edit, made -> {});
            StructType fields = Places.fields(parent.base());
            if (fields != null) {
                String name = parent.name(at.last());
                return checks.catalog().field(fields.name(), name).orElse(null);
            }
        }
        return null;
    }
}
