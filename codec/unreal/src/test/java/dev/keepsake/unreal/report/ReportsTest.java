package dev.keepsake.unreal.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.unreal.Edits;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What users of other tools reported, rows 1 to 30: what is right.
final class ReportsTest {
    @Test
    void anArrayOfBoolsHasAByteForEach() throws SaveException {
        Expect.holds(
                ReportInputs.arrayOfBools(),
                0,
                """
                Flags = packed [true, false, true]
                """);
    }

    @Test
    void aSetOfStructsIsFoundByItsSize() throws SaveException {
        Expect.holds(
                ReportInputs.setOfLists(),
                0,
                """
                Rows = Set<Struct> [{Number=Int32 1, Label="n1"}, {Number=Int32 2, Label="n2"}]
                """);
    }

    @Test
    void structsThatNoFileNamesAreFoundByTheirSize() throws SaveException {
        Expect.holds(
                ReportInputs.mapOfTwelveByteStructs(),
                0,
                """
                Places = Map<Name, Struct Vector> [name "Home": Vector{X=float 1.0, Y=float 2.0, Z=float 3.0}, name "Away": Vector{X=float -1.0, Y=float 0.5, Z=float 1.0E9}]
                Seed = UInt64 18446744073709551615
                """);
    }

    @Test
    void aStructThatIsTakenForAnotherOfItsSizeIsTold() throws SaveException {
        assertEquals(
                "unreal.assumed root/Places/PROP" + " {others=Rotator, IntVector, type=Vector}",
                Expect.notes(ReportInputs.mapOfTwelveByteStructs()));
    }

    @Test
    void tagsInMapValuesAreRead() throws SaveException {
        Expect.holds(
                ReportInputs.tagsInMapValues(),
                0,
                """
                Quests = Map<Name, Struct> [name "First": {Tags=GameplayTagContainer{GameplayTags=List<Name> [name "Quest.Open", name "Quest.Main"]}}, name "Second": {Tags=GameplayTagContainer{GameplayTags=List<Name> []}}]
                """);
    }

    @Test
    void aGamesOwnLayoutIsKeptAndWhatFollowsIsRead() throws SaveException {
        Expect.holds(
                ReportInputs.unknownStructBeforeNumber(),
                1,
                """
                Part = kept UNREADABLE StructProperty(LegoGraphPartInstance) 07000000ff0309000000000201 <type=StructProperty(LegoGraphPartInstance)>
                After = Int32 42
                """);
    }

    @Test
    void twoCompressedChunksAreOpenedByTheirFirstBytes() throws SaveException {
        Bytes content = Bytes.wrap(ReportInputs.contentOfChunks());
        Bytes save = Wrapped.frames(content.length() / 2 + 1, content);
        Expect.whole(save, 0, "Level = Int32 6");
        try (SaveDocument document = Saves.open(save)) {
            assertEquals(Optional.of(TextValue.of("chunks")), document.header().find("wrapper"));
        }
    }

    @Test
    void aWrongSizeIsToldByTheNameOfItsProperty() throws SaveException {
        Expect.broken(
                ReportInputs.wrongSizeInOneStruct(),
                Finding.at(UnrealCode.TAG, 249, 58)
                        .with("reason", "COUNT")
                        .with("before", "Broken"),
                """
                Before = Int32 1
                Broken = kept UNREADABLE StructProperty(S_Entry) 070000004e756d626572000c000000496e7450726f7065727479000400000000…(43) <type=StructProperty(S_Entry)>
                BODY 004e6f6e6500060000004166746572000c000000496e7450726f706572747900…(58)
                """);
    }

    @Test
    void whatIsNoSaveIsRefusedWithItsFirstBytes() throws SaveException {
        Expect.broken(
                ReportInputs.foreignMagic(),
                Finding.at(UnrealCode.MAGIC, 0, 10).with("found", "0a9a010a203040506070"),
                "");
        Expect.broken(
                ReportInputs.foreignText(),
                Finding.at(UnrealCode.MAGIC, 0, 16)
                        .with("found", "534156453030303120616e6420736f20"),
                "");
        Expect.broken(
                ReportInputs.unknownContainer(),
                Finding.at(UnrealCode.MAGIC, 0, 16)
                        .with("found", "0100000010000000536c6f7400010203"),
                "");
        assertEquals(Outcome.UNKNOWN, UnrealCode.MAGIC.outcome());
    }

    @Test
    void aTagOf54KeepsGuidAndIndex() throws SaveException {
        Expect.holds(
                ReportInputs.completeTagWithGuidAndIndex(),
                0,
                """
                Slots = Int32 10 <guid=67452301efcdab89ce8a4602df9b5713>
                Slots = Int32 11 <index=1, guid=67452301efcdab89ce8a4602df9b5713>
                After = "x"
                """);
    }

