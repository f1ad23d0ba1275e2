package dev.keepsake.unreal.report;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// A file on a disk that is full after 2,000 bytes.
final class FullSink implements ByteSink {
    static final Finding FAILURE = Finding.of(GeneralCode.STORAGE_FAILED);
    private long position;

    @Override
    public void write(Bytes bytes) throws SaveException {
        position += bytes.length();
        if (position > 2_000) {
            throw SaveException.of(FAILURE);
        }
    }

    @Override
    public void overwrite(long at, Bytes bytes) {
        throw new AssertionError("nothing is written twice");
    }

    @Override
    public long position() {
        return position;
    }
}
