package dev.keepsake.unreal.value;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.Natives.ints;
import static dev.keepsake.testkit.unreal.Natives.vector;
import static dev.keepsake.testkit.unreal.Values.name;
import static dev.keepsake.testkit.unreal.Values.struct;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.Verdict;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.unreal.Containers;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.Value;
import dev.keepsake.unreal.Saves;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Elements are read as what they are, whatever their struct is called and however many there are.
final class ElementFormsTest {
    static List<EngineVersion> engines() {
        return List.of(EngineVersion.UE_4_27, EngineVersion.UE_5_3, EngineVersion.UE_5_4);
    }

    private static void assertReadInFull(byte[] save) throws SaveException {
        Verdict verdict = Saves.verify(Bytes.wrap(save));
        assertEquals(Outcome.LOADED, verdict.outcome());
        assertEquals(true, verdict.exact());
        assertEquals(0, verdict.keptAsRead());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void listsUnderTheNameOfANativeAreRead(EngineVersion engine) throws SaveException {
        for (String own : List.of("Vector", "Color", "Box", "Sphere", "Guid")) {
            Value element = struct(own, list -> list.integer("Own", 1).str("More", "x"));
            assertReadInFull(
                    GvasBuilder.of(engine)
                            .property("Alone", element)
                            .property("Many", array(PropertyType.struct(own), element, element))
                            .map(
                                    "ByName",
                                    PropertyType.NAME,
                                    PropertyType.struct(own),
                                    pair(name("k"), element))
                            .build());
        }
    }

    private static Value entry(int number) {
        return struct("S_Entry", list -> list.integer("Number", number).str("Text", "x"));
    }

    private static byte[] map(PropertyType key, int count, IntFunction<Value> keys) {
        Containers.Pair[] pairs =
                IntStream.range(0, count)
                        .mapToObj(i -> pair(keys.apply(i), entry(i)))
                        .toArray(Containers.Pair[]::new);
        return GvasBuilder.of(EngineVersion.UE_5_3)
                .map("Map", key, PropertyType.struct("S_Entry"), pairs)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 20, 2_000, 40_000})
    void keysAreFoundHoweverMuchOfTheSaveTheMapIs(int count) throws SaveException {
        assertReadInFull(map(PropertyType.struct("IntPoint"), count, i -> ints("IntPoint", i, -i)));
        assertReadInFull(
                map(PropertyType.struct("IntVector"), count, i -> ints("IntVector", i, 7, -i)));
        assertReadInFull(map(PropertyType.struct("Vector"), count, i -> vector(i, 0.5, -i)));
    }

    @Test
    void whatStandsBehindAStructsListIsKept() throws SaveException {
        byte[] list = GvasBuilder.propertyList(EngineVersion.UE_4_27, more -> more.integer("A", 1));
        byte[] body = Arrays.copyOf(list, list.length + 8);
        body[list.length] = 77;
        assertReadInFull(
                GvasBuilder.of(EngineVersion.UE_4_27)
                        .raw("Thing", PropertyType.struct("S_Game"), body)
                        .build());
    }
}