    @Test
    void nobodyAndSomebodyOnTheNetAreRead() throws SaveException {
        Expect.holds(
                ReportInputs.netIds(),
                0,
                """
                Nobody = Optional<Struct UniqueNetIdRepl> []
                Somebody = Optional<Struct UniqueNetIdRepl> [UniqueNetIdRepl{Size=Int32 17, Type=name "STEAM", Contents="76561198000000000"}]
                After = Int32 1
                """);
    }

    @Test
    void whatIsInsideStructsIsRead() throws SaveException {
        Expect.holds(
                ReportInputs.stringInsideStructs(),
                0,
                """
                Outer = S_Outer{Rows=List<Struct S_Entry> [S_Entry{Number=Int32 1, Label="n1"}, S_Entry{Number=Int32 2, Label="n2"}], ByName=Map<Name, Struct> [name "Key": {Number=Int32 3, Label="n3"}]}
                After = Int32 1
                """);
    }

    @Test
    void aStringThatGrowsMakesAllSizesAroundItGrow() throws SaveException {
        Bytes save = Bytes.wrap(ReportInputs.stringInsideStructs());
        RecordId outer = new RecordId(0, 0);
        Bytes written =
                Edits.written(
                        save,
                        Edits.set(outer, TextValue.of("much longer"), 0, 0, 1, 1),
                        Edits.set(outer, TextValue.of("größer"), 0, 1, 1, 1));
        Expect.holds(
                written.toArray(),
                0,
                """
                Outer = S_Outer{Rows=List<Struct S_Entry> [S_Entry{Number=Int32 1, Label="n1"}, S_Entry{Number=Int32 2, Label="much longer"}], ByName=Map<Name, Struct> [name "Key": {Number=Int32 3, Label="größer"}]}
                After = Int32 1
                """);
    }

    @Test
    void aBodyThatIsCompressedAloneIsOpened() throws SaveException {
        Bytes body = Bytes.wrap(ReportInputs.bodyToCompress());
        Bytes head = Bytes.wrap(ReportInputs.headerBeforeCompressedBody());
        Bytes whole = Wrapped.join(body, Bytes.wrap(new byte[4]));
        Bytes save = Wrapped.join(head, Wrapped.frames(whole.length(), whole));
        Expect.whole(save, 0, "Level = Int32 14");
        Bytes written =
                Edits.written(save, Edits.set(new RecordId(0, 0), IntegerValue.int32(15), 0));
        Expect.whole(written, 0, "Level = Int32 15");
        assertEquals(head, written.slice(0, head.length()));
    }

    @Test
    void aHeaderWithoutABodyIsCut() throws SaveException {
        byte[] head = ReportInputs.headerBeforeCompressedBody();
        Expect.broken(
                head,
                Finding.at(UnrealCode.TRUNCATED, head.length, 0)
                        .with("part", "property")
                        .with("left", 0)
                        .with("before", ""),
                "BODY");
    }

    @Test
    void anUnknownNativeIsKeptAndPathsCanBeKeys() throws SaveException {
        Expect.holds(
                ReportInputs.unknownNativeAndPathKeys(),
                1,
                """
                Part = kept UNKNOWN_TYPE StructProperty(GamePart(/Script/Game)) 07000000ff0309000000000201 <type=StructProperty(GamePart(/Script/Game)), flags=8>
                ByPath = Map<Asset, Int32> [asset "/Game/Map.Map": Int32 1, asset "/Game/Map.Map:Door:Küche": Int32 2] <type=MapProperty(StructProperty(SoftObjectPath(/Script/CoreUObject)),IntProperty)>
                """);
    }

    @Test
    void aMapKeyedByListsIsFoundByItsSize() throws SaveException {
        Expect.holds(
                ReportInputs.mapKeyedByList(),
                0,
                """
                Counts = Map<Struct, Int32> [{Number=Int32 1, Label="n1"}: Int32 100]
                """);
    }

    @Test
    void aTextOfAnUnknownHistoryIsKept() throws SaveException {
        Expect.holds(
                ReportInputs.unknownTextHistory(),
                1,
                """
                Title = kept UNKNOWN_TYPE TextProperty 0000000041010203 <type=TextProperty>
                After = Int32 18
                """);
    }

