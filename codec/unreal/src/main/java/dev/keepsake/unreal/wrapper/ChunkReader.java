package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.NewerVersionException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.chunk.ChunkedFile;
import dev.keepsake.unreal.wrapper.chunk.FrameHead;
import dev.keepsake.unreal.wrapper.chunk.Framing;
import dev.keepsake.unreal.wrapper.chunk.StoredChunk;
import dev.keepsake.unreal.wrapper.game.ChunkFront;
import dev.keepsake.unreal.wrapper.stream.Copies;
import dev.keepsake.unreal.wrapper.stream.Inflation;
import dev.keepsake.unreal.wrapper.stream.Intake;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import dev.keepsake.unreal.wrapper.stream.StreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Undoes a chunk archive. For one file and one thread.
final class ChunkReader implements AutoCloseable {
    private final Opening opening;
    private final ByteSource file;
    private final ChunkFront front;
    private final StreamReader stream;
    private final Intake intake;
    private final Framing framing;
    private final List<StoredChunk> chunks = new ArrayList<>();
    private final int plain;
    private long position;
    private long lastDecoded;
    private boolean whole = true;

    /// A reader of the chunks behind a front and behind bytes that are content as they stand.
    ChunkReader(Opening opening, ChunkFront front, int plain) {
        this.opening = opening;
        this.file = opening.file();
        this.front = front;
        this.stream = new StreamReader(file, front.name());
        this.intake = opening.intake(-1);
        this.framing = new Framing(opening.limits());
        this.plain = plain;
    }

    /// The content and what was around it; empty where too little of it could be decoded.
    Optional<Unwrapped> read() throws SaveException {
        position = front.bytes().length();
        Copies.copy(file, position, plain, intake::take);
        position += plain;
        try {
            readFrames();
        } catch (DamagedSaveException | NewerVersionException fault) {
            opening.log().add(fault.finding());
            position = file.size();
            whole = false;
        }
        return whole || Contents.isOfUse(intake.size() - plain)
                ? Optional.of(unwrapped())
                : Optional.empty();
    }

    private void readFrames() throws SaveException {
        long tag = tag();
        while (ChunkFormat.isTag(tag)) {
            readFrame(FrameHead.read(file, position, tag));
            tag = tag();
        }
        long left = file.size() - position;
        if (left > 0 && framing.isFull(lastDecoded)) {
            FrameHead.requireLeft(file, position, Long.BYTES);
            throw SaveException.of(stream.fault(position, "no chunk begins here"));
        }
    }

    /// The next eight bytes, 0 where fewer are left.
    private long tag() throws SaveException {
        return file.size() - position < Long.BYTES
                ? 0
                : LittleEndian.i64(file.read(position, Long.BYTES), 0);
    }

    private void readFrame(FrameHead head) throws SaveException {
        framing.see(head);
        if (head.codec() != ChunkFormat.ZLIB) {
            throw head.codecMissing(front.name(), position);
        }
        position += FrameHead.length(head.tag());
        int count = (int) head.chunks();
        int length = count * ChunkFormat.SIZES_BYTES;
        FrameHead.requireLeft(file, position, length);
        Bytes sizes = file.read(position, length);
        long sizesAt = position;
        position += length;
        long stored = 0;
        long before = intake.size();
        for (int at = 0; at < length; at += ChunkFormat.SIZES_BYTES) {
            long size = LittleEndian.i64(sizes, at);
            readChunk(size, LittleEndian.i64(sizes, at + Long.BYTES), sizesAt + at);
            stored += size;
        }
        checkSize(sizesAt - ChunkFormat.SIZES_BYTES, head.stored(), stored);
        checkSize(sizesAt - Long.BYTES, head.decoded(), intake.size() - before);
    }

    private void readChunk(long stored, long decoded, long sizesAt) throws SaveException {
        FrameHead.requireLeft(file, position, stored);
        long before = intake.size();
        try (var inflation = new Inflation(intake)) {
            Optional<Finding> broken = stream.read(new Span(position, stored), inflation);
            if (broken.isPresent() || !inflation.isFinished()) {
                throw SaveException.of(
                        broken.orElseGet(() -> stream.fault(position + stored, "ends early")));
            }
            checkSize(sizesAt, stored, inflation.stored());
            checkSize(sizesAt + Long.BYTES, decoded, inflation.decoded());
        }
        lastDecoded = intake.size() - before;
        if (lastDecoded == decoded && decoded > 0) {
            chunks.add(new StoredChunk(position, stored, before - plain, decoded));
        }
        position += stored;
    }

    private void checkSize(long at, long recorded, long found) throws SaveException {
        if (recorded != found) {
            whole = false;
            opening.log().add(stream.wrongSize(new Span(at, Long.BYTES), recorded, found));
        }
    }

    private Unwrapped unwrapped() throws SaveException {
        ByteSource content = intake.bytes().source();
        return Contents.closedOnFault(
                content,
                () -> {
                    boolean gvas = Contents.beginsAsGvas(content);
                    var original =
                            new ChunkedFile(file, content, plain, List.copyOf(chunks), position);
                    var wrapping =
                            new ChunkWrapping(front, gvas, plain, framing.format(), original);
                    return new Unwrapped(wrapping, content);
                });
    }

    @Override
    public void close() {
        intake.close();
    }
}
