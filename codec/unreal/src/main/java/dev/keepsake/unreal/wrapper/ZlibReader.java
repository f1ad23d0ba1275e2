package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.game.ZlibFrame;
import dev.keepsake.unreal.wrapper.stream.Inflation;
import dev.keepsake.unreal.wrapper.stream.Intake;
import dev.keepsake.unreal.wrapper.stream.StreamReader;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.zip.DataFormatException;

/// Undoes the zlib stream behind a frame. For one file and one thread.
final class ZlibReader implements AutoCloseable {
    private final Opening opening;
    private final ZlibFrame frame;
    private final StreamReader stream;
    private final Intake intake;
    private final Inflation inner;
    private final Inflation outer;

    ZlibReader(Opening opening, ZlibFrame frame) {
        this.opening = opening;
        this.frame = frame;
        this.stream = new StreamReader(opening.file(), frame.name());
        this.intake = opening.intake(frame.decoded());
        this.inner = new Inflation(intake);
        this.outer = new Inflation(frame.passes() == 1 ? intake : this::takeInner);
    }

    private void takeInner(byte[] buffer, int length) throws SaveException, DataFormatException {
        Intake.requireWithin(outer.decoded(), opening.limits());
        ByteBuffer piece = ByteBuffer.wrap(buffer, 0, length);
        inner.feed(piece);
        if (piece.hasRemaining()) {
            throw new DataFormatException("bytes behind the inner stream");
        }
    }

    /// The content and what was around it; empty where too little of it could be decoded.
    Optional<Unwrapped> read() throws SaveException {
        Optional<Finding> fault = inflate();
        if (fault.isPresent()) {
            opening.log().add(fault.get());
        }
        boolean whole = fault.isEmpty() && sizesAgree();
        return whole || Contents.isOfUse(intake.size())
                ? Optional.of(unwrapped())
                : Optional.empty();
    }

    private boolean sizesAgree() throws SaveException {
        boolean decoded = agrees(frame.decodedAt(), frame.decoded(), intake.size());
        boolean stored =
                !frame.recordsStored()
                        || agrees(frame.storedAt(), frame.stored(), innermost().stored());
        return decoded && stored;
    }

    private Optional<Finding> inflate() throws SaveException {
        ByteSource file = opening.file();
        long start = frame.front().length();
        Optional<Finding> broken = stream.read(new Span(start, file.size() - start), outer);
        if (broken.isPresent() || innermost().isFinished() && outer.isFinished()) {
            return broken;
        }
        return Optional.of(endsEarly());
    }

    private Inflation innermost() {
        return frame.passes() == 1 ? outer : inner;
    }

    private Finding endsEarly() {
        long end = frame.front().length() + outer.stored();
        long needed = frame.recordsStored() ? frame.stored() : frame.decoded();
        long left = frame.recordsStored() ? innermost().stored() : intake.size();
        if (needed <= left) {
            return stream.fault(end, "ends early");
        }
        return Finding.at(UnrealCode.TRUNCATED, end, 0)
                .with("part", frame.name())
                .with("needed", needed)
                .with("left", left);
    }

    private boolean agrees(int at, long recorded, long found) throws SaveException {
        if (recorded != found) {
            opening.log().add(stream.wrongSize(new Span(at, Integer.BYTES), recorded, found));
        }
        return recorded == found;
    }

    private Unwrapped unwrapped() throws SaveException {
        long tail = frame.front().length() + outer.stored();
        ByteSource content = intake.bytes().source();
        return Contents.closedOnFault(
                content,
                () -> {
                    boolean gvas = Contents.beginsAsGvas(content);
                    var wrapping = new ZlibWrapping(frame, gvas, opening.file(), tail);
                    return new Unwrapped(wrapping, content);
                });
    }

    @Override
    public void close() {
        inner.close();
        outer.close();
        intake.close();
    }
}
