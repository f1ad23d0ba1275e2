package dev.keepsake.unreal.save;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.HeaderCodec;

/// Reads every property of a save, each page of every container, and says what is kept as read and
/// what type was taken where the save names none. A property that is refused or damaged is reported
/// and left out; the others are read on. For one thread and one check.
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
        var walk = new KeptWalk(save, reader, log, progress);
        int read = 0;
        for (int i = 0; i < count; i++) {
            pace.stepOver(save.properties().length(i));
            read += isRead(i, walk) ? 1 : 0;
        }
        boolean exact =
                scope == CheckScope.EXACT
                        && isHeaderExact()
                        && walk.unproven() == 0
                        && read == count;
        return new CheckResult(read, walk.kept(), exact);
    }

    /// An edited header is written from its fields.
    private boolean isHeaderExact() throws SaveException {
        int length = save.header().end();
        if (length == 0 || encodesTo(save.content().source().read(0, length))) {
            return true;
        }
        Finding finding =
                Finding.of(UnrealCode.NOT_EXACT)
                        .withPath(Path.ofHeader())
                        .with("type", save.header().fields().type().name())
                        .with("reason", OpaqueValue.Reason.NOT_PROVEN)
                        .with("length", length);
        log.add(save.at(finding, 0, length));
        return false;
    }

    private boolean encodesTo(Bytes header) throws SaveException {
        try {
            return HeaderCodec.encode(save.header().fields()).equals(header);
        } catch (EditRefusedException noHeader) {
            return false;
        }
    }

    private boolean isRead(int record, KeptWalk walk) throws SaveException {
        String name = save.names().subject(record).asName();
        Path path = Path.ofChunk(Chunks.ROOT, "").record(name, save.names().ordinal(record));
        try {
            walk.walk(new Trail(record, reader.read(record), path));
            return true;
        } catch (DamagedSaveException | RefusedSaveException fault) {
            log.add(fault.at(path).finding());
            return false;
        }
    }
}
