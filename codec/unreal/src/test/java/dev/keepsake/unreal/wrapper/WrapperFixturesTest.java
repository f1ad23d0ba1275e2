package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Likelihood;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.Fixtures;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Against saves that games wrote.
class WrapperFixturesTest {
    @BeforeAll
    static void skipWithoutSaves() {
        Fixtures.assumePresent();
    }

    @Test
    void everyPalworldZlibSaveHoldsAGvasOfTheSizeItRecords() throws SaveException {
        int opened = 0;
        for (String file : Fixtures.files("palworld_")) {
            if (file.contains("PlM")) {
                continue;
            }
            Bytes saved = Fixtures.read(file);
            Unwrapped save = Wrapped.open(saved);
            assertTrue(save.wrapping().holdsGvas(), file);
            assertEquals(LittleEndian.u32(saved, 0), save.content().size(), file);
            opened++;
        }
        assertEquals(6, opened);
    }

    @Test
    void aSaveWrittenAnewDecodesToTheSame() throws SaveException {
        int written = 0;
        for (String file : Fixtures.files("")) {
            if (file.contains("PlM") || file.startsWith("gamepass") || file.equals("expected")) {
                continue;
            }
            Unwrapped save = Wrapped.open(Fixtures.read(file));
            Bytes content = Wrapped.content(save);
            Bytes again = Wrapped.write(save.wrapping(), content);
            assertEquals(content, Wrapped.content(Wrapped.open(again)), file);
            written++;
        }
        System.out.println("saves written anew: " + written);
        assertTrue(written > 40);
    }

    @Test
    void namesOodleAndTheSizesItRecords() {
        int named = 0;
        for (String file : Fixtures.files("palworld_")) {
            if (file.contains("PlM")) {
                Bytes saved = Fixtures.read(file);
                Finding expected =
                        Finding.at(UnrealCode.CODEC, 8, 4)
                                .with("wrapper", "plm")
                                .with("codec", "Oodle")
                                .with("stored", saved.length() - 12)
                                .with("decoded", LittleEndian.u32(saved, 0));
                assertEquals(expected, Wrapped.fault(saved), file);
                named++;
            }
        }
        assertEquals(2, named);
    }

    @Test
    void anUnchangedSatisfactorySaveKeepsEveryByte() throws SaveException {
        List<String> files = Fixtures.files("satisfactory_");
        for (String file : files) {
            Unwrapped save = Wrapped.open(Fixtures.read(file));
            assertEquals(
                    Fixtures.read(file), Wrapped.write(save.wrapping(), Wrapped.content(save)));
            assertFalse(save.wrapping().holdsGvas());
        }
        assertEquals(2, files.size());
    }

    @Test
    void readsTheHeaderOfSatisfactory() throws SaveException {
        StructValue header =
                Wrapped.open(Fixtures.read("satisfactory_12_another.sav")).wrapping().header();
        var values = new ArrayList<String>();
        for (String name :
                List.of("headerVersion", "saveVersion", "buildVersion", "saveName", "mapName")) {
            values.add(ValueSummary.of(header.find(name).orElseThrow()));
        }
        values.add(ValueSummary.of(header.find("sessionName").orElseThrow()));
        values.add(ValueSummary.of(header.find("saveIdentifier").orElseThrow()));
        DateTimeValue saved = (DateTimeValue) header.find("savedAt").orElseThrow();
        values.add(saved.instant().orElseThrow().toString());
        assertEquals(
                List.of(
                        "14",
                        "58",
                        "481836",
                        "Another-1-2",
                        "Persistent_Level",
                        "Another 1.2 Baby",
                        "Aldw80sR2lyFn_-i2GRF8w",
                        "2026-04-17T23:00:48.420Z"),
                values);
    }

    @Test
    void knowsTheListingsOfTheMicrosoftStore() {
        var kinds = new ArrayList<String>();
        for (String file : Fixtures.files("gamepass_")) {
            Finding fault = Wrapped.fault(Fixtures.read(file));
            assertEquals(UnrealCode.STORE_INDEX, fault.code());
            kinds.add(fault.details().get("kind"));
        }
        assertEquals(List.of("container", "index"), kinds);
    }

    @Test
    void probesEverySaveAsItsOwn() throws SaveException {
        for (String file : Fixtures.files("")) {
            if (file.equals("expected")) {
                continue;
            }
            Likelihood expected =
                    file.startsWith("gamepass") ? Likelihood.LIKELY : Likelihood.CERTAIN;
            assertEquals(expected, Wrappers.probe(Wrapped.source(Fixtures.read(file))), file);
        }
    }
}
