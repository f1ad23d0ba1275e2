package dev.keepsake.spark.save;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.finding.SparkCode;
import java.util.Optional;
import java.util.OptionalInt;

/// The numbers that parents have in an edited save.
///
/// A reference means the entity of that name in the opened save, wherever it stands now; where
/// there is none, the entity that has the name now.
final class ParentNumbers implements EntityWriter.Parents {
    private static final Bytes ROOT = Bytes.ofText("-1");

    private final StoredSave save;
    private final SaveDocument document;
    private final Chunk entities;
    private final boolean moved;

    ParentNumbers(StoredSave save, SaveDocument document, Chunk entities) {
        this.save = save;
        this.document = document;
        this.entities = entities;
        this.moved =
                document.changes().ofChunk(SparkOrigin.ENTITIES).values().stream()
                        .anyMatch(change -> !(change instanceof RecordChange.Revised));
    }

    /// True where entities may have other numbers than in the opened save.
    boolean isMoved() {
        return moved;
    }

    @Override
    public Bytes text(Value parent) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            OptionalInt entity = EntityReader.entity(opaque.bytes(), save.count());
            return entity.isPresent() ? number(position(entity.getAsInt())) : opaque.bytes();
        }
        ReferenceValue reference = (ReferenceValue) parent;
        return reference.isNone() ? ROOT : number(position(reference));
    }

    /// An entity as opened, with its parents' numbers of now.
    Bytes renumbered(int entity) throws SaveException {
        Bytes bytes = save.entity(entity);
        var out = new SaveOutput();
        int from = 0;
        for (EntityBody.Component component : save.body(entity).components()) {
            for (int i = 0; component.isTransform() && i < component.count(); i++) {
                OptionalInt parent = save.parentOf(component, i);
                if (parent.isPresent()) {
                    EntityBody.Text text = component.value(i);
                    out.write(bytes.slice(from, text.offset() - 2 - from));
                    out.writeText(number(position(parent.getAsInt())));
                    from = text.offset() + text.bytes().length();
                }
            }
        }
        out.write(bytes.slice(from, bytes.length() - from));
        return out.bytes();
    }

    private static Bytes number(int position) {
        return Bytes.ofText(Integer.toString(position));
    }

    private int position(ReferenceValue reference) throws SaveException {
        OptionalInt opened =
                save.entityIndex().find(Bytes.ofName(reference.subject()), reference.ordinal());
        if (opened.isPresent() && !isRemoved(opened.getAsInt())) {
            return position(opened.getAsInt());
        }
        Optional<SaveRecord> now = entities.find(reference.subject(), reference.ordinal());
        return entities.positionOf(now.orElseThrow(() -> refused(reference.subject())).id());
    }

    private int position(int opened) throws SaveException {
        if (isRemoved(opened)) {
            throw refused(save.subject(save.layout().entities(), opened).asName());
        }
        return moved ? entities.positionOf(id(opened)) : opened;
    }

    private static RecordId id(int opened) {
        return new RecordId(SparkOrigin.ENTITIES, opened);
    }

    private boolean isRemoved(int opened) {
        return document.changes().records().get(id(opened)) instanceof RecordChange.Removed;
    }

    static SaveException refused(String parent) {
        return SaveException.of(Finding.of(SparkCode.EDIT_PARENT).with("parent", parent));
    }
}
