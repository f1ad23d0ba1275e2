package dev.keepsake.unreal.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.Limits;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.Fixtures;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.wrapper.Wrappers;
import org.jspecify.annotations.Nullable;

/// Changes a save of a game, writes it, reads it again, and says all that changed.
final class Editing {
    private static final Editor EDITOR = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private final EditedSave opened;

    private Editing(EditedSave opened) {
        this.opened = opened;
    }

    /// Makes an edit of an opened save.
    interface Change {
        Edit edit(Editing save) throws SaveException;
    }

    /// Another value at a path.
    static Change set(String path, Value value) {
        return save -> new Edit.SetValue(save.target(path), value, null);
    }

    /// One more item behind the item of a container that has this number, −1 for the first place.
    static Change insert(String path, int after, @Nullable Value key, Value value) {
        return save ->
                new Edit.Insert(
                        save.target(path),
                        after < 0 ? Edit.Insert.FIRST : after,
                        EDITOR.nextId(save.opened, save.target(path)),
                        key == null ? null : Slot.of(key),
                        Slot.of(value));
    }

    /// The value at a path.
    Target target(String path) throws SaveException {
        return location(path).target();
    }

    /// The record at a path.
    RecordId record(String path) throws SaveException {
        return location(path).record();
    }

    private Location location(String path) throws SaveException {
        return new PathResolver(opened, Progress.NONE).resolve(path);
    }

    /// What is different in a file with this change: values, then bytes.
    static String changed(String file, Change change) throws SaveException {
        return changed(Fixtures.read(file), change);
    }

    static String changed(Bytes before, Change change) throws SaveException {
        try (SaveDocument document = Saves.open(before)) {
            EditedSave opened = EditedSave.opened(document);
            Edit edit = change.edit(new Editing(opened));
            try (EditedSave edited = EDITOR.stage(opened, edit)) {
                Bytes after = Saves.write(edited.document());
                assertExact(after);
                try (SaveDocument again = Saves.open(after)) {
                    assertEquals("", ValueDifference.of(edited.document(), again));
                    String values = ValueDifference.of(document, again);
                    String bytes = ByteDifference.of(content(before), content(after));
                    return values + "\n" + bytes + "\n";
                }
            }
        }
    }

    private static void assertExact(Bytes save) throws SaveException {
        Verdict verdict = Saves.verify(save);
        assertEquals(Outcome.LOADED, verdict.outcome());
        assertEquals(true, verdict.exact());
        assertEquals(0, verdict.keptAsRead());
    }

    /// The bytes without a wrapper.
    private static Bytes content(Bytes save) throws SaveException {
        ByteSource content =
                Wrappers.unwrap(
                                MemorySource.of("save", save),
                                Limits.DEFAULT,
                                FindingLog.strict(9),
                                Progress.NONE)
                        .orElseThrow()
                        .content();
        return content.read(0, (int) content.size());
    }
}
