package dev.keepsake.store.backend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Calls of a backend that answers on the calling thread, and what they take and give.
final class Answers {
    static final CopyFile FILE = SlotId.slot("one").file(CopyLetter.A);
    static final KeptFile KEPT =
            new KeptFile(
                    FILE.kind(),
                    FILE.key(),
                    Instant.parse("2026-12-01T10:15:00Z"),
                    1,
                    7,
                    KeptFile.Reason.REPLACED,
                    "Harbour");

    private Answers() {}

    /// The one answer to a call.
    static <T> Reply<T> only(Consumer<Answer<T>> call) {
        List<Reply<T>> replies = new ArrayList<>();
        call.accept(replies::add);
        assertEquals(1, replies.size());
        return replies.getFirst();
    }

    static NewContent text(String text) {
        return content(sink -> sink.write(Bytes.ofText(text)));
    }

    static NewContent content(FileReplacement.Content content) {
        return new NewContent(content, FileReplacement.Check.NONE, Progress.NONE);
    }

    static Reply<Written> write(SaveBackend backend, StoredFile file, NewContent content) {
        return only(answer -> backend.write(file, content, answer));
    }

    static Status read(SaveBackend backend, StoredFile file) {
        Reply<ByteSource> reply = only(answer -> backend.read(file, answer));
        if (reply.value() != null) {
            reply.value().close();
        }
        return reply.status();
    }

    static String textOf(SaveBackend backend, StoredFile file) throws SaveException {
        Reply<ByteSource> reply = only(answer -> backend.read(file, answer));
        assertNotNull(reply.value(), reply.toString());
        try (ByteSource source = reply.value()) {
            return source.read(0, (int) source.size()).asText();
        }
    }

    static Reply<Lease> lease(SaveBackend backend, LeaseHolder holder) {
        return only(answer -> backend.lease(holder, answer));
    }
}
