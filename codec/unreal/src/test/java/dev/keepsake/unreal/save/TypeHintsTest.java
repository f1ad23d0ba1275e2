package dev.keepsake.unreal.save;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.Natives.guid;
import static dev.keepsake.testkit.unreal.Natives.unknown;
import static dev.keepsake.testkit.unreal.Values.integer;
import static dev.keepsake.testkit.unreal.Values.struct;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.TypeCandidate;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.unreal.UnrealFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a type file says of a place is how the place is read, and what may be said of it is
/// offered.
final class TypeHintsTest {
    private static final Type INT_VECTOR = new NamedStructType("IntVector");
    private static final Type COLOURS =
            new MapType(new NamedStructType("LinearColor"), PrimitiveType.INT32);

    private static byte[] save() {
        return GvasBuilder.of(EngineVersion.UE_4_27)
                .property("Thing", unknown("LegoPart", new byte[12]))
                .struct(
                        "Outer",
                        "S_Outer",
                        list -> list.property("Inner", unknown("LegoPart", new byte[12])))
                .map(
                        "Keyed",
                        PropertyType.GUID,
                        PropertyType.INT,
                        pair(guid(UnrealGuid.of("3F80000000000000BF80000040490FDB")), integer(5)))
                .build();
    }

    private static OpenOptions options(String path, Type type) {
        try {
            var catalog =
                    new TypeCatalog(
                            Map.of(),
                            Map.of(),
                            Map.of(),
                            Map.of(PathPattern.parse(path), type),
                            null);
            return new OpenOptions(Limits.DEFAULT, catalog);
        } catch (PathSyntaxException fault) {
            throw new AssertionError(fault);
        }
    }

    private static MemorySource source() {
        return MemorySource.of("save", Bytes.wrap(save()));
    }

    private static SaveDocument open(OpenOptions options) throws SaveException {
        return new UnrealFormat().open(source(), options, Progress.NONE);
    }

    private static Value value(SaveDocument document, int record) throws SaveException {
        return document.record(new RecordId(0, record)).content().sections().get(0).content();
    }

    private static Value item(Value container, int index) {
        return ((InlineItems) ((ContainerValue) container).items()).value(index);
    }

    private static Verdict verdict(OpenOptions options) throws SaveException {
        return verdict(options, save());
    }

    private static Verdict verdict(OpenOptions options, byte[] save) throws SaveException {
        var source = MemorySource.of("save", Bytes.wrap(save));
        return Verifier.with(options)
                .verify(new UnrealFormat(), source, CheckScope.EXACT, Progress.NONE);
    }

    @Test
    void keepsUnknownStructsAsReadWithoutAHint() throws SaveException {
        try (SaveDocument document = open(OpenOptions.DEFAULT)) {
            assertInstanceOf(OpaqueValue.class, value(document, 0));
            assertInstanceOf(OpaqueValue.class, item(value(document, 1), 0));
        }
        assertEquals(2, verdict(OpenOptions.DEFAULT).keptAsRead());
    }

    @Test
    void readsAPlaceAsTheTypeFileSays() throws SaveException {
        OpenOptions options = options("root/Thing/PROP", INT_VECTOR);
        try (SaveDocument document = open(options)) {
            StructValue thing = assertInstanceOf(StructValue.class, value(document, 0));
            assertEquals("IntVector", thing.type().name());
            assertInstanceOf(OpaqueValue.class, item(value(document, 1), 0));
        }
        assertEquals(true, verdict(options).exact());
        assertEquals(1, verdict(options).keptAsRead());
    }

    @Test
    void readsAnInnerPlaceAsTheTypeFileSays() throws SaveException {
        OpenOptions options = options("root/Outer/PROP/Inner", INT_VECTOR);
        try (SaveDocument document = open(options)) {
            assertInstanceOf(StructValue.class, item(value(document, 1), 0));
        }
        assertEquals(1, verdict(options).keptAsRead());
        assertEquals(true, verdict(options).exact());
    }

