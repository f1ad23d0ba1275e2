package dev.keepsake.store.repair;

import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.path.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a rescue gave, or would give. Immutable.
///
/// @param format what the new file is
/// @param header where its header comes from
/// @param picture where its picture comes from, null where it has none
/// @param chunks what came of each chunk, in the order of the new file
/// @param fromOlder the records that came from the older copy
/// @param lost the records known to be lost: their subjects read, and what they hold does not
/// @param dangling what refers to subjects that were not rescued
/// @param inputs what was wrong with each source, newest first
/// @param findings what of the new file is not as it was saved
public record RescueReport(
        FormatName format,
        RescueSource header,
        @Nullable RescueSource picture,
        List<RescuedChunk> chunks,
        Some<Path> fromOlder,
        Some<Path> lost,
        Some<Dangling> dangling,
        List<Input> inputs,
        Findings findings) {
    /// What was wrong with a source.
    ///
    /// @param source which one
    /// @param findings what its format's tolerant door found, and what did not read after that
    public record Input(RescueSource source, Findings findings) {}

    /// A rescued value that refers to a subject which was not rescued.
    ///
    /// @param from the value's path
    /// @param subject the subject it refers to
    public record Dangling(Path from, String subject) {}

    /// Copies the lists.
    public RescueReport {
        chunks = List.copyOf(chunks);
        inputs = List.copyOf(inputs);
    }

    /// How many records were rescued from each source.
    public Map<RescueSource, Long> records() {
        var sums = new EnumMap<RescueSource, Long>(RescueSource.class);
        inputs.forEach(input -> sums.put(input.source(), 0L));
        for (RescuedChunk chunk : chunks) {
            chunk.records().forEach((source, count) -> sums.merge(source, count, Long::sum));
        }
        return sums;
    }

    /// How many records were rescued.
    public long rescued() {
        return chunks.stream().mapToLong(RescuedChunk::rescued).sum();
    }

    /// How many records are lost at least.
    public long lostRecords() {
        return chunks.stream().mapToLong(chunk -> chunk.lost().orElse(0)).sum();
    }

    /// True where nothing is known to be lost, and nothing had to be left out, guessed or taken
    /// from the older copy. References that led nowhere before are no loss.
    public boolean isComplete() {
        return chunks.stream().allMatch(RescuedChunk::isWhole)
                && findings.kept().stream()
                        .allMatch(finding -> finding.code() == RepairCode.DANGLING);
    }
}
