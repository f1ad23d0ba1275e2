package dev.keepsake.app.cli;

import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.LeaseRegistry;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A folder in which a game saved, and commands on it. The game is as good as another process: it
/// shares no lease with the commands.
record StoredSlots(Path folder) {
    /// The time the game says; commands run later.
    static final Instant SAVED = Instant.parse("2026-11-30T20:00:05Z");

    /// A store as the game has it open.
    SaveStore game() {
        return SaveStore.open(
                FolderBackend.of(folder).withRegistry(new LeaseRegistry()),
                StoreOptions.forGame("Harbour").withClock(() -> SAVED),
                new Storages());
    }

    /// Saves a number, as the game does.
    Saved save(SlotId slot, int gold) throws SaveException {
        try (SaveStore game = game()) {
            return game.save(slot, content(gold), Base.any()).await();
        }
    }

    /// The same, without the index that the game keeps.
    StoredSlots saved(SlotId slot, int... golds) throws SaveException, IOException {
        for (int gold : golds) {
            var _ = save(slot, gold);
        }
        Files.deleteIfExists(folder.resolve("index_slots.a.ksave"));
        Files.deleteIfExists(folder.resolve("index_slots.b.ksave"));
        return this;
    }

    static SaveContent content(int gold) {
        return SaveContent.snapshot(sink -> {
            StructValue header =
                    StructValue.builder("Header")
                            .add("title", TextValue.of("Night " + gold))
                            .build();
            StructValue purse =
                    StructValue.builder("Purse").add("Gold", IntegerValue.int32(gold)).build();
            sink.begin(header, null);
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(
                    new DetachedRecord(
                            new RecordHead("Mira", "global", "Purse"),
                            RecordContent.of(Section.of("PROP", purse))));
            sink.end(Progress.NONE);
        });
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /// Turns a bit over near the end of a file.
    void damage(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(file(name));
        bytes[bytes.length - 2] ^= 0x10;
        Files.write(file(name), bytes);
    }

    /// Cuts a file within its prelude.
    void cut(String name) throws IOException {
        Files.write(file(name), Arrays.copyOf(Files.readAllBytes(file(name)), 40));
    }

    /// Makes a file one that only a newer version may read.
    void makeNewer(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(file(name));
        ByteBuffer prelude = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        prelude.putShort(10, (short) 2);
        prelude.putLong(56, Xxh3.hash64(Bytes.wrap(bytes, 0, 56)));
        Files.write(file(name), bytes);
    }

    /// Every file with its content.
    Map<String, String> content() throws IOException {
        var content = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> content.put(folder.relativize(file).toString(), bytes(file)));
        }
        return content;
    }

    private static String bytes(Path file) {
        try {
            return HexFormat.of().formatHex(Files.readAllBytes(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Types a command; `@` stands for the folder.
    Typed run(String... words) {
        return new Typed.World().with(SaveFormats.installed()).run(words(words));
    }

    int status(String... words) {
        return run(words).outcome().exitStatus();
    }

    String[] words(String... words) {
        return Stream.of(words)
                .map(word -> word.startsWith("@") ? folder + word.substring(1) : word)
                .toArray(String[]::new);
    }
}
