package dev.keepsake.unreal.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Verdict;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.unreal.Edits;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What users of other tools reported, rows 32 to 52: what is right.
final class MoreReportsTest {
    @Test
    void aLongTailIsKept() throws SaveException {
        Expect.holds(
                MoreReportInputs.longTail(),
                0,
                """
                Level = Int32 32
                TAIL 00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9…(496)
                """);
    }

    @Test
    void aMapOf55HoldsPoints() throws SaveException {
        Expect.holds(
                MoreReportInputs.mapOfPoints(),
                0,
                """
                Points = Map<Int32, Struct Vector2D> [Int32 1: Vector2D{X=double 0.5, Y=double -0.5}, Int32 2: Vector2D{X=double 1.0E300, Y=double 0.0}]
                """);
    }

    @Test
    void aGuidInAStructIsRead() throws SaveException {
        Expect.holds(
                MoreReportInputs.guidInStruct(),
                0,
                """
                Owner = S_Owner{Id=00112233-4455-6677-8899-aabbccddeeff}
                """);
    }

    @Test
    void halfOfAPairOfSurrogatesIsKept() throws SaveException {
        Expect.holds(
                MoreReportInputs.halfOfPair(),
                0,
                "Player = \"Ann\uD83D\"\nGuild = name \"\uDE00x\"");
    }

    @Test
    void textOfManyScriptsIsRead() throws SaveException {
        Expect.holds(
                MoreReportInputs.textOfManyScripts(),
                0,
                """
                Player = "Grüße, Žluťoučký, 世界, שלום, 🚢"
                Größe = "µ"
                """);
    }

    @Test
    void bytesAbove127InASingleByteStringAreKept() throws SaveException {
        Bytes save = Bytes.wrap(MoreReportInputs.highBytesInNarrowString());
        try (SaveDocument document = Saves.open(save)) {
            byte[] latin = "caf\u00E9 \u008B\u00A6".getBytes(StandardCharsets.ISO_8859_1);
            assertEquals(new TextValue(Bytes.wrap(latin)), Saves.value(document, "Player"));
            assertEquals(IntegerValue.int32(39), Saves.value(document, "After"));
        }
        Verdict verdict = Saves.verify(save);
        assertEquals(List.of(true, 0L), List.of(verdict.exact(), verdict.keptAsRead()));
    }

    @Test
    void whatIsOutOfStepIsToldByTheNameOfTheProperty() throws SaveException {
        Expect.broken(
                MoreReportInputs.misaligned(),
                Finding.at(UnrealCode.TAG, 189, 51)
                        .with("reason", "COUNT")
                        .with("before", "Shifted"),
                """
                Shifted = kept UNREADABLE StrProperty 05000000746578740006 <type=StrProperty>
                BODY 0000004166746572000c000000496e7450726f70657274790004000000000000…(51)
                """);
    }

    @Test
    void oddFloatsKeepEveryBit() throws SaveException {
        Expect.holds(
                MoreReportInputs.oddFloats(),
                0,
                """
                Floats = packed [float NaN 7fc12345, float NaN ffffffffff800001, float -0.0, float 0.10000000149011612, float 1.401298464324817E-45, float 3.4028234663852886E38]
                Quiet = float NaN 7fc00001
                Payload = double NaN 7ff00000deadbeef
                Minus = double -0.0
                Tiny = double 4.9E-324
                Place = Vector{X=double -0.0, Y=double NaN 7ff8000000000000, Z=double 4.9E-324}
                """);
    }

    @Test
    void whatAStructHasBehindItsListIsKept() throws SaveException {
        Expect.holds(
                MoreReportInputs.leftoverInStruct(),
                0,
                """
                Grown = S_Grown{Number=Int32 41} <rest=0900000000000000>
                After = Int32 41
                """);
    }

    @Test
    void wrappersOfTheGameAreOpened() throws SaveException {
        Bytes content = Bytes.wrap(MoreReportInputs.contentOfWrapper());
        for (Bytes save : List.of(Wrapped.plz1(content), Wrapped.plz2(content))) {
            Expect.whole(save, 0, "Version = Int32 100");
        }
    }

