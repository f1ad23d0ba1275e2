package dev.keepsake.bench;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockReader;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.ContainerReader;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Whole saves in memory, as a Keepsake file.
public class SaveBenchmark {
    private static final int FINDINGS = 10;

    /// The workload as a file.
    @State(Scope.Benchmark)
    public static class File {
        final SaveFormat format = SaveFormats.installed().find("keepsake").orElseThrow();
        Bytes bytes = Bytes.EMPTY;

        /// Writes it, and checks that it reads as it was written.
        @Setup
        public void make(Actors actors) throws SaveException {
            bytes = save(actors.records);
            if (!load().equals(actors.records)) {
                throw new IllegalStateException("the save does not round-trip");
            }
            System.out.printf(
                    "%n%,d bytes decoded, %,d in the file, %,d as zstd-3 in pieces%n",
                    actors.machine.payloadBytes(),
                    bytes.length(),
                    actors.machine.compressedBytes());
        }

        ByteSource source() {
            return MemorySource.of("actors.ksave", bytes);
        }

        Bytes save(List<DetachedRecord> records) throws SaveException {
            var file = new MemorySink();
            try (RecordSink sink = format.create("1", file, Limits.DEFAULT)) {
                sink.begin(
                        StructValue.builder("").add("slot", NameValue.of("actors")).build(), null);
                sink.beginChunk(ChunkHead.ofRecords("WRLD", "Harbour"));
                for (DetachedRecord record : records) {
                    sink.record(record);
                }
                sink.end(Progress.NONE);
            }
            return file.bytes();
        }

        SaveDocument open() throws SaveException {
            return format.open(source(), OpenOptions.DEFAULT, Progress.NONE);
        }

        List<DetachedRecord> load() throws SaveException {
            var records = new ArrayList<DetachedRecord>(Workload.ACTORS);
            try (SaveDocument document = open()) {
                for (Chunk chunk : document.chunks()) {
                    for (int i = 0; i < chunk.size(); i++) {
                        SaveRecord record = chunk.record(i);
                        records.add(new DetachedRecord(record.head(), record.content()));
                    }
                }
            }
            return records;
        }
    }

    /// Prelude, header and directory: what listing slots and opening a window take.
    @Benchmark
    public StructValue listHeader(Actors actors, File file, Meter meter) throws SaveException {
        meter.count();
        try (SaveDocument document = file.open()) {
            return document.header();
        }
    }

    /// Every block: its checksum proven, decompressed, its records indexed; no values.
    @Benchmark
    public List<Object> openAllBlocks(Actors actors, File file, Meter meter) throws SaveException {
        meter.count();
        ByteSource source = file.source();
        Container container =
                ContainerReader.read(
                                source, Limits.DEFAULT, FindingLog.strict(FINDINGS), Progress.NONE)
                        .orElseThrow();
        var reader = new BlockReader(source, Limits.DEFAULT);
        var parts = new ArrayList<Object>();
        for (DirectoryChunk chunk : container.chunks()) {
            for (BlockEntry entry : chunk.blocks()) {
                Bytes stored = reader.readStored(entry);
                BlockHead head = reader.decodeHead(entry, stored);
                parts.add(head);
                parts.add(reader.decodeBody(entry, stored));
            }
        }
        return parts;
    }

    /// The file to values, all of them.
    @Benchmark
    public List<DetachedRecord> load(Actors actors, File file, Meter meter) throws SaveException {
        meter.count();
        return file.load();
    }

    /// Values to a file.
    @Benchmark
    public Bytes save(Actors actors, File file, Meter meter) throws SaveException {
        meter.count();
        return file.save(actors.records);
    }

    /// The check of the whole file that runs behind an open window.
    @Benchmark
    public CheckResult verify(Actors actors, File file, Meter meter) throws SaveException {
        meter.count();
        try (SaveDocument document = file.open()) {
            FindingLog log = FindingLog.strict(FINDINGS);
            return document.origin().check(CheckScope.STRUCTURE, log, Progress.NONE);
        }
    }
}
