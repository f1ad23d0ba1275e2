package dev.keepsake.unreal.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.Corrupter;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.unreal.UnrealFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Behind a property whose tag is damaged the others are found again, and only the save's own.
class ResumptionTest {
    private static final UnrealFormat FORMAT = new UnrealFormat();

    private static byte[] save() {
        return GvasBuilder.of(EngineVersion.UE_5_3)
                .integer("First", 1)
                .struct(
                        "Inner",
                        "Game.Inner",
                        inner -> inner.integer("Deep", 2).str("Text", "deep"))
                .integer("Last", 3)
                .build();
    }

    private static int find(byte[] bytes, String text, int occurrence) {
        String all = new String(bytes, StandardCharsets.ISO_8859_1);
        int at = -1;
        for (int i = 0; i <= occurrence; i++) {
            at = all.indexOf(text, at + 1);
        }
        return at;
    }

    /// The names of the properties, those that do not read in brackets; then the other chunks.
    private static List<String> found(byte[] bytes) throws SaveException {
        var source = MemorySource.of("save", Bytes.wrap(bytes));
        Diagnosis diagnosis = FORMAT.inspect(source, OpenOptions.DEFAULT, Progress.NONE);
        assertEquals(Outcome.DAMAGED, diagnosis.outcome());
        var names = new ArrayList<String>();
        try (SaveDocument document = diagnosis.document()) {
            Chunk root = document.chunks().get(0);
            for (int i = 0; i < root.size(); i++) {
                names.add(name(root, i));
            }
            document.chunks().stream().skip(1).forEach(chunk -> names.add(chunk.id()));
        }
        return names;
    }

    private static String name(Chunk root, int record) throws SaveException {
        String name = root.record(record).head().subject();
        try {
            assertTrue(root.record(record).content().sections().size() == 1);
            return name;
        } catch (DamagedSaveException unread) {
            return "(" + name + ")";
        }
    }

    @Test
    void propertiesAreFoundBehindADamagedType() throws SaveException {
        byte[] save = save();
        byte[] damaged = Corrupter.flipByte(save, find(save, "StructProperty", 0) + 8, 0x10);
        assertEquals(List.of("First", "()", "Last"), found(damaged));
    }

    @Test
    void propertiesInsideADamagedOneAreNotTheSaves() throws SaveException {
        byte[] save = save();
        byte[] damaged = Corrupter.flipByte(save, find(save, "Inner", 0) - 2, 0x10);
        assertEquals(List.of("First", "()", "Last"), found(damaged));
    }

    @Test
    void theEndIsFoundBehindADamagedLastProperty() throws SaveException {
        byte[] save = save();
        byte[] damaged = Corrupter.flipByte(save, find(save, "Last", 0) - 2, 0x10);
        assertEquals(List.of("First", "Inner", "()"), found(damaged));
    }

    @Test
    void aSizeThatSwallowsOthersCostsThatPropertyAlone() throws SaveException {
        byte[] save = save();
        int size = find(save, "IntProperty", 0) + "IntProperty".length() + 1;
        byte[] damaged = Corrupter.flipByte(save, size, 0x20);
        assertEquals(List.of("(First)", "Inner", "Last"), found(damaged));
    }

    @Test
    void withoutAnEndNothingIsGuessed() throws SaveException {
        byte[] save = save();
        byte[] cut = Corrupter.cut(save, save.length - 1);
        byte[] damaged = Corrupter.flipByte(cut, find(save, "StructProperty", 0) + 8, 0x10);
        assertEquals(List.of("First", "BODY"), found(damaged));
    }

    @Test
    void theStrictDoorRefusesAllTheSame() {
        byte[] save = save();
        byte[] damaged = Corrupter.flipByte(save, find(save, "StructProperty", 0) + 8, 0x10);
        var source = MemorySource.of("save", Bytes.wrap(damaged));
        assertThrows(
                DamagedSaveException.class,
                () -> FORMAT.open(source, OpenOptions.DEFAULT, Progress.NONE).close());
    }
}
