package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import java.util.List;

/// What stands around a content, and how another content is put in its place. Immutable; of use
/// while the file and the content it was found with are open.
///
/// Of a file that is damaged, only what could be decoded comes back.
public sealed interface Wrapping permits NoWrapping, ZlibWrapping, ChunkWrapping {
    /// Its stable name: `plz1`, `plz2`, `astroneer`, `chunks`, `satisfactory`; empty where nothing
    /// is around the content.
    String name();

    /// What the frame says about the save; no fields where it says nothing.
    StructValue header();

    /// True where the content begins as a GVAS does.
    boolean holdsGvas();

    /// How many bytes at the front of the content stand in the file as they are.
    ///
    /// 0 but where only the body of a save is compressed.
    int plainBytes();

    /// The same for a content whose front has another length.
    ///
    /// @throws IllegalArgumentException where the whole content is compressed, and the number is
    ///   not 0
    Wrapping withPlainBytes(int count);

    /// What it consists of in the file, behind plain bytes of the content.
    ///
    /// @param content the space of what it decodes to
    /// @param size how many bytes that has
    List<Region> regions(ByteSpace content, long size);

    /// Begins to write a content in this wrapping, with its sizes recomputed and everything else as
    /// it was read.
    ///
    /// @param file takes the whole file from its first byte on; sizes are put over zeros at the end
    WrappedSink open(ByteSink file, Limits limits, Progress progress) throws SaveException;

    /// Refuses plain bytes of a content that is compressed whole.
    static void requireNone(int plainBytes) {
        if (plainBytes != 0) {
            throw new IllegalArgumentException(plainBytes + " plain bytes");
        }
    }
}
