package dev.keepsake.storetest;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.backend.Answer;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.backend.Written;
import dev.keepsake.store.file.StoredFile;
import java.util.function.UnaryOperator;

/// A write that leaves a part of what was to be written, as if the disk had broken off. Its content
/// and check run as in a whole one; it always ends in a failure.
record PartialWrite(SaveBackend backend, StoredFile file, NewContent content) {
    void tear(Fault.Deed.Torn torn, Answer<Written> answer) {
        leave(whole -> withOld(whole, torn), answer);
    }

    void cut(Fault.Deed.Cut cut, Answer<Written> answer) {
        leave(whole -> whole.slice(0, Math.min(cut.keptBytes(), whole.length())), answer);
    }

    private void leave(UnaryOperator<Bytes> part, Answer<Written> answer) {
        Bytes whole;
        try {
            var sink = new MemorySink();
            content.content().writeTo(sink);
            content.progress().check(sink.position(), sink.position());
            whole = sink.bytes();
            content.check().check(MemorySource.of(file.path(), whole));
        } catch (CancelledException stopped) {
            answer.failed(Status.CANCELLED, stopped.toString());
            return;
        } catch (SaveException refused) {
            answer.failed(Status.FAILED, refused.toString());
            return;
        }
        backend.write(
                file,
                Calls.content(part.apply(whole)),
                reply -> answer.failed(Status.FAILED, "torn"));
    }

    private Bytes withOld(Bytes whole, Fault.Deed.Torn torn) {
        int sectors = Math.min(torn.keptBytes(), whole.length()) / torn.sectorBytes();
        int kept = sectors * torn.sectorBytes();
        byte[] bytes = new byte[whole.length()];
        if (!torn.zeros()) {
            Bytes old = old();
            old.slice(0, Math.min(old.length(), bytes.length)).copyTo(bytes, 0);
        }
        whole.slice(0, kept).copyTo(bytes, 0);
        return Bytes.wrap(bytes);
    }

    private Bytes old() {
        Bytes[] bytes = {Bytes.EMPTY};
        backend.read(
                file,
                reply -> {
                    ByteSource source = reply.value();
                    if (source != null) {
                        try (source) {
                            bytes[0] = source.read(0, Math.toIntExact(source.size()));
                        } catch (SaveException unreadable) {
                            throw new IllegalStateException(unreadable);
                        }
                    }
                });
        return bytes[0];
    }
}
