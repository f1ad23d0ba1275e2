package dev.keepsake.unreal.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.Writing;

/// Encodes records: a property each. Pure.
final class RecordEncoder {
    private static final int MOST_NAME = 1_024;

    private RecordEncoder() {}

    /// Writes a record as a property of a class.
    ///
    /// @throws SaveException *wrong use* where it is none
    static void encode(Writing writing, String className, RecordHead head, RecordContent content)
            throws SaveException {
        if (!head.kind().equals(Chunks.KIND)) {
            throw refused("kind");
        }
        requireName(head.subject());
        if (content.sections().size() != 1
                || !content.sections().get(0).id().equals(Chunks.SECTION)) {
            throw refused("section");
        }
        Section section = content.sections().get(0);
        var field = new StructType.Field(head.subject(), Forms.declared(section.content()));
        writing.property(
                className, field, new Writing.Spelled(section.content(), section.encoding()));
    }

    /// Refuses a name that would end the list, or that is read as none.
    private static void requireName(String name) throws SaveException {
        boolean fits =
                !name.isEmpty()
                        && !name.equals("None")
                        && name.length() <= MOST_NAME
                        && name.chars().noneMatch(unit -> unit < ' ');
        if (!fits) {
            throw refused("name");
        }
    }

    static SaveException refused(String reason) {
        return SaveException.of(Finding.of(UnrealCode.EDIT_RECORD).with("reason", reason));
    }
}
