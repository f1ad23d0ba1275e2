package dev.keepsake.json.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said of files that are wrong: what, and where.
final class TypeFileFaultsTest {
    private static final String TYPE = "Int32 | Text | Enum … | Struct … | List<…> | Map<…, …>";

    /// A text that is no type file, and what is found.
    ///
    /// @param details `line:column`, the pointer, then names and texts by turns
    record Fault(String text, TypeFileCode code, List<String> details) {
        Finding finding() {
            String[] at = details.get(0).split(":", 2);
            Finding finding =
                    Finding.of(code)
                            .with("file", "types.json")
                            .with("line", at[0])
                            .with("column", at[1])
                            .with("pointer", details.get(1));
            for (int i = 2; i < details.size(); i += 2) {
                finding = finding.with(details.get(i), details.get(i + 1));
            }
            return finding;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static Fault fault(String text, TypeFileCode code, String... details) {
        return new Fault(text, code, List.of(details));
    }

    private static Fault inFile(String members, TypeFileCode code, String... details) {
        return fault("{\"keepsakeTypes\":1,\n" + members + "}", code, details);
    }

    static List<Fault> faults() {
        return List.of(
                fault("[]", TypeFileCode.NOT_A_TYPE_FILE, "1:1", ""),
                fault("", TypeFileCode.NOT_A_TYPE_FILE, "1:1", ""),
                fault("{\"structs\":{}}", TypeFileCode.NOT_A_TYPE_FILE, "1:14", ""),
                fault(
                        "{\"structs\":[],\"keepsakeTypes\":2}",
                        TypeFileCode.NEWER,
                        "1:31",
                        "/keepsakeTypes",
                        "found",
                        "2",
                        "known",
                        "1"),
                fault(
                        "{\"keepsakeTypes\":\"1\"}",
                        TypeFileCode.INTEGER,
                        "1:18",
                        "/keepsakeTypes",
                        "found",
                        "\"1\"",
                        "least",
                        "1",
                        "greatest",
                        "4294967295"),
                inFile(
                        "\"dataVersion\":1e3",
                        TypeFileCode.INTEGER,
                        "2:15",
                        "/dataVersion",
                        "found",
                        "1e3",
                        "least",
                        "0",
                        "greatest",
                        "4294967295"),
                inFile(
                        "\"enums\":{\"E\":{\"A\":9223372036854775808}}",
                        TypeFileCode.INTEGER,
                        "2:19",
                        "/enums/E/A",
                        "found",
                        "9223372036854775808",
                        "least",
                        "-9223372036854775808",
                        "greatest",
                        "9223372036854775807"),
                inFile("\"structs\":[]", TypeFileCode.OBJECT, "2:11", "/structs", "found", "["),
                inFile(
                        "\"structs\":{\"a/b\":{\"description\":null}}",
                        TypeFileCode.TEXT,
                        "2:33",
                        "/structs/a~1b/description",
                        "found",
                        "null"),
                inFile(
                        "\"structs\":{\"S\":{\"fields\":{\"x\":7}}}",
                        TypeFileCode.FIELD,
                        "2:31",
                        "/structs/S/fields/x",
                        "found",
                        "7"),
                inFile(
                        "\"structs\":{\"S\":{\"fields\":{\"x\":{}}}}",
                        TypeFileCode.MISSING,
                        "2:32",
                        "/structs/S/fields/x",
                        "member",
                        "type"),
                inFile(
                        "\"structs\":{\"S\":{\"fields\":{\"x\":{\"type\":\"Integer\"}}}}",
                        TypeFileCode.TYPE,
                        "2:39",
                        "/structs/S/fields/x/type",
                        "text",
                        "Integer",
                        "at",
                        "1",
                        "expected",
                        TYPE),
                inFile(
                        "\"struct\":{}",
                        TypeFileCode.UNKNOWN,
                        "2:1",
                        "/struct",
                        "member",
                        "struct",
                        "known",
                        "keepsakeTypes, dataVersion, structs, enums, aliases, paths"),
                inFile(
                        "\"structs\":{\"S\":{\"field\":{}}}",
                        TypeFileCode.UNKNOWN,
                        "2:17",
                        "/structs/S/field",
                        "member",
                        "field",
                        "known",
                        "description, fields, aliases"),
                inFile(
                        "\"structs\":{\"S\":{\"fields\":{\"x\":{\"rnge\":[1,2]}}}}",
                        TypeFileCode.UNKNOWN,
                        "2:32",
                        "/structs/S/fields/x/rnge",
                        "member",
                        "rnge",
                        "known",
                        "type, range, unit, listKey, standard, description"),
                inFile(
                        "\"enums\":{},\n \"enums\":{}",
                        TypeFileCode.DUPLICATE,
                        "3:2",
                        "/enums",
                        "member",
                        "enums"),
                inFile(
                        "\"structs\":{\"S\":{},\"S\":{}}",
                        TypeFileCode.DUPLICATE,
                        "2:19",
                        "/structs/S",
                        "member",
                        "S"),
                inFile(
                        "\"paths\":{\"a/b/c[*]\":\"Text\",\"a/b/c[7]\":\"Text\"}",
                        TypeFileCode.DUPLICATE,
                        "2:28",
                        "/paths/a~1b~1c[7]",
                        "member",
                        "a/b/c[*]"),
                inFile(
                        "\"paths\":{\"a/b/c[\":\"Text\"}",
                        TypeFileCode.PATH,
                        "2:10",
                        "/paths/a~1b~1c[",
                        "text",
                        "a/b/c[",
                        "at",
                        "7"),
                inFile(
                        "\"paths\":{\"root/Chests\":\"Text\"}",
                        TypeFileCode.PATH,
                        "2:10",
                        "/paths/root~1Chests",
                        "text",
                        "root/Chests"),
                inFile(
                        "\"structs\":{\"A\":{}},\"aliases\":{\"A\":\"A\"}",
                        TypeFileCode.ALIAS_TAKEN,
                        "2:31",
                        "/aliases/A",
                        "alias",
                        "A"),
                inFile(
                        "\"aliases\":{\"B\":\"A\"},\"structs\":{\"C\":{}}",
                        TypeFileCode.ALIAS_ASTRAY,
                        "2:16",
                        "/aliases/B",
                        "alias",
                        "B",
                        "name",
                        "A"),
                inFile(
                        "\"structs\":{\"S\":{\"aliases\":{\"B\":\"A\"}}}",
                        TypeFileCode.ALIAS_ASTRAY,
                        "2:32",
                        "/structs/S/aliases/B",
                        "alias",
                        "B",
                        "name",
                        "A"),
                inFile(
                        "\"enums\":{\"\\\"a\":{}}",
                        TypeFileCode.NAME,
                        "2:10",
                        "/enums/\"a",
                        "text",
                        "\"a",
                        "at",
                        "3"),
                inFile(
                        "\"enums\":{\"\\\"a\\\"b\":{}}",
                        TypeFileCode.NAME,
                        "2:10",
                        "/enums/\"a\"b",
                        "text",
                        "\"a\"b",
                        "at",
                        "4"),
                inFile(
                        "\"enums\":{\"a\":{},\"\\\"a\\\"\":{}}",
                        TypeFileCode.DUPLICATE,
                        "2:17",
                        "/enums/\"a\"",
                        "member",
                        "a"),
                fault("{\"keepsakeTypes\":1} 2", TypeFileCode.SYNTAX, "1:21", ""));
    }

    private static Finding read(String text) {
        return read(Bytes.ofText(text));
    }

    private static Finding read(Bytes bytes) {
        return assertThrows(TypeFileException.class, () -> TypeFile.read(bytes, "types.json"))
                .finding();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhatIsWrongAndWhere(Fault fault) {
        assertEquals(fault.finding(), read(fault.text()));
    }

    @Test
    void refusesRangesThatAreNone() {
        Map<String, String> found = new HashMap<>();
        for (String range :
                List.of(
                        "1",
                        "[]",
                        "[1]",
                        "[2,1]",
                        "[1,2,3]",
                        "[1,\"2\"]",
                        "[0,1e401]",
                        "[NaN,1]")) {
            Finding finding =
                    read(
                            "{\"keepsakeTypes\":1,\"structs\":{\"S\":{\"fields\":{\"x\":"
                                    + "{\"type\":\"Int32\",\"range\":"
                                    + range
                                    + "}}}}}");
            found.put(range, finding.code() + " " + finding.details().getOrDefault("found", "-"));
        }
        assertEquals(
                Map.of(
                        "1", "RANGE 1",
                        "[]", "RANGE ]",
                        "[1]", "RANGE ]",
                        "[2,1]", "RANGE 1",
                        "[1,2,3]", "RANGE 3",
                        "[1,\"2\"]", "RANGE \"2\"",
                        "[0,1e401]", "RANGE 1e401",
                        "[NaN,1]", "SYNTAX -"),
                found);
    }

    @Test
    void saysWhereATextIsNoJson() {
        Finding finding = read("{\"keepsakeTypes\":1,\n  \"structs\": {,}}");
        assertEquals(
                List.of(TypeFileCode.SYNTAX, "2", "15"),
                List.of(
                        finding.code(),
                        finding.details().get("line"),
                        finding.details().get("column")));
        assertEquals(
                "Unexpected end-of-input: expected close marker for Object"
                        + " (start marker at line: 1, column: 1)",
                read("{\"keepsakeTypes\":1").details().get("reason"));
    }

    @Test
    void givesUpOnWhatIsNestedTooDeep() {
        String deep = "{\"a\":" + "[".repeat(100_000);
        assertEquals(TypeFileCode.SYNTAX, read(deep).code());
    }

    @Test
    void refusesBytesThatAreNoUtf8() {
        Bytes bytes = Bytes.copyOf(new byte[] {'{', (byte) 0xFF, '}'});
        assertEquals(Finding.of(TypeFileCode.ENCODING).with("file", "types.json"), read(bytes));
    }

    @Test
    void refusesFilesThatAreTooLong() throws TypeFileException {
        byte[] spaces = new byte[TypeFile.MOST_BYTES + 1];
        Arrays.fill(spaces, (byte) ' ');
        assertEquals(
                Finding.of(TypeFileCode.TOO_LARGE)
                        .with("file", "types.json")
                        .with("found", 16777217)
                        .with("allowed", 16777216),
                read(Bytes.copyOf(spaces)));
        TypeFile.requireSize(TypeFile.MOST_BYTES, "types.json");
    }

    @Test
    void shortensWhatItShows() {
        Finding finding =
                read("{\"keepsakeTypes\":1,\"dataVersion\":\"" + "long ".repeat(100) + "\"}");
        assertEquals(41, finding.details().get("found").length());
    }

    @Test
    void theTableHasEveryCode() {
        Set<TypeFileCode> seen = faults().stream().map(Fault::code).collect(Collectors.toSet());
        assertEquals(
                EnumSet.of(TypeFileCode.ENCODING, TypeFileCode.TOO_LARGE, TypeFileCode.RANGE),
                EnumSet.complementOf(EnumSet.copyOf(seen)));
    }
}
