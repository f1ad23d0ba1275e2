package dev.keepsake.unreal.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.unreal.Fixtures;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A value of a real save changes its own bytes, the sizes around it, and nothing else.
final class ValueEditTest {
    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    @Test
    void aWholeNumberChangesItsFourBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/int32_test/PROP", IntegerValue.int32(7)));
        assertEquals(
                """
                root/int32_test: Int32 -2147483647 -> Int32 7
                at 1495: 01000080 -> 07000000
                """,
                changed);
    }

    @Test
    void aByteChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/u8_test/PROP", new IntegerValue(0, PrimitiveType.UINT8)));
        assertEquals(
                """
                root/u8_test: UInt8 129 -> UInt8 0
                at 1277: 81 -> 00
                """,
                changed);
    }

    @Test
    void anUnsignedNumberOf64BitsChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set(
                                "root/ulong_test/PROP", new IntegerValue(1, PrimitiveType.UINT64)));
        assertEquals(
                """
                root/ulong_test: UInt64 18446744073709551614 -> UInt64 1
                at 1542: feffffffffffffff -> 0100000000000000
                """,
                changed);
    }

    @Test
    void aFloatChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/f_property/PROP", FloatValue.of(2.5f)));
        assertEquals(
                """
                root/f_property: float 3.141590118408203 -> float 2.5
                at 1641: d00f49 -> 000020
                """,
                changed);
    }

    @Test
    void aDoubleChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/d_property/PROP", DoubleValue.of(-1)));
        assertEquals(
                """
                root/d_property: double 3.14159265358979 -> double -1.0
                at 1688: 112d4454fb210940 -> 000000000000f0bf
                """,
                changed);
    }

    @Test
    void aBoolChangesAByteOfItsTag() throws SaveException {
        String changed =
                Editing.changed(
                        "ue415_settings.sav", Editing.set("root/Sound/PROP", BoolValue.FALSE));
        assertEquals(
                """
                root/Sound: true -> false
                at 648: 01 -> 00
                """,
                changed);
    }

    @Test
    void aBoolOf54ChangesAFlagOfItsTag() throws SaveException {
        String changed =
                Editing.changed(
                        "ue54_horrorengine_slot1.sav",
                        Editing.set(
                                "root/Environment/PROP/[0]/HideUnhideDestroyActors_20_A620C55B4E765EAB80EAEFB72E941F6D"
                                        + "/[0]/HiddenInGame_19_73D8E38F4DF2FA9143A14F99CF3772EB",
                                BoolValue.FALSE));
        assertEquals(
                """
                root/Environment/[0]/HideUnhideDestroyActors_20_A620C55B4E765EAB80EAEFB72E941F6D/[0]/HiddenInGame_19_73D8E38F4DF2FA9143A14F99CF3772EB: true -> false
                at 422999: 10 -> 00
                """,
                changed);
    }

    @Test
    void aShorterTextShrinksItsSizes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/str_property/PROP", TextValue.of("Hi")));
        assertEquals(
                """
                root/str_property: "Hello world" -> "Hi"
                at 1729: 16 -> 7
                at 1738: 12 -> 3
                at 1743: 656c6c6f20776f726c64 -> 69
                """,
                changed);
    }

    @Test
    void aLongerTextGrowsItsSizes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/str_property/PROP", TextValue.of("Hello whole world")));
        assertEquals(
                """
                root/str_property: "Hello world" -> "Hello whole world"
                at 1729: 16 -> 22
                at 1738: 12 -> 18
                at 1749:  -> 686f6c652077
                """,
                changed);
    }

    @Test
    void aTextBeyondAsciiBecomesUtf16() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_alltypes_slot1.sav",
                        Editing.set("root/str_property/PROP", TextValue.of("Höhe")));
        assertEquals(
                """
                root/str_property: "Hello world" -> "Höhe"
                at 1729: 16 -> 14
                at 1738: 0c00000048656c6c6f20776f726c64 -> fbffffff4800f6006800650000
                """,
                changed);
    }

    @Test
    void aNameChangesItselfAndItsSizes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_crab_auto.sav",
                        Editing.set(
                                "root/AutoSave/PROP/NextIslandInfo/IslandName",
                                NameValue.of("Ice_07")));
        assertEquals(
                """
                root/AutoSave/NextIslandInfo/IslandName: name "Volcanic_Arena_01" -> name "Ice_07"
                at 73183: 22145 -> 22134
                at 73421: 372 -> 361
                at 73624: 22 -> 11
                at 73633: 18 -> 7
                at 73637: 566f6c63616e69635f4172656e615f3031 -> 4963655f3037
                """,
                changed);
    }

    @Test
    void aConstantChangesItselfAndItsSizes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_crab_auto.sav",
                        Editing.set(
                                "root/AutoSave/PROP/NextIslandInfo/Biome",
                                EnumValue.of("ECrabBiome", "ECrabBiome::Ice")));
        assertEquals(
                """
                root/AutoSave/NextIslandInfo/Biome: ECrabBiome "ECrabBiome::Volcanic" -> ECrabBiome "ECrabBiome::Ice"
                at 73183: 22145 -> 22140
                at 73421: 372 -> 367
                at 73496: 25 -> 20
                at 73520: 21 -> 16
                at 73536: 566f6c63616e6963 -> 496365
                """,
                changed);
    }

    @Test
    void aConstantOfABytePropertyDoesSo() throws SaveException {
        String changed =
                Editing.changed(
                        "ue55_dungeon3d.sav",
                        Editing.set(
                                "root/SavedKeys/PROP/[1]",
                                EnumValue.of("E_KeyColor", "E_KeyColor::NewEnumerator11")));
        assertEquals(
                """
                root/SavedKeys/[1]: E_KeyColor "E_KeyColor::NewEnumerator1" -> E_KeyColor "E_KeyColor::NewEnumerator11"
                at 2290: 66 -> 67
                at 2346: 27 -> 28
                at 2376:  -> 31
                """,
                changed);
    }

    @Test
    void aPathChangesItselfAndItsSizes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_crab_auto.sav",
                        Editing.set("root/WeaponDA/PROP", AssetValue.of("/Game/W.W")));
        assertEquals(
                """
                root/WeaponDA: asset "/Game/Blueprint/Weapon/Crossbow/DA_Weapon_Crossbow.DA_Weapon_Crossbow" -> asset "/Game/W.W"
                at 4006: 74 -> 14
                at 4015: 70 -> 10
                at 4025: 426c75657072696e742f576561706f6e2f43726f7373626f772f44415f576561…(63) -> 572e57
                """,
                changed);
    }

    @Test
    void theSourceOfATextChangesItselfAndItsSizes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue425_railroads_slot2.sav",
                        Editing.set(
                                "root/FrameNameArray/PROP/[13]/pattern/source",
                                TextValue.of("{0}, {1}")));
        assertEquals(
                """
                root/FrameNameArray/[13]/pattern/source: "{0}<br>{1}" -> "{0}, {1}"
                at 18165: 2594 -> 2592
                at 18373: 11 -> 9
                at 18380: 3c62723e -> 2c20
                """,
                changed);
    }

    @Test
    void soDoesOneOf54InAMap() throws SaveException {
        String changed =
                Editing.changed(
                        "ue54_echo_newsave.sav",
                        Editing.set(
                                "root/playerInfoGI/PROP/[=1]"
                                        + "/Name_6_56C87A994A02219022CF30B1BD66755B/source",
                                TextValue.of("hey there")));
        assertEquals(
                """
                root/playerInfoGI/[3]/Name_6_56C87A994A02219022CF30B1BD66755B/source: "hey" -> "hey there"
                at 1808: 1258 -> 1264
                at 2276: 55 -> 61
                at 2328: 4 -> 10
                at 2335:  -> 207468657265
                """,
                changed);
    }

    @Test
    void aPartOfAVectorChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue52_archviz_allplaced.sav",
                        Editing.set(
                                "root/WallActorArray/PROP/[0]/Transform/Translation/X",
                                DoubleValue.of(-1)));
        assertEquals(
                """
                root/WallActorArray/[0]/Transform/Translation/X: double 2790.0 -> double -1.0
                at 3088: cca540 -> 00f0bf
                """,
                changed);
    }

    @Test
    void aGuidChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue423_guid.bin", Editing.set("root/Thing/PROP", new UuidValue(1, 2)));
        assertEquals(
                """
                root/Thing: b38299d4-49d5-3ddf-c757-aeb4e438581d -> 00000000-0000-0001-0000-000000000002
                at 1050: d49982b3df3dd549b4ae57c71d5838e4 -> 00000000010000000000000002000000
                """,
                changed);
    }

    @Test
    void aPointInTimeChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_cd_saveslot03.sav",
                        Editing.set(
                                "root/LastSaveTime/PROP", new DateTimeValue(1, TimeScale.TICKS)));
        assertEquals(
                """
                root/LastSaveTime: time 638160761644140000 -> time 1
                at 1239: e04564e3d433db08 -> 0100000000000000
                """,
                changed);
    }

    @Test
    void aNumberOf54InAMapChangesItsBytes() throws SaveException {
        String changed =
                Editing.changed(
                        "ue54_echo_newsave.sav",
                        Editing.set(
                                "root/playerInfoGI/PROP/[=1]"
                                        + "/ScorePlayer_7_15301FE7469BFAF0073D119DE16F11E2",
                                IntegerValue.int32(-1)));
        assertEquals(
                """
                root/playerInfoGI/[3]/ScorePlayer_7_15301FE7469BFAF0073D119DE16F11E2: Int32 34 -> Int32 -1
                at 2412: 22000000 -> ffffffff
                """,
                changed);
    }

    @Test
    void aFunctionOfADelegateChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue423_delegates.sav",
                        Editing.set(
                                "root/MulticastDelegate/PROP/[1]/Function", NameValue.of("Third")));
        assertEquals(
                """
                root/MulticastDelegate/[1]/Function: name "SecondBinding" -> name "Third"
                at 1192: 191 -> 183
                at 1374: 14 -> 6
                at 1378: 5365636f6e6442696e64696e67 -> 5468697264
                """,
                changed);
    }

    @Test
    void aTagChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_tagcontainer.sav",
                        Editing.set(
                                "root/TagTest/PROP/GameplayTags/[2]", NameValue.of("Fluff.Red")));
        assertEquals(
                """
                root/TagTest/GameplayTags/[2]: name "Character.Appearance.FluffColor.Red" -> name "Fluff.Red"
                at 1153: 172 -> 146
                at 1294: 36 -> 10
                at 1298: 4368617261637465722e417070656172616e63652e466c756666436f6c6f72 -> 466c756666
                """,
                changed);
    }

    @Test
    void aFieldPathChangesItself() throws SaveException {
        String changed =
                Editing.changed(
                        "ue427_cd_saveslot03.sav",
                        Editing.set(
                                "root/PlayerAttributes/PROP/{0}/Attribute/Path/[0]",
                                NameValue.of("Gold")));
        assertEquals(
                """
                root/PlayerAttributes/[0]/Attribute/Path/[0]: name "Currency_Blueprints" -> name "Gold"
                at 2129: 494 -> 479
                at 2286: 64 -> 49
                at 2299: 20 -> 5
                at 2303: 43757272656e63795f426c75657072696e7473 -> 476f6c64
                """,
                changed);
    }

    @Test
    void partOfAnEmbeddedSaveChangesAllSizesAroundIt() throws SaveException {
        String changed =
                Editing.changed(
                        "palworld_level_PlZ2.sav",
                        Editing.set(
                                "root/worldSaveData/PROP/CharacterSaveParameterMap/[0]"
                                        + "/RawData/SaveParameter/NickName",
                                TextValue.of("Alive")));
        assertEquals(
                """
                root/worldSaveData/CharacterSaveParameterMap/[1]/RawData/SaveParameter/NickName: "Deathsnacks" -> "Alive"
                at 1626: 3153270 -> 3153264
                at 1718: 16097 -> 16091
                at 2022: 4153 -> 4147
                at 2048: 4149 -> 4143
                at 2089: 4018 -> 4012
                at 2259: 16 -> 10
                at 2268: 12 -> 6
                at 2272: 4465617468736e61636b73 -> 416c697665
                """,
                changed);
    }

    @Test
    void aValueInAWrapperChangesAsOneWithout() throws SaveException {
        String changed =
                Editing.changed(
                        "palworld_player_PlZ1.sav",
                        Editing.set(
                                "root/SaveData/PROP/PlayerCharacterMakeData/BodyMeshName",
                                NameValue.of("TypeBB")));
        assertEquals(
                """
                root/SaveData/PlayerCharacterMakeData/BodyMeshName: name "TypeA" -> name "TypeBB"
                at 1627: 6155 -> 6156
                at 2342: 773 -> 774
                at 2436: 10 -> 11
                at 2445: 6 -> 7
                at 2453: 41 -> 4242
                """,
                changed);
    }
}
