package dev.keepsake.store.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a rescue gave: proven as every rescue must be.
///
/// @param content the new file
/// @param report what is said of it
record Rescued(Bytes content, RescueReport report) {
    byte[] bytes() {
        return content.toArray();
    }

    /// Rescues copies of one save, newest first; empty where nothing could be.
    static Optional<Rescued> of(byte[]... copies) throws SaveException {
        var sources = List.of(RescueSource.COPY_A, RescueSource.COPY_B);
        return of(Towns.FORMAT, sources, List.of(copies));
    }

    static Optional<Rescued> of(SaveFormat format, List<RescueSource> names, List<byte[]> copies)
            throws SaveException {
        var inputs = new ArrayList<RescueInput>();
        try {
            for (int i = 0; i < copies.size(); i++) {
                var source = MemorySource.of("copy" + i, Bytes.wrap(copies.get(i)));
                Diagnosis diagnosis = format.inspect(source, OpenOptions.DEFAULT, Progress.NONE);
                inputs.add(new RescueInput(names.get(i), diagnosis));
            }
            return of(format, Rescue.of(format, inputs, OpenOptions.DEFAULT));
        } finally {
            for (RescueInput input : inputs) {
                SaveDocument document = input.diagnosis().document();
                if (document != null) {
                    document.close();
                }
            }
        }
    }

    private static Optional<Rescued> of(SaveFormat format, Rescue rescue) throws SaveException {
        var sink = new MemorySink();
        RescueReport report;
        try {
            report = rescue.write(sink, Progress.NONE);
            rescue.check(MemorySource.of("rescued", sink.bytes()), Progress.NONE);
        } catch (SaveException refused) {
            if (refused.outcome() != Outcome.NEWER) { // a version that reads as a newer one
                assertEquals(RepairCode.NOTHING, refused.finding().code(), refused::toString);
            }
            return Optional.empty();
        }
        assertEquals(report.toString(), rescue.plan(Progress.NONE).toString());
        try (SaveDocument opened =
                format.open(
                        MemorySource.of("rescued", sink.bytes()),
                        OpenOptions.DEFAULT,
                        Progress.NONE)) {
            assertEquals(Outcome.LOADED, opened.findings().outcome());
            assertEquals(report.rescued(), opened.recordCount());
        }
        return Optional.of(new Rescued(sink.bytes(), report));
    }
}
