package dev.keepsake.store.repair;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.util.List;

/// Finds the subjects that a source has and the new save has not. For one thread.
///
/// @param inputs the sources
record MissingSubjects(List<RescueInput> inputs, Progress progress) {
    /// @param present the subjects of the new save
    SubjectSet of(SubjectSet present) throws SaveException {
        var missing = new SubjectSet();
        for (RescueInput input : inputs) {
            SaveDocument document = input.diagnosis().document();
            for (Chunk chunk : document == null ? List.<Chunk>of() : document.chunks()) {
                if (chunk.head().kind() == ChunkHead.Kind.RECORDS) {
                    add(chunk, present, missing);
                }
            }
        }
        return missing;
    }

    private void add(Chunk chunk, SubjectSet present, SubjectSet missing) throws SaveException {
        for (int i = 0; i < chunk.size(); i++) {
            progress.check(i, chunk.size());
            try {
                String subject = chunk.record(i).head().subject();
                if (!present.has(subject)) {
                    missing.add(subject);
                }
            } catch (SaveException failure) {
                // Its subject is not known, and the merge before said so.
                if (!Faults.isOfContent(failure)) {
                    throw failure;
                }
            }
        }
    }
}