    @Test
    void textsOfAllHistoriesAreRead() throws SaveException {
        Expect.holds(
                ReportInputs.textHistories(),
                0,
                """
                H1 = text named{pattern=text base{namespace="ns", key="key", source="{0} of {n}"}, arguments=Map<Text, Any> ["n": Int64 7]}
                H2 = text ordered{pattern=text base{namespace="ns", key="key", source="{0} of {n}"}, arguments=List<Any> [double 0.25, text base{namespace="ns", key="key", source="{0} of {n}"}]}
                H5 = text percent{value=double 0.25, options=Optional<Struct NumberFormat> [NumberFormat{alwaysSign=false, useGrouping=true, roundingMode=UInt8 0, minimumIntegralDigits=Int32 1, maximumIntegralDigits=Int32 2, minimumFractionalDigits=Int32 0, maximumFractionalDigits=Int32 2}], culture="de"}
                H6 = text currency{currency="EUR", value=double 0.25, options=Optional<Struct NumberFormat> [], culture=""}
                H8 = text time{time=time 638000000000000000, timeStyle=UInt8 1, timeZone="UTC", culture="en"}
                H9 = text dateTime{time=time 638000000000000000, dateStyle=UInt8 2, timeStyle=UInt8 2, timeZone="", culture=""}
                H10 = text transform{pattern=text base{namespace="ns", key="key", source="{0} of {n}"}, transform=UInt8 1}
                After = Int32 19
                """);
    }

    @Test
    void bytesWhoseSizeIsNotTheirCountAreNames() throws SaveException {
        Expect.holds(
                ReportInputs.byteArrayOfNames(),
                0,
                """
                Keys = List<Enum> [ "E_Key::Red",  "E_Key::Blue"] <type=ArrayProperty(ByteProperty)>
                """);
    }

    @Test
    void aPackageAboveAllKnownOnesOpens() throws SaveException {
        Expect.holds(
                ReportInputs.unknownPackage(),
                0,
                """
                Level = Int32 21
                """);
    }

    @Test
    void aPackageAboveAllKnownOnesIsTold() throws SaveException {
        assertEquals(
                "unreal.version.unseen null {field=packageVersion, found=530}",
                Expect.notes(ReportInputs.unknownPackage()));
    }

    @Test
    void aMapWithoutTypesIsKept() throws SaveException {
        Expect.holds(
                ReportInputs.mapWithoutTypes(),
                1,
                """
                Counts = kept UNKNOWN_TYPE MapProperty 000000000100000002000000610001000000 <type=MapProperty>
                After = Int32 23
                """);
    }

    @Test
    void aMapOfStringsToListsIsFoundByItsSize() throws SaveException {
        Expect.holds(
                ReportInputs.mapOfStringsToLists(),
                0,
                """
                Villagers = Map<Text, Struct> ["Anna": {Number=Int32 1, Label="n1"}, "Bożena": {Number=Int32 2, Label="n2"}]
                """);
    }

    @Test
    void soIsOneInAStructInAMap() throws SaveException {
        Expect.holds(
                ReportInputs.mapInStructInMap(),
                0,
                """
                Outer = Map<Int32, Struct> [Int32 1: {Inner=Map<Name, Struct> [name "Key": {Number=Int32 3, Label="n3"}]}]
                """);
    }

    @Test
    void chunksThatSayTheirCodecAreOpened() throws SaveException {
        Bytes content = Bytes.wrap(ReportInputs.contentOfNewerChunks());
        Expect.whole(Wrapped.frameWithCodec(3, 1 << 17, content), 0, "Level = Int32 26");
        Expect.whole(Wrapped.oneFrame(1 << 17, content), 0, "Level = Int32 26");
    }

    @Test
    void chunksOfAnotherCodecAreNamed() throws SaveException {
        Bytes content = Bytes.wrap(ReportInputs.contentOfNewerChunks());
        Bytes save = Wrapped.frameWithCodec(4, 1 << 17, content);
        SaveException refused = assertThrows(SaveException.class, () -> Saves.open(save));
        assertEquals(UnrealCode.CODEC, refused.finding().code());
        assertEquals("chunks", refused.finding().details().get("wrapper"));
    }

    @Test
    void keysOfMapsNeedNotBeTexts() throws SaveException {
        Expect.holds(
                ReportInputs.mapsWithoutTextKeys(),
                0,
                """
                ByNumber = Map<Int32, Text> [Int32 -1: "x"]
                ByEntry = Map<Struct S_Entry, Int32> [S_Entry{Number=Int32 1, Label="n1"}: Int32 2] <type=MapProperty(StructProperty(S_Entry(/Script/Game)),IntProperty)>
                """);
    }

    @Test
    void aGuidInTheTagOfAnArrayIsKept() throws SaveException {
        Expect.holds(
                ReportInputs.arrayWithGuid(),
                0,
                """
                Numbers = packed [Int32 1, Int32 2, Int32 3] <guid=67452301efcdab89ce8a4602df9b5713>
                """);
    }

    @Test
    void guidsOfStructsAreKept() throws SaveException {
        Expect.holds(
                ReportInputs.structGuids(),
                0,
                """
                One = S_Entry{Number=Int32 1} <structGuid=67452301efcdab89ce8a4602df9b5713>
                Many = List<Struct S_Entry> [S_Entry{Number=Int32 2}] <inner.structGuid=67452301efcdab89ce8a4602df9b5713>
                Raw = S_Entry{} <structGuid=67452301efcdab89ce8a4602df9b5713>
                """);
    }
}
