package dev.keepsake.testkit.unreal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/// Bytes written by hand: hexadecimal words with spaces between, `'text'` as its ASCII.
final class Spelled {
    private Spelled() {}

    static String hex(String spelled) {
        var out = new ByteArrayOutputStream();
        for (String word : spelled.trim().split("\\s+", -1)) {
            out.writeBytes(
                    word.startsWith("'")
                            ? word.substring(1, word.length() - 1)
                                    .getBytes(StandardCharsets.US_ASCII)
                            : HexFormat.of().parseHex(word));
        }
        return HexFormat.of().formatHex(out.toByteArray());
    }

    static void assertBytes(String spelled, byte[] bytes) {
        assertEquals(hex(spelled), HexFormat.of().formatHex(bytes));
    }

    /// The bytes of a list with one value called "A", without the tag before it and the "None"
    /// after it.
    static void assertBody(String spelled, EngineVersion engine, Value value) {
        byte[] list = GvasBuilder.propertyList(engine, each -> each.property("A", value));
        byte[] empty =
                GvasBuilder.propertyList(
                        engine, each -> each.property("A", Values.raw(value.type())));
        int tag = empty.length - 9;
        byte[] body = Arrays.copyOfRange(list, tag, list.length - 9);
        assertBytes(spelled, body);
    }
}
