package dev.keepsake.unreal.hostile;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.UnrealFormat;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the tolerant door and a check of every value say of a save.
///
/// @param opening what was found when it was opened
/// @param check what the check counted, null where nothing reads
/// @param checking the codes of what the check found
record Looked(List<Finding> opening, @Nullable CheckResult check, List<String> checking) {
    private static final int MOST_FINDINGS = 1_000;

    static MemorySource source(byte[] save) {
        return MemorySource.of("test", Bytes.wrap(save));
    }

    static Looked at(byte[] save) throws SaveException {
        Diagnosis diagnosis =
                new UnrealFormat().inspect(source(save), OpenOptions.DEFAULT, Progress.NONE);
        SaveDocument document = diagnosis.document();
        if (document == null) {
            return new Looked(diagnosis.findings().kept(), null, List.of());
        }
        try (document) {
            FindingLog log = FindingLog.tolerant(MOST_FINDINGS);
            CheckResult check = document.origin().check(CheckScope.EXACT, log, Progress.NONE);
            List<String> codes =
                    log.findings().kept().stream().map(found -> found.code().id()).toList();
            return new Looked(diagnosis.findings().kept(), check, codes);
        }
    }

    /// One record that reads whole and is exact.
    static Looked whole() {
        return new Looked(List.of(), new CheckResult(1, 0, true), List.of());
    }

    /// One record that is exact, with one value kept as read.
    static Looked withOneKept() {
        return new Looked(List.of(), new CheckResult(1, 1, true), List.of("unreal.kept"));
    }

    /// Numbers as they stand in a save.
    static byte[] ints(int... numbers) {
        byte[] bytes = new byte[4 * numbers.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (numbers[i / 4] >> 8 * (i % 4));
        }
        return bytes;
    }

    static byte[] join(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
