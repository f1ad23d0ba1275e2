package dev.keepsake.unreal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.Limits;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.Unwrapped;
import dev.keepsake.unreal.wrapper.Wrappers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Saves that games wrote, each checked as a whole.
final class FixturesTest {
    /// File, outcome, whether it is written back byte for byte, how many properties it has, how
    /// many values are kept as read, and every error and warning.
    private static final String EXPECTED =
            """
            gamepass_container.1 unknown - 0 0 unreal.storeIndex@0+168
            gamepass_containers.index unknown - 0 0 unreal.storeIndex@0+305
            p524_hogwarts.sav ok exact 17 0
            p525_settingconfig.sav ok exact 84 0
            palworld_level_PlM1.sav newer - 0 0 unreal.codec@8+4
            palworld_level_PlZ2.sav ok exact 3 0
            palworld_level_tricky_unicode_PlZ2.sav ok exact 3 0
            palworld_levelmeta_PlM1.sav newer - 0 0 unreal.codec@8+4
            palworld_levelmeta_PlZ1.sav ok exact 3 0
            palworld_localdata_PlZ2.sav ok exact 2 0
            palworld_player_PlZ1.sav ok exact 3 0
            palworld_worldoption_PlZ1.sav ok exact 3 0
            satisfactory_11_modtest.sav ok exact 0 0
            satisfactory_12_another.sav ok exact 0 0
            ue410_kopernik.sav ok exact 4 0
            ue411_flai.sav ok exact 3 0
            ue411_slot9.sav ok exact 3 0
            ue415_settings.sav ok exact 3 0
            ue418_gamegem.sav ok exact 2 0
            ue422_campus.sav ok exact 1 0
            ue422_miner_profile.sav ok exact 23 0
            ue423_delegates.sav ok exact 3 0
            ue423_guid.bin ok exact 1 0
            ue424_save.sav ok exact 0 0
            ue424_settings.sav ok exact 2 0
            ue425_railroads_slot2.sav ok exact 72 0
            ue425_starmark_default.sav ok exact 2 0
            ue425plus_drg_proppack.sav ok exact 3 0
            ue427_alltypes_slot1.sav ok exact 16 0
            ue427_cd_saveslot03.sav ok exact 6 0
            ue427_crab_auto.sav ok exact 24 0
            ue427_crab_noauto.sav ok exact 23 0
            ue427_drg_features01.bin ok exact 59 0
            ue427_econcore_profile0.sav ok exact 4 0
            ue427_spacebourne_autosave.sav ok exact 1 0
            ue427_tagcontainer.sav ok exact 1 0
            ue50_railroads_inner_nul.sav ok exact 79 0
            ue52_archviz_allplaced.sav ok exact 6 0
            ue52_drivebeyond.sav ok exact 2 0
            ue53_parcel2.sav ok exact 42 0
            ue53_railroads_stringtable.sav ok exact 79 0
            ue53_settings_vector2d.sav ok exact 4 0
            ue54_echo_newsave.sav ok exact 1 0
            ue54_enhancedinput.sav ok exact 1 0
            ue54_horrorengine_slot1.sav ok exact 9 0
            ue54_oldwest.sav ok exact 1 0
            ue54_plataformas.sav ok exact 1 0
            ue55_dungeon3d.sav ok exact 3 0
            ue56_antlered.sav ok exact 2 0
            """;

    @BeforeAll
    static void assumePresent() {
        Fixtures.assumePresent();
    }

    private static List<String> files() {
        return Fixtures.files("").stream().filter(file -> !file.equals("expected")).toList();
    }

    private static String line(String file) throws SaveException {
        Verdict verdict = Saves.verify(Fixtures.read(file));
        String findings =
                verdict.findings().kept().stream()
                        .filter(finding -> finding.severity() != Severity.NOTE)
                        .map(FixturesTest::text)
                        .collect(Collectors.joining(" "));
        String exact = Boolean.TRUE.equals(verdict.exact()) ? "exact" : "-";
        return "%s %s %s %d %d %s"
                .formatted(
                        file,
                        verdict.outcome().word(),
                        exact,
                        verdict.records(),
                        verdict.keptAsRead(),
                        findings)
                .strip();
    }

    private static String text(Finding finding) {
        Span span = finding.span();
        String place = span == null ? "" : "@" + span.offset() + "+" + span.length();
        return finding.code().id() + place;
    }

    @Test
    void everySaveIsWhatTheTableSays() throws SaveException {
        var found = new StringBuilder();
        int exact = 0;
        int readable = 0;
        for (String file : files()) {
            String line = line(file);
            found.append(line).append('\n');
            readable += line.contains(" ok ") ? 1 : 0;
            exact += line.contains(" exact ") ? 1 : 0;
            System.out.println(line);
        }
        System.out.printf("%d of %d readable saves byte-identical%n", exact, readable);
        assertEquals(EXPECTED, found.toString());
    }

    @Test
    void bothDoorsAgree() throws SaveException {
        for (String file : files()) {
            Bytes save = Fixtures.read(file);
            Diagnosis diagnosis = Saves.inspect(save);
            if (diagnosis.outcome() == Outcome.LOADED) {
                try (SaveDocument opened = Saves.open(save);
                        SaveDocument inspected = diagnosis.document()) {
                    assertEquals(inspected.header(), opened.header(), file);
                    assertEquals(inspected.recordCount(), opened.recordCount(), file);
                    assertEquals(inspected.findings(), opened.findings(), file);
                    assertEquals(save, Saves.write(opened), file);
                    Bytes rewritten = Saves.rewritten(opened);
                    assertEquals(Saves.content(save), Saves.content(rewritten), file);
                }
            } else {
                SaveException refused = assertThrows(SaveException.class, () -> Saves.open(save));
                Finding first =
                        diagnosis.findings().kept().stream()
                                .filter(Finding::isError)
                                .findFirst()
                                .orElseThrow();
                assertEquals(first, refused.finding(), file);
                assertEquals(diagnosis.outcome(), refused.outcome(), file);
            }
        }
    }

    @Test
    void whatTheyHoldMakesTheSameSaveAnew() throws Exception {
        int made = 0;
        for (String file : files()) {
            Bytes content = content(file);
            if (content.isEmpty()) {
                continue;
            }
            try (SaveDocument document = Saves.open(content)) {
                assertEquals(content, Saves.copied(document), file);
                made++;
            }
        }
        System.out.printf("%d saves made anew from what they hold%n", made);
        assertEquals(43, made);
    }

    /// A save without its wrapper, nothing where it is no GVAS.
    private static Bytes content(String file) throws SaveException {
        Optional<Unwrapped> save =
                Wrappers.unwrap(
                        MemorySource.of(file, Fixtures.read(file)),
                        Limits.DEFAULT,
                        FindingLog.tolerant(9),
                        Progress.NONE);
        if (save.isEmpty() || !save.get().wrapping().holdsGvas()) {
            return Bytes.EMPTY;
        }
        ByteSource content = save.get().content();
        return content.read(0, (int) content.size());
    }
}
