package dev.keepsake.app.cli;

import dev.keepsake.app.write.EditedMark;
import dev.keepsake.model.bulk.BulkEdit;
import dev.keepsake.model.bulk.BulkEffects;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Stages assignments on an opened save, all of them or none.
final class Staging {
    private final SaveDocument document;
    private final TypeCatalog types;
    private final PathResolver resolver;

    /// A change that was staged.
    record Change(Path path, Value old, Value now, Edit edit) {}

    Staging(SaveDocument document, Progress progress) {
        this.document = document;
        this.types = document.origin().types();
        this.resolver = new PathResolver(EditedSave.opened(document), progress);
    }

    /// What the assignments change. Each is read against the save as opened.
    List<Change> changes(List<String> assignments) throws SaveException {
        var changes = new ArrayList<Change>();
        for (String text : assignments) {
            changes.add(change(Assignment.parse(text)));
        }
        return changes;
    }

    private Change change(Assignment assignment) throws SaveException {
        Assignment.Aim aim = assignment.aim(resolver);
        Target target = aim.location().target();
        Place place = Place.of(document, aim.location());
        PrimitiveType retype = aim.retype();
        Type type = retype == null ? place.declared() : retype;
        Value value = assignment.value(type, new Literals.Context(place.value(), types));
        return new Change(
                aim.location().path(), place.value(), value, edit(target, place, value, retype));
    }

    private static Edit edit(
            Target target, Place place, Value value, @Nullable PrimitiveType retype) {
        if (retype != null) {
            return new Edit.Retype(target, Slot.of(value));
        }
        if (place.value() instanceof OpaqueValue && value instanceof OpaqueValue kept) {
            return new Edit.SetBytes(target, kept.bytes());
        }
        Encoding spelling = place.value() instanceof OpaqueValue ? Encoding.DEFAULT : null;
        return new Edit.SetValue(target, value, spelling);
    }

    /// What one operation changes wherever a query leads.
    BulkEffects effects(BulkEdit.Selection selection, Progress progress) throws SaveException {
        return BulkEdit.effects(EditedSave.opened(document), selection, editor(), progress);
    }

    private Editor editor() {
        return new Editor(EditChecks.of(types));
    }

    /// The save with the changes, and the mark that it was edited where its format has one.
    EditedSave stage(List<Edit> changes, Instant now, Progress progress) throws SaveException {
        var edits = new ArrayList<>(changes);
        Optional<Edit> mark = EditedMark.edit(document, now);
        mark.ifPresent(edits::add);
        return editor().stage(EditedSave.opened(document), edits, progress);
    }
}
