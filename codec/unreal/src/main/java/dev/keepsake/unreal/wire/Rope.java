package dev.keepsake.unreal.wire;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;

/// Encoded bytes, of which long stretches are known by their length alone until they are written:
/// sizes that stand before them can be filled in, and they never stand in memory. For one thread.
public final class Rope {
    private final Output bytes = new Output();
    private final List<Stretch> stretches = new ArrayList<>();
    private long stretched;

    /// An empty rope.
    public Rope() {}

    /// Writes a long stretch, each time the same bytes.
    @FunctionalInterface
    public interface Content {
        /// Writes all of it.
        void writeTo(ByteSink sink, Progress progress) throws SaveException;
    }

    /// A stretch that stands behind so many bytes.
    private record Stretch(int behind, long length, Content content) {}

    /// Where short things are written to.
    public Output bytes() {
        return bytes;
    }

    /// How many bytes there are, stretches included.
    public long length() {
        return bytes.length() + stretched;
    }

    /// Adds a long stretch.
    public void add(long length, Content content) {
        stretches.add(new Stretch(bytes.length(), length, content));
        stretched += length;
    }

    /// Adds all of another rope, which is used up by it.
    public void add(Rope other) {
        int from = 0;
        for (Stretch stretch : other.stretches) {
            bytes.writeBytes(other.bytes.view(from, stretch.behind()));
            add(stretch.length(), stretch.content());
            from = stretch.behind();
        }
        bytes.writeBytes(other.bytes.view(from, other.bytes.length()));
    }

    /// A place for a size, to be filled in by [#fill].
    public Gap gap() {
        bytes.writeI32(0);
        return new Gap(bytes.length() - 4, length());
    }

    /// A size that is not known yet.
    ///
    /// @param position where it stands among the bytes
    /// @param start how long the rope was behind it
    public record Gap(int position, long start) {}

    /// Fills in how many bytes were added since a gap was made, less those that do not count.
    ///
    /// @throws ArithmeticException where they are 2 GiB or more
    public void fill(Gap gap, int uncounted) {
        bytes.setI32(gap.position(), Math.toIntExact(length() - gap.start() - uncounted));
    }

    /// True where a source has the same bytes from a position on; stretches count as the same, as
    /// they are copied from there.
    public boolean isAt(ByteSource source, long position) throws SaveException {
        long at = position;
        int from = 0;
        for (Stretch stretch : stretches) {
            if (!isAt(source, at, from, stretch.behind())) {
                return false;
            }
            at += stretch.behind() - from + stretch.length();
            from = stretch.behind();
        }
        return isAt(source, at, from, bytes.length());
    }

    private boolean isAt(ByteSource source, long position, int from, int to) throws SaveException {
        return position + (to - from) <= source.size()
                && bytes.view(from, to).equals(source.read(position, to - from));
    }

    /// Writes all bytes in order.
    public void writeTo(ByteSink sink, Progress progress) throws SaveException {
        int from = 0;
        for (Stretch stretch : stretches) {
            sink.write(bytes.view(from, stretch.behind()));
            stretch.content().writeTo(sink, progress);
            from = stretch.behind();
        }
        sink.write(bytes.view(from, bytes.length()));
    }
}
