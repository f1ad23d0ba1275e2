package dev.keepsake.unreal.save;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.unreal.tag.TagReader;
import dev.keepsake.unreal.value.Content;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import java.util.OptionalInt;

/// Finds where the properties of a save go on behind one whose tag is damaged: at the first byte
/// from which tags and their sizes lead to the very end of the save. Properties inside a damaged
/// one lead to the end of their own list and never there. For one save.
final class Resumption {
    /// How far behind the damage it looks.
    private static final int MOST_SCANNED = 16 << 20;

    /// How much it reads at most before it is given up, in bytes of names and in tags.
    private static final long MOST_WORK = 64 << 20;

    private static final int LONGEST_NAME = 4096;
    private static final int POLLED = 1_024;

    private final Input in;
    private final TagReader tags;
    private final Progress progress;
    private long work;

    Resumption(Content content, Layout layout, Progress progress) throws SaveException {
        this.in = content.read().in();
        this.tags = new TagReader(in, layout);
        this.progress = progress;
    }

    /// The first place from an offset on where they go on.
    OptionalInt find(int from) throws SaveException {
        in.seek(from);
        int end = from + Math.min(MOST_SCANNED, Math.max(0, in.remaining() - Integer.BYTES));
        for (int at = from; at < end && work < MOST_WORK; at++) {
            if ((at - from) % POLLED == 0) {
                progress.check(at - (long) from, end - (long) from);
            }
            in.seek(at);
            if (mayBeName(in.peekI32(0)) && leadsToTheEnd()) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    /// A length of bytes, or of units where it is below 0.
    private boolean mayBeName(int length) {
        boolean may =
                length > 1 && length <= LONGEST_NAME || length < -1 && length >= -LONGEST_NAME;
        work += may ? Math.abs(length) : 0;
        return may;
    }

    private boolean leadsToTheEnd() throws SaveException {
        try {
            TagReader.Read tag = tags.read();
            while (tag != null && work < MOST_WORK) {
                work += Long.BYTES;
                in.skip(tag.size());
                tag = tags.read();
            }
            int length = Chunks.USUAL_TAIL.length();
            return tag == null
                    && in.remaining() == length
                    && in.readBytes(length).equals(Chunks.USUAL_TAIL);
        } catch (Misread noTags) {
            return false;
        }
    }
}
