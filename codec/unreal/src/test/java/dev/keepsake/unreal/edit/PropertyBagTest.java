package dev.keepsake.unreal.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Verdict;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.testkit.unreal.Containers;
import dev.keepsake.testkit.unreal.CustomVersion;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.PropertyBag;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.testkit.unreal.Value;
import dev.keepsake.testkit.unreal.Values;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.Shown;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Bags of properties read in full in every version, are written back exactly, and change where
/// they are edited alone.
final class PropertyBagTest {
    private static final UnrealGuid ID = new UnrealGuid(7, 0, 0, 0);

    /// Engines of both layouts of tags, each with every version of bags.
    static Stream<Arguments> versions() {
        return Stream.of(EngineVersion.UE_5_3, EngineVersion.UE_5_4_EARLY, EngineVersion.UE_5_4)
                .flatMap(engine ->
                        Stream.of(-1, 0, 1, 2, 3, 4, 5)
                                .map(version -> Arguments.of(engine, version)));
    }

    private static Bytes save(EngineVersion engine, int version, Value bag) {
        GvasBuilder save = GvasBuilder.of(engine);
        if (version >= 0) {
            save.custom(CustomVersion.PROPERTY_BAG, version);
        }
        return Bytes.wrap(save.property("Bag", bag).integer("Behind", 9).build());
    }

    private static PropertyBag filled() {
        return new PropertyBag()
                .with("Count", Values.integer(5), "how many")
                .with("Where", Natives.vector(1, 2, 3))
                .with(
                        "Rates",
                        Containers.array(
                                PropertyType.FLOAT, Values.float32(0.5f), Values.float32(2)))
                .with("Title", Values.str("old"));
    }

    private static ContainerValue read(Bytes save) throws SaveException {
        Verdict verdict = Saves.verify(save);
        assertEquals(true, verdict.exact());
        assertEquals(0, verdict.keptAsRead(), () -> verdict.findings().toString());
        try (SaveDocument document = Saves.open(save)) {
            assertEquals(save, Saves.write(document));
            assertEquals(save, Saves.copied(document));
            return (ContainerValue) Saves.value(document, "Bag");
        }
    }

    private static StructValue present(ContainerValue bag) {
        InlineItems items = (InlineItems) bag.items();
        return (StructValue) items.value(0);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void noBagIsNothing(EngineVersion engine, int version) throws SaveException {
        assertEquals(
                "Optional<Struct InstancedPropertyBag> []",
                Shown.of(read(save(engine, version, Natives.noPropertyBag()))));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void theListOfABagHoldsItsValues(EngineVersion engine, int version) throws SaveException {
        ContainerValue bag = read(save(engine, version, Natives.propertyBag(filled())));
        StructValue list = (StructValue) present(bag).find("Value").orElseThrow();
        assertEquals(List.of("Count", "Where", "Rates", "Title"), names(list));
        assertEquals(IntegerValue.int32(5), list.find("Count").orElseThrow());
        assertEquals("packed [float 0.5, float 2.0]", Shown.of(list.find("Rates").orElseThrow()));
    }

    private static List<String> names(StructValue struct) {
        return struct.type().fields().stream().map(field -> field.name()).toList();
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aBagSaysWhatItsPropertiesAre(EngineVersion engine, int version) throws SaveException {
        ContainerValue bag = read(save(engine, version, Natives.propertyBag(filled())));
        String said = Shown.of(present(bag).find("Properties").orElseThrow());
        String containers =
                switch (version) {
                    case -1, 0 -> "";
                    case 1 -> "ContainerType=UInt8 1, ";
                    default -> "ContainerTypes=bytes 01, ";
                };
        String more = version >= 4 ? ", PropertyFlags=UInt64 5" : "";
        more += version >= 5 ? ", KeyType=UInt8 0, KeyTypeObject=asset \"\"" : "";
        String rates =
                "PropertyBagPropertyDesc{ValueTypeObject=asset \"\","
                        + " ID=00000003-0000-0000-0000-000000000000, Name=name \"Rates\","
                        + " ValueType=UInt8 5, "
                        + containers
                        + "MetaData=Optional<Struct PropertyBagMetaData> []"
                        + more
                        + "}";
        assertTrue(said.contains(rates), said);
        String type = version >= 3 ? ", MetaClass=asset \"\"" : "";
        assertTrue(said.contains("{Key=name \"Note\", Value=\"how many\"}]" + type), said);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aBagMayReplacePartsOfAnother(EngineVersion engine, int version) throws SaveException {
        ContainerValue bag = read(save(engine, version, Natives.overridableBag(filled(), ID)));
        StructValue overridable = (StructValue) bag;
        assertEquals(List.of("Bag", "Overridden"), names(overridable));
        assertEquals(
                "List<Uuid> [00000007-0000-0000-0000-000000000000]",
                Shown.of(overridable.value(1)));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aNumberInABagChangesItsBytesAlone(EngineVersion engine, int version) throws SaveException {
        Bytes save = save(engine, version, Natives.propertyBag(filled()));
        String changed =
                Editing.changed(
                        save, Editing.set("root/Bag/PROP[0]/Value/Count", IntegerValue.int32(6)));
        assertEquals(
                "root/Bag/[0]/Value/Count: Int32 5 -> Int32 6\n05 -> 06\n",
                changed.replaceAll("at \\d+: ", ""));
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aLongerTextInABagChangesTheSizesAroundIt(EngineVersion engine, int version)
            throws SaveException {
        Bytes save = save(engine, version, Natives.propertyBag(filled()));
        String changed =
                Editing.changed(
                        save, Editing.set("root/Bag/PROP[0]/Value/Title", TextValue.of("older")));
        List<String> lines = changed.replaceAll("at \\d+: ", "").lines().toList();
        assertEquals("root/Bag/[0]/Value/Title: \"old\" -> \"older\"", lines.get(0), changed);
        assertEquals(List.of("8 -> 10", "4 -> 6", " -> 6572"), lines.subList(3, 6), changed);
        assertEquals(6, lines.size(), changed);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aFloatOfAnArrayInABagChangesItsBytesAlone(EngineVersion engine, int version)
            throws SaveException {
        Bytes save = save(engine, version, Natives.propertyBag(filled()));
        String changed =
                Editing.changed(
                        save, Editing.set("root/Bag/PROP[0]/Value/Rates[1]", FloatValue.of(-2)));
        assertTrue(changed.endsWith(": 40 -> c0\n"), changed);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void whatIsNoListInABagIsKept(EngineVersion engine, int version) throws SaveException {
        Bytes save = save(engine, version, Natives.propertyBag(new PropertyBag()));
        byte[] damaged = save.toArray();
        int none = new String(damaged, StandardCharsets.ISO_8859_1).indexOf("None");
        assertTrue(none > 0);
        damaged[none - 4] = 99;
        Verdict verdict = Saves.verify(Bytes.wrap(damaged));
        assertEquals(true, verdict.exact());
        assertEquals(1, verdict.keptAsRead());
    }
}