    @Test
    void readsKeysAsTheTypeFileSaysAndNotAsTheLikeliest() throws SaveException {
        OpenOptions options = options("root/Keyed/PROP", COLOURS);
        try (SaveDocument document = open(options)) {
            StructValue key = assertInstanceOf(StructValue.class, item(value(document, 2), 0));
            assertEquals("LinearColor", key.type().name());
        }
        assertEquals(true, verdict(options).exact());
    }

    @Test
    void readsPlacesInPagesAsTheTypeFileSays() throws SaveException {
        var things = new dev.keepsake.testkit.unreal.Value[40_000];
        Arrays.fill(
                things,
                struct(
                        "S_Outer",
                        list -> list.property("Inner", unknown("LegoPart", new byte[12]))));
        byte[] save =
                GvasBuilder.of(EngineVersion.UE_4_27)
                        .property("Many", array(PropertyType.struct("S_Outer"), things))
                        .build();
        assertEquals(40_000, verdict(OpenOptions.DEFAULT, save).keptAsRead());
        OpenOptions options = options("root/Many/PROP[*]/Inner", INT_VECTOR);
        assertEquals(0, verdict(options, save).keptAsRead());
        assertEquals(true, verdict(options, save).exact());
        OpenOptions elsewhere = options("root/Many/PROP/Inner", INT_VECTOR);
        assertEquals(40_000, verdict(elsewhere, save).keptAsRead());
    }

    @Test
    void readsPlacesInInnerSavesAsTheTypeFileSays() throws SaveException {
        byte[] inner =
                GvasBuilder.propertyList(
                        EngineVersion.UE_4_27,
                        list -> list.property("Thing", unknown("LegoPart", new byte[12])));
        byte[] save = GvasBuilder.of(EngineVersion.UE_4_27).bytes("Data", inner).build();
        assertEquals(1, verdict(OpenOptions.DEFAULT, save).keptAsRead());
        assertEquals(0, verdict(options("root/Data/PROP/Thing", INT_VECTOR), save).keptAsRead());
        assertEquals(1, verdict(options("root/Thing/PROP", INT_VECTOR), save).keptAsRead());
    }

    @Test
    void offersEveryNativeThatFits() throws SaveException {
        try (SaveDocument document = open(OpenOptions.DEFAULT)) {
            List<Type> types = types(document, new RecordId(0, 0), ItemPath.of(0));
            assertTrue(types.contains(INT_VECTOR), types::toString);
            assertTrue(types.contains(new NamedStructType("Vector")), types::toString);
            assertEquals(types, types(document, new RecordId(0, 1), ItemPath.of(0, 0)));
        }
    }

    @Test
    void offersWhatAssumedKeysMayBe() throws SaveException {
        try (SaveDocument document = open(OpenOptions.DEFAULT)) {
            List<Type> types = types(document, new RecordId(0, 2), ItemPath.of(0));
            assertTrue(types.contains(COLOURS), types::toString);
        }
    }

    @Test
    void offersNothingWhereTheSaveNamesTheType() throws SaveException {
        try (SaveDocument document = open(OpenOptions.DEFAULT)) {
            assertEquals(List.of(), types(document, new RecordId(0, 1), ItemPath.of(0)));
        }
    }

    @Test
    void everyOfferReadsSoOnceTheTypeFileSaysIt() throws SaveException {
        try (SaveDocument document = open(OpenOptions.DEFAULT)) {
            RecordId id = new RecordId(0, 2);
            for (TypeCandidate offer : document.origin().candidates(id, ItemPath.of(0))) {
                OpenOptions options = options("root/Keyed/PROP", offer.type());
                try (SaveDocument again = open(options)) {
                    assertEquals(offer.value(), value(again, 2), offer.type()::displayName);
                }
                assertEquals(true, verdict(options).exact(), offer.type()::displayName);
            }
        }
    }

    private static List<Type> types(SaveDocument document, RecordId id, ItemPath path)
            throws SaveException {
        return document.origin().candidates(id, path).stream().map(TypeCandidate::type).toList();
    }
}
