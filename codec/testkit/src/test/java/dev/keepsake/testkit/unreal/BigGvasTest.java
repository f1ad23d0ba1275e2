package dev.keepsake.testkit.unreal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class BigGvasTest {
    static final Iterable<EngineVersion> ENGINES = EngineVersion.ALL;

    private static byte[] written(BigGvas save) throws IOException {
        var out = new ByteArrayOutputStream();
        save.write(out);
        return out.toByteArray();
    }

    private static Value row(int index) {
        String number = "00000000" + index;
        return Values.struct(
                "S_Item",
                list ->
                        list.integer("Amount", index)
                                .float32("Weight", index / 8f)
                                .str("Title", "The_" + number)
                                .name("Class", "Class_" + number)
                                .property("Place", Natives.vector(index, -index, index / 3.0))
                                .struct(
                                        "Slots",
                                        "S_Slots",
                                        slots -> slots.integers("Numbers", index, 1, 2, 3)));
    }

    @ParameterizedTest
    @FieldSource("ENGINES")
    void writesWhatTheBuilderWrites(EngineVersion engine) throws IOException {
        PropertyType type = PropertyType.struct("S_Item");
        assertArrayEquals(
                GvasBuilder.of(engine).array("Entries", type, row(0), row(1)).build(),
                written(BigGvas.ofEntries(engine, BigGvas.Kind.STRUCTS, 2)));
        assertArrayEquals(
                GvasBuilder.of(engine)
                        .map(
                                "Entries",
                                PropertyType.NAME,
                                type,
                                Containers.pair(Values.name("Item_000000000"), row(0)),
                                Containers.pair(Values.name("Item_000000001"), row(1)))
                        .build(),
                written(BigGvas.ofEntries(engine, BigGvas.Kind.MAP_BY_NAME, 2)));
    }

    @Test
    void isAsLongAsItSays() throws IOException {
        for (BigGvas.Kind kind : BigGvas.Kind.values()) {
            BigGvas save = BigGvas.ofMegabytes(EngineVersion.UE_5_3, kind, 1);
            assertEquals(save.lengthBytes(), written(save).length);
        }
    }

    @Test
    void refusesWhatNoSizeCanHold() {
        assertThrows(
                ArithmeticException.class,
                () -> BigGvas.ofMegabytes(EngineVersion.UE_5_3, BigGvas.Kind.STRUCTS, 2048));
    }
}
