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
    private final SaveDocument document;
    private final Edit edit;

    EditCheck(EditChecks checks, SaveDocument document, Edit edit) {
        this.checks = checks;
        this.values = new ValueCheck(checks, document, edit);
        this.document = document;
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
                String subject = add.content().head().subject();
                FieldDescription field = known(document.origin().owner(), subject);
                for (Section section : add.content().content().sections()) {
                    values.check(section.content(), PrimitiveType.ANY, field, 1);
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
            FieldDescription field = field(lines.record(owner.record()), path);
            values.check(value, place.declared(), field, path.ids().size());
        }
    }

    /// What is known of the field that a value stands in, directly or as an item. Fields of a
    /// struct without a name are those of the record's class; a record may itself be a property of
    /// a class that all records belong to.
    private @Nullable FieldDescription field(RecordLine line, ItemPath path) throws SaveException {
        RecordReplay replay = line.replay();
        boolean isHeader = edit instanceof Edit.OfRecord ofRecord && ofRecord.record().isHeader();
        for (ItemPath at = path; !at.ids().isEmpty(); at = at.parent()) {
            boolean isSection = at.ids().size() == 1 && !isHeader;
            EditedValue parent = replay.walk(at.parent(), edit, made -> {});
            StructType fields = Places.fields(parent.base());
            if (isSection) {
                return known(document.origin().owner(), line.head().subject());
            } else if (fields != null) {
                boolean isOwn = fields.name().isEmpty() && at.ids().size() == 2 && !isHeader;
                return known(
                        isOwn ? line.head().className() : fields.name(), parent.name(at.last()));
            }
        }
        return null;
    }

    private @Nullable FieldDescription known(String struct, String field) {
        return checks.catalog().field(struct, field).orElse(null);
    }
}
