package dev.keepsake.unreal.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.Verdict;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.unreal.Containers;
import dev.keepsake.testkit.unreal.CustomVersion;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.Values;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.Shown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Types that came late to the engine or that few games save.
final class LateTypesTest {
    private static void assertHolds(String expected, GvasBuilder builder) throws SaveException {
        Bytes save = Bytes.wrap(builder.build());
        Verdict verdict = Saves.verify(save);
        assertEquals(true, verdict.exact());
        try (SaveDocument document = Saves.open(save)) {
            assertEquals(
                    expected.strip(),
                    Shown.document(document).replace("tail 00000000", "").strip());
            assertEquals(save, Saves.write(document));
            assertEquals(save, Saves.copied(document));
        }
        assertEquals(0, verdict.keptAsRead());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Utf8StrProperty", "AnsiStrProperty", "VerseStringProperty"})
    void stringsOfBytesEndWithoutANul(String type) throws SaveException {
        byte[] text = {2, 0, 0, 0, 'o', 'k'};
        PropertyType own = PropertyType.of(type);
        assertHolds(
                """
                One = "ok" <type=TYPE>
                Nothing = "" <type=TYPE>
                All = List<Text> ["ok", ""] <type=ArrayProperty(TYPE)>
                """
                        .replace("TYPE", type),
                GvasBuilder.of(EngineVersion.UE_5_6)
                        .raw("One", own, text)
                        .raw("Nothing", own, new byte[4])
                        .array("All", own, Values.raw(own, text), Values.raw(own, new byte[4])));
    }

    @Test
    void valuesByPlatformSayFirstWhetherTheyAreCooked() throws SaveException {
        assertHolds(
                """
                Number = PerPlatformInt{Cooked=true, Value=Int32 7} <type=StructProperty(PerPlatformInt(/Script/Game))>
                Truth = PerPlatformBool{Cooked=false, Value=true} <type=StructProperty(PerPlatformBool(/Script/Game))>
                """,
                GvasBuilder.of(EngineVersion.UE_5_4)
                        .property("Number", Natives.ints("PerPlatformInt", 1, 7))
                        .property("Truth", Natives.ints("PerPlatformBool", 0, 1)));
    }

    @Test
    void aValueThatMayBeMissingBeginsWithFourBytes() throws SaveException {
        assertHolds(
                """
                Some = Optional<Int32> [Int32 7]
                Nothing = Optional<Int32> []
                """,
                GvasBuilder.of(EngineVersion.UE_5_4)
                        .property("Some", Containers.present(Values.integer(7)))
                        .property("Nothing", Containers.absent(PropertyType.INT)));
    }

    @Test
    void instancedStructsBeginWithTheirPathWhereTheyHaveAVersion() throws SaveException {
        assertHolds(
                """
                One = InstancedStruct{Type=asset "/Script/Game.S", Value=S{X=Int32 1}}
                Nothing = InstancedStruct{Type=asset "", Value=Optional<Any> []}
                """,
                instances().custom(CustomVersion.INSTANCED_STRUCT, 0));
    }

    @Test
    void olderInstancedStructsBeginWithAMarkInTheEditor() throws SaveException {
        assertHolds(
                """
                One = InstancedStruct{Type=asset "/Script/Game.S", Value=S{X=Int32 1}} <prelude=abababab00>
                Nothing = InstancedStruct{Type=asset "", Value=Optional<Any> []} <prelude=abababab00>
                """,
                instances());
    }

    @Test
    void olderInstancedStructsBeginWithAByteInAGame() throws SaveException {
        byte[] none = new byte[9];
        byte[] newer = {1, 0, 0, 0, 0, 0, 0, 0, 0};
        assertHolds(
                """
                Nothing = InstancedStruct{Type=asset "", Value=Optional<Any> []}
                Newer = InstancedStruct{Type=asset "", Value=Optional<Any> []} <prelude=01>
                """,
                GvasBuilder.of(EngineVersion.UE_5_1)
                        .property("Nothing", Natives.unknown("InstancedStruct", none))
                        .property("Newer", Natives.unknown("InstancedStruct", newer)));
    }

    private static GvasBuilder instances() {
        return GvasBuilder.of(EngineVersion.UE_5_1)
                .property("One", Natives.instance("/Script/Game.S", list -> list.integer("X", 1)))
                .property("Nothing", Natives.noInstance());
    }
}
