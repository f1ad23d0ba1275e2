package dev.keepsake.format.packing;

import dev.keepsake.format.Limits;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.format.container.DirectoryWriter;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;

/// Puts a file together once all its parts are known: prelude, header, picture, directory, blocks.
///
/// @param formatVersion the version the prelude names
/// @param oldestReader the oldest version that may read the file
/// @param sequence counts the saves of a slot
/// @param header the header's bytes
/// @param picture the picture's bytes, empty where there is none
/// @param chunks the chunks in their order
public record SaveAssembly(
        int formatVersion,
        int oldestReader,
        long sequence,
        Bytes header,
        Bytes picture,
        List<PlannedChunk> chunks) {
    /// Writes the file; nothing is written where a limit forbids it.
    ///
    /// @throws SaveException *refused* by a limit, or the storage's failure, or the caller's stop
    public void write(ByteSink sink, Limits limits, Progress progress) throws SaveException {
        long fixed = Prelude.BYTES + (long) header.length() + picture.length();
        long directorySize = DirectoryWriter.write(directory(0)).length();
        Bytes directory = DirectoryWriter.write(directory(fixed + directorySize));
        long total = fixed + directorySize + storedBytes();
        requireLimits(limits, directorySize, total);
        sink.write(Bytes.wrap(new byte[Prelude.BYTES]));
        var hash = new Xxh3();
        for (Bytes region : List.of(header, picture, directory)) {
            put(region, sink, hash);
        }
        writeBlocks(sink, hash, total, progress);
        sink.overwrite(0, prelude(directorySize, total, hash.value64()).bytes());
    }

    private Prelude prelude(long directorySize, long total, long contentHash) {
        return new Prelude(
                formatVersion,
                oldestReader,
                header.length(),
                total,
                sequence,
                directorySize,
                chunks.size(),
                Xxh3.hash64(header),
                contentHash);
    }

    private List<DirectoryChunk> directory(long start) {
        var directory = new ArrayList<DirectoryChunk>();
        long offset = start;
        for (PlannedChunk chunk : chunks) {
            directory.add(chunk.at(offset));
            offset += chunk.storedBytes();
        }
        return directory;
    }

    private long storedBytes() {
        return chunks.stream().mapToLong(PlannedChunk::storedBytes).sum();
    }

    private void requireLimits(Limits limits, long directorySize, long total) throws SaveException {
        long decoded = 0;
        long records = 0;
        for (PlannedChunk chunk : chunks) {
            for (PlannedChunk.PlannedBlock block : chunk.blocks()) {
                decoded += block.entry().decoded();
                records += block.entry().records();
            }
        }
        require("storedBytes", total, limits.storedBytes());
        require("decodedBytes", decoded, limits.decodedBytes());
        require("records", records, limits.records());
        require("chunks", chunks.size(), limits.chunks());
        require("directoryBytes", directorySize, Limits.DIRECTORY_BYTES);
    }

    private static void require(String limit, long found, long allowed) throws SaveException {
        if (found > allowed) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", limit)
                            .with("found", found)
                            .with("allowed", allowed));
        }
    }

    private void writeBlocks(ByteSink sink, Xxh3 hash, long total, Progress progress)
            throws SaveException {
        for (PlannedChunk chunk : chunks) {
            for (PlannedChunk.PlannedBlock block : chunk.blocks()) {
                progress.check(sink.position(), total);
                put(block.bytes().read(), sink, hash);
            }
        }
    }

    private static void put(Bytes bytes, ByteSink sink, Xxh3 hash) throws SaveException {
        hash.update(bytes);
        sink.write(bytes);
    }
}
