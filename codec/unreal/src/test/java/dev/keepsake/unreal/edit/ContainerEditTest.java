package dev.keepsake.unreal.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.unreal.Fixtures;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What a real save holds can grow, shrink and be renamed: of its bytes only those of the change
/// differ, and the sizes and counts around it.
final class ContainerEditTest {
    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    @Test
    void anItemOfAnArrayChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/array_of_strings/PROP/[1]", TextValue.of("changed")));
        assertEquals(
                """
                root/array_of_strings/[1]: "Hello world from array" -> "changed"
                at 2380: 85 -> 70
                at 2436: 23 -> 8
                at 2440: 48656c6c6f20776f726c642066726f6d206172726179 -> 6368616e676564
                """,
                changed);
    }

    @Test
    void anItemPutInGrowsTheCount() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.insert("root/array_of_strings/PROP", 0, null, TextValue.of("new")));
        assertEquals(
                """
                root/array_of_strings: List<Text> ["Hello world from array", "Hello world from array", "Hello world from array"] -> List<Text> ["Hello world from array", "new", "Hello world from array", "Hello world from array"]
                at 2380: 85 -> 93
                at 2405: 3 -> 4
                at 2436:  -> 040000006e657700
                """,
                changed);
    }

    @Test
    void anItemTakenOutShrinksTheCount() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        save -> new Edit.Remove(save.target("root/array_of_strings/PROP/[2]")));
        assertEquals(
                """
                root/array_of_strings: List<Text> ["Hello world from array", "Hello world from array", "Hello world from array"] -> List<Text> ["Hello world from array", "Hello world from array"]
                at 2380: 85 -> 58
                at 2405: 3 -> 2
                at 2463: 1700000048656c6c6f20776f726c642066726f6d20617272617900 ->
                """,
                changed);
    }

    @Test
    void aStructTakenOutShrinksTheTagInsideToo() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        save -> new Edit.Remove(save.target("root/array_of_structs/PROP/[0]")));
        assertEquals(
                """
                root/array_of_structs: List<Struct CustomStruct> [CustomStruct{test_field=UInt64 10}, CustomStruct{test_field=UInt64 10}] -> List<Struct CustomStruct> [CustomStruct{test_field=UInt64 10}]
                at 2022: 206 -> 146
                at 2050: 2 -> 1
                at 2094: 120 -> 60
                at 2196: 0b000000746573745f6669656c64000f00000055496e74363450726f70657274…(60) ->
                """,
                changed);
    }

    @Test
    void aPackedNumberChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/array_of_ints/PROP/[3]", IntegerValue.int32(99)));
        assertEquals(
                """
                root/array_of_ints: packed [Int32 12, Int32 12, Int32 12, Int32 12, Int32 12] -> packed [Int32 12, Int32 12, Int32 12, Int32 99, Int32 12]
                at 2333: 0c -> 63
                """,
                changed);
    }

    @Test
    void aPackedNumberPutInGrowsTheCount() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.insert("root/array_of_ints/PROP", 4, null, IntegerValue.int32(99)));
        assertEquals(
                """
                root/array_of_ints: packed [Int32 12, Int32 12, Int32 12, Int32 12, Int32 12] -> packed [Int32 12, Int32 12, Int32 12, Int32 12, Int32 12, Int32 99]
                at 2292: 24 -> 28
                at 2317: 5 -> 6
                at 2341:  -> 63000000
                """,
                changed);
    }

    @Test
    void aValueOfAMapDeepInsideChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_econcore_profile0.sav",
                        Editing.set(
                                "root/achievementHistoryScope/PROP/metrics/[=produce]/valueByFilter/[=CrudeOil]",
                                IntegerValue.int32(-5)));
        assertEquals(
                """
                root/achievementHistoryScope/metrics/[5]/valueByFilter/[3]: Int32 1047 -> Int32 -5
                at 18662: 17040000 -> fbffffff
                """,
                changed);
    }

    @Test
    void aKeyOfAMapChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_econcore_profile0.sav",
                        save ->
                                new Edit.SetKey(
                                        save.target("root/dbStrings/PROP/{1}"),
                                        TextValue.of("musik"),
                                        null));
        assertEquals(
                """
                root/dbStrings/[2]: "music" -> "musik"
                at 1277: 63 -> 6b
                """,
                changed);
    }

    @Test
    void aKeyThatIsAListChangesInside() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_cd_saveslot03.sav",
                        Editing.set(
                                "root/PlayerAttributes/PROP/{1}/AttributeName",
                                TextValue.of("Currency_Gold")));
        assertEquals(
                """
                root/PlayerAttributes/[2]/AttributeName: "Currency_Electrum" -> "Currency_Gold"
                at 2129: 494 -> 490
                at 2462: 22 -> 18
                at 2471: 18 -> 14
                at 2484: 456c65637472756d -> 476f6c64
                """,
                changed);
    }

    @Test
    void anEntryPutInGrowsTheCount() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_econcore_profile0.sav",
                        Editing.insert(
                                "root/dbStrings/PROP", 2, TextValue.of("k"), TextValue.of("v")));
        assertEquals(
                """
                root/dbStrings: 18 items -> 20 items
                at 1180: 358 -> 370
                at 1225: 9 -> 10
                at 1298:  -> 020000006b00020000007600
                """,
                changed);
    }

    @Test
    void anEntryTakenOutShrinksTheCount() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_econcore_profile0.sav",
                        save -> new Edit.Remove(save.target("root/dbStrings/PROP/{1}")));
        assertEquals(
                """
                root/dbStrings: 18 items -> 16 items
                at 1180: 358 -> 329
                at 1225: 9 -> 8
                at 1269: 060000006d75736963000f0000006d757369632e6c617374686f706500 ->
                """,
                changed);
    }

    @Test
    void anItemOfASetChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue422_miner_profile.sav",
                        Editing.set(
                                "root/UnlockedSpecialMiners/PROP/{2}",
                                EnumValue.of("", "MinerIdBand")));
        assertEquals(
                """
                root/UnlockedSpecialMiners/[2]:  "MinerIdBandit" ->  "MinerIdBand"
                at 1493: 108 -> 106
                at 1560: 14 -> 12
                at 1575: 6974 ->
                """,
                changed);
    }

    @Test
    void anItemOfASetIsTakenOut() throws SaveException {
        String changed =
                Editing.changed(
                        "ue422_miner_profile.sav",
                        save ->
                                new Edit.Remove(
                                        save.target("root/UnlockedSpecialMiners/PROP/{5}")));
        assertEquals(
                """
                root/UnlockedSpecialMiners: Set<Enum> [ "MinerIdSparks",  "MinerIdJet",  "MinerIdBandit",  "MinerIdAxel",  "MinerIdDocs",  "MinerIdChief"] -> Set<Enum> [ "MinerIdSparks",  "MinerIdJet",  "MinerIdBandit",  "MinerIdAxel",  "MinerIdDocs"]
                at 1493: 108 -> 91
                at 1523: 6 -> 5
                at 1610: 0d0000004d696e65724964436869656600 ->
                """,
                changed);
    }

    @Test
    void aFieldOfTheHeaderChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set(
                                "header/changelist", new IntegerValue(1, PrimitiveType.UINT32)));
        assertEquals(
                """
                header/changelist: UInt32 18319896 -> UInt32 1
                at 18: 188a1701 -> 01000000
                """,
                changed);
    }

    @Test
    void aTextOfTheHeaderMovesAllBehindIt() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("header/branch", TextValue.of("main")));
        assertEquals(
                """
                header/branch: "++UE4+Release-4.27" -> "main"
                at 22: 19 -> 5
                at 26: 2b2b5545342b52656c656173652d342e3237 -> 6d61696e
                """,
                changed);
    }

    @Test
    void aHeaderInAWrapperChangesAsOneWithout() throws SaveException {
        String changed =
                Editing.changed(
                        "palworld_player_PlZ1.sav",
                        Editing.set("header/branch", TextValue.of("Pal")));
        assertEquals(
                """
                header/branch: "++UE5+Release-5.1" -> "Pal"
                at 26: 18 -> 4
                at 30: 2b2b5545352b52656c656173652d352e31 -> 50616c
                """,
                changed);
    }

    @Test
    void aPropertyIsRenamed() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        save ->
                                new Edit.SetHead(
                                        save.record("root/str_property"),
                                        new RecordHead("text_property", "property", "Str")));
        assertEquals(
                """
                root/str_property: RecordHead[subject=str_property, kind=property, className=Str] -> RecordHead[subject=text_property, kind=property, className=Str]
                at 1696: 13 -> 14
                at 1700: 737472 -> 74657874
                """,
                changed);
    }

    @Test
    void aPropertyInAStructIsRenamed() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_crab_auto.sav",
                        save ->
                                new Edit.SetKey(
                                        save.target("root/AutoSave/PROP/Points"),
                                        NameValue.of("Score"),
                                        null));
        assertEquals(
                """
                root/AutoSave/Points is Score
                at 73183: 22145 -> 22144
                at 73841: 7 -> 6
                at 73845: 506f696e7473 -> 53636f7265
                """,
                changed);
    }

    @Test
    void aPropertyInAStructIsTakenOut() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_crab_auto.sav",
                        save -> new Edit.Remove(save.target("root/AutoSave/PROP/Points")));
        assertEquals(
                """
                root/AutoSave: 29 items -> 28 items
                at 73183: 22145 -> 22105
                at 73841: 07000000506f696e7473000c000000496e7450726f7065727479000400000000…(40) ->
                """,
                changed);
    }

    @Test
    void aPropertyIsTakenOut() throws SaveException {
        String changed =
                Editing.changed(
                        "ue56_antlered.sav",
                        save -> new Edit.RemoveRecord(save.record("root/CollectedItemTypes")));
        assertEquals(
                """
                root: [SavedPlayerTransform, CollectedItemTypes] -> [SavedPlayerTransform]
                at 2010: 13000000436f6c6c65637465644974656d5479706573000e0000004172726179…(181) ->
                """,
                changed);
    }

    @Test
    void aPropertyIsPutIn() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        save -> new Edit.AddRecord(new RecordId(0, -1), number("added", 5), 1));
        assertEquals(
                """
                root: [u8_test, i8_test, ushort_test, short_test, uint32_test, int32_test, ulong_test, long_test, f_property, d_property, str_property, struct_property, date_time_property, array_of_structs, array_of_ints, array_of_strings] -> [u8_test, i8_test, added, ushort_test, short_test, uint32_test, int32_test, ulong_test, long_test, f_property, d_property, str_property, struct_property, date_time_property, array_of_structs, array_of_ints, array_of_strings]
                at 1317:  -> 060000006164646564000c000000496e7450726f706572747900040000000000…(39)
                """,
                changed);
    }

    @Test
    void aPropertyOf54IsPutIn() throws SaveException {
        String changed =
                Editing.changed(
                        "ue56_antlered.sav",
                        save -> new Edit.AddRecord(new RecordId(0, -1), number("Added", 5), 0));
        assertEquals(
                """
                root: [SavedPlayerTransform, CollectedItemTypes] -> [SavedPlayerTransform, Added, CollectedItemTypes]
                at 2010:  -> 060000004164646564000c000000496e7450726f706572747900000000000400…(39)
                """,
                changed);
    }

    @Test
    void anItemIsMoved() throws SaveException {
        String changed =
                Editing.changed(
                        "ue56_antlered.sav",
                        save -> new Edit.Move(save.target("root/CollectedItemTypes/PROP/[0]"), 1));
        assertEquals(
                """
                root/CollectedItemTypes/[0]: asset "/Game/Blueprints/Data/DA_Dagger.DA_Dagger" -> asset "/Game/Blueprints/Data/DA_Opus.DA_Opus"
                root/CollectedItemTypes/[1]: asset "/Game/Blueprints/Data/DA_Opus.DA_Opus" -> asset "/Game/Blueprints/Data/DA_Dagger.DA_Dagger"
                at 2103: 2a0000002f47616d652f426c75657072696e74732f446174612f44415f446167…(87) -> 260000002f47616d652f426c75657072696e74732f446174612f44415f4f7075…(87)
                """,
                changed);
    }

    private static DetachedRecord number(String name, int number) {
        var head = new RecordHead(name, "property", "Int");
        Section section = Section.of("PROP", IntegerValue.int32(number));
        return new DetachedRecord(head, RecordContent.of(section));
    }
}
