package dev.keepsake.model.check.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.check.SaveCheck;
import dev.keepsake.model.check.rule.Bounds;
import dev.keepsake.model.check.rule.StandardChecks;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Fixes, staged: what they mend is no longer found.
final class FixesTest {
    private static final TypeCatalog BUILD =
            new TypeCatalog(
                    Map.of(
                            "S",
                            new StructDescription(
                                    "S",
                                    "",
                                    List.of(
                                            field("Number", PrimitiveType.INT32, "0.5", "9.5"),
                                            field(
                                                    "Packed",
                                                    new PackedType(PrimitiveType.UINT8),
                                                    "0",
                                                    "5"),
                                            new FieldDescription(
                                                    "Rate",
                                                    PrimitiveType.FLOAT,
                                                    null,
                                                    "",
                                                    "",
                                                    "7",
                                                    ""),
                                            new FieldDescription(
                                                    "Items",
                                                    new ListType(new NamedStructType("Item")),
                                                    null,
                                                    "",
                                                    "Good",
                                                    null,
                                                    "")))),
                    Map.of(
                            "E",
                            new EnumDescription(
                                    "E", List.of(new Constant("A", 0), new Constant("B", 1)))));

    private static FieldDescription field(
            String name, dev.keepsake.model.type.Type type, String least, String greatest) {
        var range = new Range(new BigDecimal(least), new BigDecimal(greatest));
        return new FieldDescription(name, type, range, "", "", null, "");
    }

    private static EditedSave save(String name, Value value) {
        var record =
                new DetachedRecord(
                        new RecordHead("r", "entity", "S"),
                        RecordContent.of(
                                Section.of(
                                        "P", StructValue.builder("S").add(name, value).build())));
        return EditedSave.opened(
                new MemoryOrigin(StructValue.builder("").build()).with("C", "", record).open());
    }

    private static List<Finding> mendable(EditedSave save) throws SaveException {
        return new SaveCheck(StandardChecks.of(new Bounds(99, 99, 99), BUILD), BUILD, 9)
                .run(save.document(), Findings.NONE, Progress.NONE).findings().kept().stream()
                        .filter(Fixes::mayMend)
                        .toList();
    }

    /// What stands there after the first fix of each finding, the fixes being of one kind.
    private static Value mended(Fix.Kind kind, String name, Value value) throws SaveException {
        EditedSave save = save(name, value);
        var fixes = new Fixes(save, BUILD, Progress.NONE);
        List<Finding> findings = mendable(save);
        var edits = new ArrayList<dev.keepsake.model.edit.Edit>();
        for (Finding finding : findings) {
            Fix first = fixes.of(finding).getFirst();
            assertEquals(kind, first.kind());
            edits.addAll(first.edits());
        }
        EditedSave after =
                new Editor(new EditChecks(BUILD, true, true)).stage(save, edits, Progress.NONE);
        assertEquals(List.of(), mendable(after));
        for (Finding finding : findings) {
            assertEquals(
                    List.of(),
                    new Fixes(after, BUILD, Progress.NONE)
                            .of(finding).stream()
                                    .filter(fix -> fix.kind() != Fix.Kind.REMOVE)
                                    .toList());
        }
        var properties =
                (StructValue)
                        after.document()
                                .chunks()
                                .getFirst()
                                .record(0)
                                .content()
                                .sections()
                                .getFirst()
                                .content();
        return properties.value(0);
    }

    @Test
    void clampsIntoTheRange() throws SaveException {
        assertEquals(
                IntegerValue.int32(9), mended(Fix.Kind.CLAMP, "Number", IntegerValue.int32(10)));
        assertEquals(
                IntegerValue.int32(1), mended(Fix.Kind.CLAMP, "Number", IntegerValue.int32(-3)));
        var type = new PackedType(PrimitiveType.UINT8);
        assertEquals(
                new PackedValue(type, Bytes.wrap(new byte[] {1, 5, 5})),
                mended(
                        Fix.Kind.CLAMP,
                        "Packed",
                        new PackedValue(type, Bytes.wrap(new byte[] {1, 6, 7}))));
    }

    @Test
    void replacesWhatIsNoNumber() throws SaveException {
        FloatValue nan = FloatValue.of(Float.NaN);
        assertEquals(FloatValue.of(0), mended(Fix.Kind.ZERO, "Other", nan));
        assertEquals(FloatValue.of(7), mended(Fix.Kind.STANDARD, "Rate", nan));
    }

    @Test
    void letsAReferenceMeanNothing() throws SaveException {
        assertEquals(
                ReferenceValue.NONE,
                mended(Fix.Kind.NO_REFERENCE, "Ref", ReferenceValue.to("nobody")));
    }

    @Test
    void takesDuplicatesOut() throws SaveException {
        var map =
                MapValue.of(
                        PrimitiveType.NAME,
                        PrimitiveType.INT32,
                        List.of(
                                new MapValue.Entry(NameValue.of("x"), IntegerValue.int32(1)),
                                new MapValue.Entry(NameValue.of("x"), IntegerValue.int32(2)),
                                new MapValue.Entry(NameValue.of("x"), IntegerValue.int32(3))));
        assertEquals(1, ((MapValue) mended(Fix.Kind.REMOVE, "Map", map)).entryCount());
        var set =
                SetValue.of(
                        PrimitiveType.INT32, List.of(IntegerValue.int32(4), IntegerValue.int32(4)));
        assertEquals(1, ((SetValue) mended(Fix.Kind.REMOVE, "Set", set)).items().size());
        Value rope = StructValue.builder("Item").add("Good", NameValue.of("rope")).build();
        Value list = ListValue.of(rope.type(), List.of(rope, rope));
        assertEquals(1, ((ListValue) mended(Fix.Kind.REMOVE, "Items", list)).items().size());
    }

    @Test
    void offersTheConstantsThatTheGameKnows() throws SaveException {
        EditedSave save = save("Mood", EnumValue.of("E", "C"));
        List<Fix> fixes = new Fixes(save, BUILD, Progress.NONE).of(mendable(save).getFirst());
        assertEquals(List.of("A", "B"), fixes.stream().map(Fix::value).toList());
        assertEquals(new EnumType("E"), EnumValue.of("E", "A").type());
        mended(Fix.Kind.CONSTANT, "Mood", EnumValue.of("E", "C"));
    }
}
