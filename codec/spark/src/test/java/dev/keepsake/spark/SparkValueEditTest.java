package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SparkValueEditTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void changesItsBytesAndTheChecksumAlone(int version) throws Exception {
        SampleSave odd =
                SampleSave.of(version)
                        .entity("E", "Transform|px=12abc|py= 5|pz=1.000000|q=r", "Mod|k=v");
        SaveDocument document = Saves.open(odd.custom("k", "v").bytes());
        SaveDocument edited = Saves.withProperty(document, 0, "Transform", "pz", FloatValue.of(2));
        assertEquals(
                SampleSave.of(version)
                        .entity("E", "Transform|px=12abc|py= 5|pz=2.000000|q=r", "Mod|k=v")
                        .custom("k", "v")
                        .bytes(),
                Saves.write(edited));
    }

    @Test
    void isWrittenAsTheEngineWritesIt() throws Exception {
        String before = "LightComponent|type=1|castShadows=0|shadowMapResolution=1";
        SaveDocument document =
                Saves.open(
                        SampleSave.of(4)
                                .entity(
                                        "E",
                                        before,
                                        "TagComponent|tags=",
                                        "ActiveComponent|active=yes",
                                        "CameraDrawMaskComponent|drawMask=1",
                                        "WindZoneComponent|direction=1,2,3")
                                .bytes());
        document = edit(document, "LightComponent", "type", EnumValue.of("LightType", "Spot"));
        document = edit(document, "LightComponent", "castShadows", BoolValue.TRUE);
        assertEquals("2", text(document, "LightComponent", "type"));
        assertEquals("1", text(document, "LightComponent", "castShadows"));
        Value tags =
                ListValue.of(PrimitiveType.TEXT, List.of(TextValue.of("a"), TextValue.of("b")));
        assertEquals(
                "a,b", text(edit(document, "TagComponent", "tags", tags), "TagComponent", "tags"));
        assertEquals(
                "false",
                text(
                        edit(document, "ActiveComponent", "active", BoolValue.FALSE),
                        "ActiveComponent",
                        "active"));
        Value mask = new IntegerValue(0xFFFF_FFFEL, PrimitiveType.UINT32);
        assertEquals(
                "-2",
                text(
                        edit(document, "CameraDrawMaskComponent", "drawMask", mask),
                        "CameraDrawMaskComponent",
                        "drawMask"));
    }

    @Test
    void onePartOfAVectorWritesTheVector() throws Exception {
        SaveDocument document =
                Saves.open(
                        SampleSave.of(4).entity("E", "WindZoneComponent|direction=1, 2,3").bytes());
        StructValue wind = component(document, "WindZoneComponent");
        StructValue vector = (StructValue) wind.find("direction").orElseThrow();
        SaveDocument edited =
                edit(
                        document,
                        "WindZoneComponent",
                        "direction",
                        Saves.with(vector, "y", FloatValue.of(5)));
        assertEquals("1.000000,5.000000,3.000000", text(edited, "WindZoneComponent", "direction"));
    }

    private SaveDocument edit(SaveDocument document, String component, String key, Value value)
            throws Exception {
        SaveDocument written =
                Saves.open(Saves.write(Saves.withProperty(document, 0, component, key, value)));
        assertEquals(value, component(written, component).find(key).orElseThrow());
        return written;
    }

    private StructValue component(SaveDocument document, String component) throws Exception {
        Section section = document.chunk(0).record(0).content().sections().get(0);
        return (StructValue) ((StructValue) section.content()).find(component).orElseThrow();
    }

    private String text(SaveDocument document, String component, String key) throws Exception {
        Section section = document.chunk(0).record(0).content().sections().get(0);
        int place = ((StructValue) section.content()).type().indexOf(component);
        int property = component(document, component).type().indexOf(key);
        var path = dev.keepsake.model.document.ItemPath.of(0, place, property);
        return document.origin().locate(new RecordId(0, 0), path).orElseThrow().bytes().asText();
    }

    @Test
    void isRefusedWhereEnginesWouldNotReadIt() throws Exception {
        SaveDocument document =
                Saves.open(
                        SampleSave.of(4)
                                .entity(
                                        "E",
                                        "Transform|px=nan|py=0.000000",
                                        "RigidBodyComponent|motionQuality=1",
                                        "TagComponent|tags=a",
                                        "LightComponent|type=0",
                                        "Mod|k=v")
                                .bytes());
        refusedValue(document, "Transform", "py", FloatValue.of(Float.POSITIVE_INFINITY));
        refusedValue(document, "Transform", "py", FloatValue.of(1.4e-45f));
        refusedValue(document, "Transform", "py", IntegerValue.int32(1));
        refusedValue(document, "RigidBodyComponent", "motionQuality", IntegerValue.int32(2));
        refusedValue(document, "LightComponent", "type", EnumValue.of("LightType", "Laser"));
        refusedValue(document, "Mod", "k", FloatValue.of(1));
        refusedValue(document, "Mod", "k", TextValue.of("x".repeat(65_536)));
        Value comma = ListValue.of(PrimitiveType.TEXT, List.of(TextValue.of("a,b")));
        refusedValue(document, "TagComponent", "tags", comma);
        Saves.withProperty(document, 0, "Transform", "py", FloatValue.of(1));
        Saves.withProperty(document, 0, "Mod", "k", TextValue.of("x".repeat(65_535)));
    }

    private void refusedValue(SaveDocument document, String component, String key, Value value) {
        Saves.refused(
                "spark.edit.value", () -> Saves.withProperty(document, 0, component, key, value));
    }
}
