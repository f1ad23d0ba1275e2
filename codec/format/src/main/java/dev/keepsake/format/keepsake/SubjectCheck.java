package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.HashMap;
import java.util.Map;

/// Checks that no subject stands twice in a chunk: each head is read once, in the order of the
/// file. For one thread, once.
final class SubjectCheck {
    private final KeepsakeOrigin origin;
    private final int number;
    private final OpenChunk chunk;
    private final FindingLog log;
    private final Progress progress;
    private final Map<Bytes, Integer> seen = new HashMap<>();

    SubjectCheck(KeepsakeOrigin origin, int chunk, FindingLog log, Progress progress) {
        this.origin = origin;
        this.number = chunk;
        this.chunk = origin.chunks().get(chunk);
        this.log = log;
        this.progress = progress;
    }

    void run() throws SaveException {
        int[] doubtful = origin.subjects(number, progress).doubtful(progress);
        for (int i = 0; i < doubtful.length; ) {
            int block = chunk.blockOf(doubtful[i]);
            BlockHead head = origin.head(chunk, chunk.block(block));
            int end = chunk.firstRecord(block + 1);
            for (; i < doubtful.length && doubtful[i] < end; i++) {
                SubjectIndex.poll(progress, i, doubtful.length);
                check(head.subject(doubtful[i] - chunk.firstRecord(block)).compact(), block);
            }
        }
    }

    private void check(Bytes subject, int block) throws SaveException {
        int before = seen.merge(subject, 1, Integer::sum) - 1;
        if (before > 0) {
            log.add(
                    Finding.of(KeepsakeCode.RECORD_TWICE)
                            .withSpan(origin.blocks().entry(chunk.block(block)).headSpan())
                            .withPath(chunk.path().record(subject.asName(), before)));
        }
    }
}
