package dev.keepsake.app.contents;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Finds the records whose subject or class holds a text, whatever the case. Runs on a worker.
final class RecordFilter {
    private RecordFilter() {}

    /// The positions of the matches by the number of their chunk.
    ///
    /// @throws SaveException where the heads cannot be read or the caller stops it
    static Map<Integer, int[]> run(List<Chunk> chunks, String text, Progress progress)
            throws SaveException {
        long total = chunks.stream().mapToLong(Chunk::size).sum();
        long done = 0;
        String wanted = text.toLowerCase(Locale.ROOT);
        var matches = new HashMap<Integer, int[]>();
        for (Chunk chunk : chunks) {
            matches.put(chunk.number(), matches(chunk, wanted, done, total, progress));
            done += chunk.size();
        }
        return matches;
    }

    private static int[] matches(
            Chunk chunk, String wanted, long before, long total, Progress progress)
            throws SaveException {
        int[] positions = new int[Math.min(1024, chunk.size())];
        int count = 0;
        for (int i = 0; i < chunk.size(); i++) {
            if (i % 1024 == 0) {
                progress.check(before + i, total);
            }
            if (isMatch(chunk.record(i).head(), wanted)) {
                positions = count == positions.length ? grown(positions) : positions;
                positions[count++] = i;
            }
        }
        return Arrays.copyOf(positions, count);
    }

    private static int[] grown(int[] positions) {
        return Arrays.copyOf(positions, positions.length * 2);
    }

    private static boolean isMatch(RecordHead head, String wanted) {
        return head.subject().toLowerCase(Locale.ROOT).contains(wanted)
                || head.className().toLowerCase(Locale.ROOT).contains(wanted);
    }
}