    @Test
    void aWrapperThatCannotBeOpenedIsNamed() throws SaveException {
        Bytes content = Bytes.wrap(MoreReportInputs.contentOfWrapper());
        Bytes packed = Wrapped.zlib(content);
        Bytes save =
                Wrapped.join(
                        Wrapped.ints(content.length(), packed.length()),
                        Bytes.ofText("PlM1"),
                        packed);
        Expect.broken(
                save.toArray(),
                Finding.at(UnrealCode.CODEC, 8, 4)
                        .with("wrapper", "plm")
                        .with("codec", "Oodle")
                        .with("stored", packed.length())
                        .with("decoded", content.length()),
                "");
    }

    @Test
    void aSaveCutInAPropertyIsToldToBe() throws SaveException {
        Expect.broken(
                MoreReportInputs.truncated(),
                Finding.at(UnrealCode.TRUNCATED, 177, 44)
                        .with("part", "property")
                        .with("left", 44)
                        .with("before", "A"),
                """
                A = Int32 1
                BODY 04000000437574000c00000053747250726f7065727479001000000000000000…(44)
                """);
    }

    @Test
    void anUnknownTypeOfPropertyIsKept() throws SaveException {
        Expect.holds(
                MoreReportInputs.unknownPropertyType(),
                1,
                """
                New = kept UNKNOWN_TYPE GameOwnProperty 0500000001 <type=GameOwnProperty>
                After = Int32 43
                """);
    }

    @Test
    void aSaveForJsonIsRead() throws SaveException {
        Expect.holds(
                MoreReportInputs.saveToBreakInJson(),
                0,
                """
                Name = "x"
                Numbers = packed [Int32 1, Int32 2, Int32 3]
                Inner = S_Inner{On=true}
                """);
    }

    @Test
    void aCountBeyondTheFileIsKeptAndNothingIsAllocatedForIt() throws SaveException {
        Expect.holds(
                MoreReportInputs.countBeyondFile(),
                1,
                """
                Huge = kept UNREADABLE ArrayProperty(IntProperty) 007a030a010000000200000003000000 <type=ArrayProperty(IntProperty)>
                After = Int32 47
                """);
    }

    @Test
    void interfacesAndArraysOfObjectsAreRead() throws SaveException {
        Expect.holds(
                MoreReportInputs.interfaceAndObjects(),
                0,
                """
                Target = asset "/Game/Map.Map:Level.Machine_1" <type=InterfaceProperty>
                Parts = List<Asset> [asset "/Game/A.A", asset "None", asset ""]
                """);
    }

    @Test
    void aSaveThatNobodyChangedIsTheSame() throws SaveException {
        Expect.holds(
                MoreReportInputs.saveToAddTo(),
                0,
                """
                Inner = S_Inner{Number=Int32 50}
                After = Int32 50
                """);
    }

    @Test
    void aPropertyAddedIsThereWhenItIsReadAgain() throws SaveException {
        Target inner = new Target(new RecordId(0, 0), ItemPath.of(0));
        var added =
                new Edit.Insert(
                        inner, 0, -1, Slot.of(NameValue.of("Added")), Slot.of(TextValue.of("new")));
        Bytes written = Edits.written(Bytes.wrap(MoreReportInputs.saveToAddTo()), added);
        Expect.holds(
                written.toArray(),
                0,
                """
                Inner = S_Inner{Number=Int32 50, Added="new"}
                After = Int32 50
                """);
    }

    @Test
    void aVersionNewerThanAllKnownIsToldAndNotCalledCorrupt() throws SaveException {
        byte[] save = MoreReportInputs.unknownNewVersion();
        Expect.whole(Bytes.wrap(save), 0, "Level = Int32 51");
        assertEquals(
                "unreal.version.unseen null {field=packageVersion5, found=1999}",
                Expect.notes(save));
    }

    @Test
    void aFailureWhileWritingLeavesTheDocumentWhole() throws SaveException {
        Bytes save = Bytes.wrap(MoreReportInputs.saveToReplace());
        try (SaveDocument document = Saves.open(save)) {
            var full = new FullSink();
            StorageException failure =
                    assertThrows(
                            StorageException.class,
                            () -> Saves.UNREAL.write(document, full, Progress.NONE));
            assertEquals(FullSink.FAILURE, failure.finding());
            assertEquals(save, Saves.write(document));
        }
    }
}
