package dev.keepsake.unreal.save;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;

/// Reads every property of a save, each page of every container, and says what is kept as read and
/// what type was taken where the save names none. For one thread and one check.
final class SaveCheck {
    private final StoredSave save;
    private final RecordReader reader;
    private final FindingLog log;
    private final Progress progress;

    SaveCheck(StoredSave save, RecordReader reader, FindingLog log, Progress progress) {
        this.save = save;
        this.reader = reader;
        this.log = log;
        this.progress = progress;
    }

    CheckResult run(CheckScope scope) throws SaveException {
        int count = save.properties().count();
        var pace = new Pace(progress, count);
        var walk = new KeptWalk(save.content().forms(), log, progress);
        for (int i = 0; i < count; i++) {
            pace.stepOver(save.properties().length(i));
            RecordContent content = reader.read(i);
            Path path = Path.ofChunk(Chunks.ROOT, "").record(name(i), save.names().ordinal(i));
            walk.walk(content, path);
        }
        boolean exact = scope == CheckScope.EXACT && walk.unproven() == 0;
        return new CheckResult(count, walk.kept(), exact);
    }

    private String name(int record) {
        return save.names().subject(record).asName();
    }
}
