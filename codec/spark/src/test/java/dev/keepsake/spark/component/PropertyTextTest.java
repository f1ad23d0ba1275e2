package dev.keepsake.spark.component;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PropertyTextTest {
    private final ComponentTable table = ComponentTable.with(TypeCatalog.EMPTY);
    private final PropertyText texts = PropertyText.of(table);

    private Spelled decode(String component, String key, String text) {
        return texts.decode(table.require(component, key), Bytes.ofText(text));
    }

    private Optional<Bytes> encode(String component, String key, Value value, Encoding encoding) {
        return texts.encode(table.require(component, key), value, encoding);
    }

    private void assertReads(String component, String key, String text, Value value) {
        Spelled read = decode(component, key, text);
        assertEquals(value, read.value());
        assertTrue(read.encoding().isDefault(), "raw text kept for " + text);
    }

    @Test
    void readsTheEnginesOwnTexts() {
        assertReads("Transform", "px", "1.500000", FloatValue.of(1.5f));
        assertReads("Transform", "px", "-nan", new FloatValue(0xFFC00000));
        assertReads("LightComponent", "shadowMapResolution", "2048", IntegerValue.int32(2048));
        assertReads(
                "NetworkIdentity",
                "networkID",
                "4294967295",
                new IntegerValue(0xFFFF_FFFFL, PrimitiveType.UINT32));
        assertReads(
                "VisibilityMaskComponent",
                "mask",
                "-1",
                new IntegerValue(0xFFFF_FFFFL, PrimitiveType.UINT32));
        assertReads("Script", "enabled", "1", BoolValue.TRUE);
        assertReads("ActiveComponent", "active", "false", BoolValue.FALSE);
        assertReads("LightComponent", "type", "2", EnumValue.of("LightType", "Spot"));
        assertReads("LightComponent", "type", "9", EnumValue.of("LightType", "9"));
        assertReads("Script", "className", "1", TextValue.of("1"));
        assertReads("Mod.Loot", "rarity", "3", TextValue.of("3"));
    }

    @Test
    void readsVectorsAndLists() {
        Spelled vector = decode("WindZoneComponent", "direction", "1.000000,0.000000,-0.500000");
        StructValue struct = assertInstanceOf(StructValue.class, vector.value());
        assertEquals(
                List.of(FloatValue.of(1), FloatValue.of(0), FloatValue.of(-0.5f)),
                struct.items().values());
        assertTrue(vector.encoding().isDefault());
        assertReads(
                "TagComponent",
                "tags",
                "a,b c",
                ListValue.of(PrimitiveType.TEXT, List.of(TextValue.of("a"), TextValue.of("b c"))));
        assertReads("TagComponent", "tags", "", ListValue.of(PrimitiveType.TEXT, List.of()));
        assertReads("TagComponent", "tags", ",a,,b", TextValue.of(",a,,b"));
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "Transform,px,5",
                "Transform,px, 5.000000",
                "Transform,px,1e-7",
                "Transform,px,0x10",
                "Transform,px,0.1234567",
                "LightComponent,shadowMapResolution,007",
                "ActiveComponent,active,yes",
                "LightComponent,type,01",
            })
    void keepsTextsTheEngineWouldPrintOtherwise(String component, String key, String text) {
        Spelled read = decode(component, key, text);
        assertEquals(Optional.of(Bytes.ofText(text)), read.encoding().findRaw("raw"));
        assertEquals(
                Optional.of(Bytes.ofText(text)),
                encode(component, key, read.value(), read.encoding()));
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "Transform,px,12abc",
                "Transform,px,1e400",
                "Transform,px,",
                "HealthComponent,isDead,true",
                "NetworkIdentity,networkID,-1",
                "NetworkIdentity,networkID,4294967296",
                "LightComponent,type,2.5",
                "ActiveComponent,active,True",
            })
    void keepsUnreadableTextsAsTheyAre(String component, String key, String text) {
        OpaqueValue kept =
                assertInstanceOf(
                        OpaqueValue.class,
                        decode(component, key, text == null ? "" : text).value());
        assertEquals(OpaqueValue.Reason.UNREADABLE, kept.reason());
        assertEquals(Bytes.ofText(text == null ? "" : text), kept.bytes());
    }

    @Test
    void editedValuesGetTheEnginesText() {
        Encoding old = Encoding.raw("raw", Bytes.ofText("5"));
        assertEquals(
                Optional.of(Bytes.ofText("6.000000")),
                encode("Transform", "px", FloatValue.of(6), old));
    }

    @Test
    void numbersThatSixDecimalsWouldLoseAreWrittenInFull() {
        assertEquals(
                Optional.of(Bytes.ofText("0.0000001")),
                encode("Transform", "px", FloatValue.of(1e-7f), Encoding.DEFAULT));
        assertEquals(
                Optional.of(Bytes.ofText("0.12345678")),
                encode("Transform", "px", FloatValue.of(0.12345678f), Encoding.DEFAULT));
    }

    @Test
    void listItemsWithACommaHaveNoText() {
        Value list = ListValue.of(PrimitiveType.TEXT, List.of(TextValue.of("a,b")));
        assertEquals(Optional.empty(), encode("TagComponent", "tags", list, Encoding.DEFAULT));
    }

    @net.jqwik.api.Property
    void whateverIsReadIsWrittenAgain(
            @ForAll("forms") PropertyForm form, @ForAll("texts") String text) {
        Property property = new Property("p", form, "LightType", "", true);
        Bytes bytes = Bytes.ofText(text);
        Spelled read = texts.decode(property, bytes);
        assertEquals(Optional.of(bytes), texts.encode(property, read.value(), read.encoding()));
    }

    @net.jqwik.api.Property
    void everyFiniteFloatSurvivesAnEdit(@ForAll float number) {
        Property property = Property.of("p", PropertyForm.FLOAT);
        Bytes text = texts.encode(property, FloatValue.of(number), Encoding.DEFAULT).orElseThrow();
        assertEquals(FloatValue.of(number), texts.decode(property, text).value());
    }

    @Provide
    Arbitrary<PropertyForm> forms() {
        return Arbitraries.of(PropertyForm.class);
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                Arbitraries.strings().withChars("0123456789.-+eExX, \tpnaifrtusl1").ofMaxLength(12),
                Arbitraries.floats().map(number -> Float.toString(number)),
                Arbitraries.integers().map(number -> Integer.toString(number)),
                Arbitraries.strings().ofMaxLength(8));
    }
}
