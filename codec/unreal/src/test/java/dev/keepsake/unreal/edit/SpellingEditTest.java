package dev.keepsake.unreal.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.UnrealString;
import dev.keepsake.testkit.unreal.Values;
import dev.keepsake.unreal.Saves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How a value was spelled stays only where it still fits.
final class SpellingEditTest {
    private static Bytes save(String text) {
        return Bytes.wrap(
                GvasBuilder.of(EngineVersion.UE_4_27)
                        .property("S", Values.str(UnrealString.utf8(text)))
                        .str("After", "x")
                        .build());
    }

    /// A save with one edit staged, as it is written.
    private static Bytes edited(Bytes save, Edit edit) throws SaveException {
        try (SaveDocument document = Saves.open(save)) {
            EditedSave opened = EditedSave.opened(document);
            try (EditedSave staged =
                    new Editor(EditChecks.of(TypeCatalog.EMPTY)).stage(opened, edit)) {
                return Saves.write(staged.document());
            }
        }
    }

    private static Target property(int number) {
        return new Target(new RecordId(0, number), ItemPath.of(0));
    }

    /// A text of one byte a character takes no others: they would read as something else.
    @ParameterizedTest
    @ValueSource(strings = {"caf\u00e9", "caf\u00e9 \u65e5"})
    void anotherTextLeavesTheNarrowForm(String opened) throws SaveException {
        Value text = TextValue.of("\u65e5\u672c");
        Bytes written = edited(save(opened), new Edit.SetValue(property(0), text, null));
        try (SaveDocument again = Saves.open(written)) {
            Section section = again.record(new RecordId(0, 0)).content().sections().get(0);
            assertEquals(text, section.content());
            assertEquals(Encoding.text("string", "open"), section.encoding());
        }
    }

    @Test
    void theTextAsReadKeepsTheNarrowForm() throws SaveException {
        Bytes save = save("caf\u00e9");
        Edit other = new Edit.SetValue(property(1), TextValue.of("y"), null);
        Edit back = new Edit.SetValue(property(1), TextValue.of("x"), null);
        assertEquals(save, edited(edited(save, other), back));
    }

    @Test
    void aTagTakesAnotherIndex() throws SaveException {
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(EngineVersion.UE_5_4)
                                .property("First", Values.str("x"))
                                .build());
        Encoding third = Encoding.number("index", 3);
        Bytes written = edited(save, new Edit.SetEncoding(property(0), third));
        try (SaveDocument again = Saves.open(written)) {
            Section section = again.record(new RecordId(0, 0)).content().sections().get(0);
            assertEquals(third, section.encoding());
        }
        assertEquals(save.length() + 4, written.length());
    }
}
