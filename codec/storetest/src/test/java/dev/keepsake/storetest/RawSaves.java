package dev.keepsake.storetest;

import dev.keepsake.format.io.FileReplacement.Check;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.NewContent;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.file.StoredFile;

/// Saves as bytes, put where a store would never put them.
final class RawSaves {
    private static final int HASHED_BYTES = 56;
    private static final int VERSIONS = 8;
    private static final int SEQUENCE = 24;

    private RawSaves() {}

    /// A save of a slot that holds a number.
    static Bytes of(SlotId slot, int number, long sequence) throws SaveException {
        try (SaveStore store = SaveStore.open(new MemoryBackend(), StoreOptions.forGame("Raw"))) {
            Saved unused = store.save(slot, Snapshots.of(number), Base.any()).await();
            var sink = new MemorySink();
            store.export(slot, sink).await();
            return with(sink.bytes(), SEQUENCE, 8, sequence);
        }
    }

    /// The same as a version writes it that this one cannot read.
    static Bytes newer(Bytes save) {
        return with(save, VERSIONS, 4, 0x0009_0009L);
    }

    /// The same with a byte of its records turned over.
    static Bytes damaged(Bytes save) {
        byte[] bytes = save.toArray();
        bytes[bytes.length - 1] ^= 0x55;
        return Bytes.wrap(bytes);
    }

    /// A number in the prelude, which is sealed again.
    private static Bytes with(Bytes save, int offset, int length, long number) {
        byte[] bytes = save.toArray();
        for (int i = 0; i < length; i++) {
            bytes[offset + i] = (byte) (number >>> (Byte.SIZE * i));
        }
        var seal = new Output(Long.BYTES);
        seal.writeI64(Xxh3.hash64(Bytes.wrap(bytes, 0, HASHED_BYTES)));
        seal.bytes().copyTo(bytes, HASHED_BYTES);
        return Bytes.wrap(bytes);
    }

    /// Puts bytes where a file stands.
    static void put(MemoryBackend backend, StoredFile file, Bytes bytes) {
        backend.write(
                file,
                new NewContent(sink -> sink.write(bytes), Check.NONE, Progress.NONE),
                reply -> {});
    }
}
