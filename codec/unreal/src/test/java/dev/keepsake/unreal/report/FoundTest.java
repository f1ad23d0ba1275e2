package dev.keepsake.unreal.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.Shown;
import org.junit.jupiter.api.Test;

/// Faults found in other tools without a report: what is right.
final class FoundTest {
    @Test
    void guidsInTagsOf54AreKept() throws SaveException {
        Expect.holds(
                FoundInputs.guidsInCompleteTags(),
                0,
                """
                On = true <guid=67452301efcdab89ce8a4602df9b5713>
                Text = "x" <guid=67452301efcdab89ce8a4602df9b5713>
                """);
    }

    @Test
    void arraysStayWhatTheyAre() throws SaveException {
        Expect.holds(
                FoundInputs.arraysThatJsonConfuses(),
                0,
                """
                Small = packed [Int32 1, Int32 2, Int32 3]
                Bytes = bytes 010203
                Texts = List<LocalizedText> [text none{}, text none{source="x"}]
                """);
    }

    @Test
    void formsOfStringsAreKept() throws SaveException {
        Expect.holds(
                FoundInputs.stringForms(),
                0,
                """
                Inner = "a\\0b"
                Null = ""
                Empty = "" <string=empty>
                Wide = "ascii" <string=wide>
                Open = "open" <string=open>
                WideOpen = "öffen" <string=open>
                """);
    }

    @Test
    void boolsAbove1AreKept() throws SaveException {
        Expect.holds(
                FoundInputs.oddBools(),
                0,
                """
                Two = true <byte=2>
                Most = true <byte=255>
                """);
    }

    @Test
    void bytesThatAreNamesAreFoundByTheirSize() throws SaveException {
        Expect.holds(
                FoundInputs.byteKeysThatAreNames(),
                0,
                """
                Counts = Map<Enum, Int32> [ "E_Ore::Iron": Int32 1,  "E_Ore::Gold": Int32 2] <type=MapProperty(ByteProperty,IntProperty)>
                Seen = Set<Enum> [ "E_Ore::Iron"] <type=SetProperty(ByteProperty)>
                Plain = Set<UInt8> [UInt8 1, UInt8 2]
                """);
    }

    @Test
    void whatACollectionNoLongerHasIsKept() throws SaveException {
        Expect.holds(
                FoundInputs.removedKeys(),
                0,
                """
                Map = Map<Int32, Int32> [Int32 1: Int32 2] <removed=0100000007000000>
                Set = Set<Int32> [Int32 9] <removed=0100000008000000>
                """);
    }

    @Test
    void aPropertyMayBeWithoutAValue() throws SaveException {
        Expect.holds(
                FoundInputs.skippedValue(),
                0,
                """
                Skipped = Optional<Any> [] <type=StrProperty, flags=32>
                After = Int32 1
                """);
    }

    @Test
    void extensionsAreKept() throws SaveException {
        Expect.holds(
                FoundInputs.extensions(),
                0,
                """
                Overridden = Int32 1 <extension=020101000000>
                After = Int32 2
                """);
    }

    @Test
    void extensionBytesAreKept() throws SaveException {
        Expect.holds(
                FoundInputs.extensionBytes(),
                0,
                """
                Overridden = Int32 1 <extension=020100000000>
                After = Int32 2
                """);
    }

    @Test
    void aStringThatClaims2GbIsKeptAndNothingIsAllocatedForIt() throws SaveException {
        Expect.holds(
                FoundInputs.hugeStringLength(),
                1,
                """
                Huge = kept UNREADABLE StrProperty ffffff7f6100 <type=StrProperty>
                After = Int32 1
                """);
    }

    @Test
    void namesMayRepeat() throws SaveException {
        Expect.holds(
                FoundInputs.repeatedNames(),
                0,
                """
                Same = Int32 1
                Same = Int32 2
                Static = Int32 3
                Static = Int32 4 <index=1>
                """);
    }

    @Test
    void structsWithoutATagOfTheirOwnAreRead() throws SaveException {
        Expect.holds(
                FoundInputs.arrayWithoutInnerTag(),
                0,
                """
                Rows = List<Struct> [{Number=Int32 1}, {Number=Int32 2}]
                """);
    }

    @Test
    void aListInBytesIsRead() throws SaveException {
        Expect.holds(
                FoundInputs.listInBytes(),
                0,
                """
                RawData = object{Inner=Int32 1}
                """);
    }

    @Test
    void aControlByteMayHaveAnOperation() throws SaveException {
        try (SaveDocument document = Saves.open(FoundInputs.extensionBytes())) {
            assertEquals("UInt8 2", header(document, "classControl"));
            assertEquals("UInt8 1", header(document, "overrideOperation"));
        }
    }

    @Test
    void bytesOfAGameBeforeThePropertiesAreKept() throws SaveException {
        Expect.holds(FoundInputs.gameHeader(), 0, "Level = Int32 1");
        try (SaveDocument document = Saves.open(FoundInputs.gameHeader())) {
            assertEquals("bytes 0300000028010000", header(document, "classHeader"));
            assertEquals("UInt8 0", header(document, "classControl"));
        }
    }

    @Test
    void aStringAndNumbersOfAGameBeforeThePropertiesAreKept() throws SaveException {
        Expect.holds(FoundInputs.gameHeaderWithName(), 0, "Level = Int32 1");
        try (SaveDocument document = Saves.open(FoundInputs.gameHeaderWithName())) {
            BytesValue bytes = (BytesValue) document.header().find("classHeader").orElseThrow();
            assertEquals(33, bytes.bytes().length());
            assertEquals("ABF_SAVE_VERSION", bytes.bytes().slice(4, 16).asText());
        }
    }

    @Test
    void customVersionsMayHaveNamesAndRepeat() throws SaveException {
        Expect.holds(FoundInputs.namedCustomVersions(), 0, "Level = Int32 1");
        try (SaveDocument document = Saves.open(FoundInputs.namedCustomVersions())) {
            String guid = "01234567-89ab-cdef-0246-8ace13579bdf: NamedVersion{version=Int32 ";
            String versions = header(document, "customVersions");
            assertTrue(
                    versions.endsWith(guid + "3, name=\"Game\"}, " + guid + "4, name=\"Game\"}]"),
                    versions);
        }
    }

    private static String header(SaveDocument document, String field) {
        return Shown.of(document.header().find(field).orElseThrow());
    }

    @Test
    void flagsThatSayNothingOfAPropertyAreKept() throws SaveException {
        byte[] save = GvasBuilder.of(EngineVersion.UE_5_4).integer("Level", 1).flags(16).build();
        Expect.holds(save, 0, "Level = Int32 1 <flags=16>");
    }
}
