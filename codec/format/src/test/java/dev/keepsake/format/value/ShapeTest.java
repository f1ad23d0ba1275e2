package dev.keepsake.format.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.StructType.Field;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.RandomTypes;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ShapeTest {
    private static Shape read(Bytes bytes) throws SaveException {
        return Shape.read(bytes, 50, Limits.DEFAULT);
    }

    private static Shape read(String hex) throws SaveException {
        return read(Bytes.wrap(HexFormat.of().parseHex(hex)));
    }

    private static StructType deep(int levels) {
        Type type = PrimitiveType.BOOL;
        for (int i = 2; i < levels; i++) {
            type = new ListType(type);
        }
        return new StructType("S", List.of(new Field("f", type)));
    }

    private static StructType wide(int count) {
        return new StructType("S", Collections.nCopies(count, new Field("", PrimitiveType.BOOL)));
    }

    @Property
    void readsWhatWasWritten(@ForAll long seed) throws SaveException {
        StructType type = new RandomTypes(new Random(seed)).struct("Class", 6);
        Shape written = Shape.of(type, Limits.DEFAULT);
        Shape read = read(written.bytes());
        assertEquals(type, read.type());
        assertEquals(written, read);
        assertEquals(written.bytes(), read.bytes());
    }

    @Test
    void hasTheBytesTheFormatSays() throws SaveException {
        StructType inner = new StructType("In", List.of(new Field("x", PrimitiveType.DOUBLE)));
        List<Field> fields =
                List.of(
                        new Field("a", PrimitiveType.ANY),
                        new Field("b", new EnumType("E")),
                        new Field("c", inner),
                        new Field("d", new ListType(PrimitiveType.BOOL)),
                        new Field("e", new PackedType(PrimitiveType.FLOAT)),
                        new Field("f", new SetType(PrimitiveType.NAME)),
                        new Field("g", new MapType(PrimitiveType.TEXT, PrimitiveType.UUID)),
                        new Field("h", new OptionalType(PrimitiveType.INT8)),
                        new Field("i", new NamedStructType("N")));
        Shape shape = Shape.of(new StructType("C", fields), Limits.DEFAULT);
        assertEquals(
                "0143 09 016117 0162200145 01632102496e 01 01780b 01642201 0165230a 0166240d"
                        .concat(" 0167250c0f 01682602 016928014e")
                        .replace(" ", ""),
                HexFormat.of().formatHex(shape.bytes().toArray()));
        assertEquals(Xxh3.hash128(shape.bytes()), shape.hash());
    }

    @ParameterizedTest
    @CsvSource({
        "0143010161, keepsake.truncated, 55, 0",
        "01430101, keepsake.truncated, 53, 1",
        "014302016101, keepsake.truncated, 53, 3",
        "014300, , 0, 0",
        "01430000, keepsake.unused, 53, 1",
        "0143ff00, keepsake.varint, 52, 2",
        "01430101 6100, keepsake.type, 55, 1",
        "01430101 6118, keepsake.type, 55, 1",
        "01430101 6127, keepsake.type, 55, 1",
        "01430101 61230c, keepsake.type, 56, 1",
        "01430101 612329, keepsake.type, 56, 1"
    })
    void refusesOtherBytes(String hex, String code, long offset, long length) throws SaveException {
        String bytes = hex.replace(" ", "");
        if (code == null) {
            assertEquals(0, read(bytes).type().fields().size());
            return;
        }
        Finding finding = assertThrows(SaveException.class, () -> read(bytes)).finding();
        assertEquals(code, finding.code().id());
        assertEquals(new Span(offset, length), finding.span());
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65})
    void nestsTypesUpToTheLimit(int levels) throws SaveException {
        String nested = "014301" + "00" + "22".repeat(levels - 2) + "01";
        if (levels <= 64) {
            Shape shape = Shape.of(deep(levels), Limits.DEFAULT);
            assertEquals(shape, read(shape.bytes()));
            assertEquals(1, read(nested).type().fields().size());
        } else {
            assertThrows(SaveException.class, () -> Shape.of(deep(levels), Limits.DEFAULT));
            Finding finding = assertThrows(SaveException.class, () -> read(nested)).finding();
            assertEquals("limit", finding.code().id());
            assertEquals("typeDepth", finding.details().get("limit"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {65_534, 65_535, 65_536})
    void declaresFieldsUpToTheLimit(int count) throws SaveException {
        byte[] bytes = new byte[5 + 2 * count];
        byte[] head = {1, 'S', (byte) (count | 0x80), (byte) (count >> 7 | 0x80), 0};
        head[4] = (byte) (count >> 14);
        System.arraycopy(head, 0, bytes, 0, 5);
        for (int i = 6; i < bytes.length; i += 2) {
            bytes[i] = 1;
        }
        if (count <= 65_535) {
            assertEquals(Bytes.wrap(bytes), Shape.of(wide(count), Limits.DEFAULT).bytes());
            assertEquals(count, read(Bytes.wrap(bytes)).type().fields().size());
        } else {
            assertThrows(SaveException.class, () -> Shape.of(wide(count), Limits.DEFAULT));
            assertThrows(SaveException.class, () -> read(Bytes.wrap(bytes)));
        }
    }

    @Test
    void countsTheFieldsOfStructsInIt() {
        StructType outer =
                new StructType(
                        "Outer",
                        List.of(new Field("a", wide(40_000)), new Field("b", wide(40_000))));
        Finding finding =
                assertThrows(SaveException.class, () -> Shape.of(outer, Limits.DEFAULT)).finding();
        assertEquals(KeepsakeCode.MANY_FIELDS, finding.code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD800", "\uDC80\uD800", "\uDCC3\uDCA9", "a\uDFFF"})
    void refusesANameThatWouldReadAsAnother(String name) {
        Finding finding =
                assertThrows(
                                SaveException.class,
                                () -> Shape.of(new StructType(name, List.of()), Limits.DEFAULT))
                        .finding();
        assertEquals(KeepsakeCode.UNFIT_NAME, finding.code());
    }

    @Test
    void isWorkedOutOnce() throws SaveException {
        ShapePool pool = new ShapePool(Limits.DEFAULT);
        StructType type = deep(3);
        assertSame(pool.of(type), pool.of(type));
        assertEquals(pool.of(type), pool.of(deep(3)));
        assertNotEquals(pool.of(type), pool.of(deep(4)));
    }
}
