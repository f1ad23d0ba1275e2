package dev.keepsake.unreal.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.UnrealString;
import dev.keepsake.testkit.unreal.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How a value was spelled stays only where it still fits.
final class SpellingEditTest {
    private static Bytes save(String text) {
        return Bytes.wrap(
                GvasBuilder.of(EngineVersion.UE_4_27)
                        .property("S", Values.str(UnrealString.utf8(text)))
                        .build());
    }

    /// A text of one byte a character takes no others: they would read as something else.
    @ParameterizedTest
    @ValueSource(strings = {"caf\u00e9", "caf\u00e9 \u65e5"})
    void anotherTextLeavesTheNarrowForm(String opened) throws SaveException {
        String changed =
                Editing.changed(
                        save(opened), Editing.set("root/S/PROP", TextValue.of("\u65e5\u672c")));
        assertTrue(changed.contains("fdffffffe5652c670000"), changed);
    }

    /// A tag whose bytes are kept as read, as its name has another form, still takes an index.
    @Test
    void aTagKeptAsReadTakesAnotherIndex() throws SaveException {
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(EngineVersion.UE_5_4)
                                .str("First", "x")
                                .str("Second", "y")
                                .build());
        String changed =
                Editing.changed(
                        save,
                        opened ->
                                new Edit.SetEncoding(
                                        opened.target("root/Second/PROP"),
                                        Encoding.number("index", 3)));
        assertEquals(2, changed.lines().filter(line -> line.startsWith("at ")).count(), changed);
    }
}
