package dev.keepsake.format.packing;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.FourLetters;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.NameCodec;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import java.util.HashSet;
import java.util.Set;

/// Refuses chunks, subjects and pictures that a reader would call damaged. For one thread, and one
/// save.
public final class ChunkRules {
    private final Limits limits;
    private final Set<String> names = new HashSet<>();
    private HashSet64 subjects = new HashSet64();

    /// The rules for a save without chunks yet.
    public ChunkRules(Limits limits) {
        this.limits = limits;
    }

    /// Takes note of a chunk.
    ///
    /// @throws EditRefusedException where its id is not four letters, its key cannot be written,
    ///   both stand together already, or a reader must understand it that this version does not
    public void requireNew(ChunkHead head) throws SaveException {
        NameCodec.write(new Output(), head.key(), limits);
        if (!FourLetters.isId(head.id())) {
            throw refused(head, "id");
        }
        if (head.mustUnderstand() && !DirectoryChunk.isKnown(head.id())) {
            throw refused(head, "mustUnderstand");
        }
        if (!names.add(head.id() + head.key())) {
            throw refused(head, "twice");
        }
        subjects = new HashSet64();
    }

    /// Judges how many bytes a chunk of bytes has.
    ///
    /// @throws EditRefusedException where they are more than anyone is given at once
    public void requireBytes(ChunkHead head, long size) throws SaveException {
        if (size > limits.recordBytes()) {
            throw refused(head, "recordBytes");
        }
    }

    private static SaveException refused(ChunkHead head, String rule) {
        return SaveException.of(
                Finding.of(KeepsakeCode.UNFIT_CHUNK)
                        .withPath(Path.ofChunk(head.id(), head.key()))
                        .with("rule", rule));
    }

    /// Takes note of a record's subject. Two subjects of one 64-bit hash count as the same.
    ///
    /// @throws EditRefusedException where the chunk last begun has it already
    public void requireNewSubject(ChunkHead head, Bytes subject) throws SaveException {
        if (!subjects.add(Xxh3.hash64(subject))) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.UNFIT_SUBJECT)
                            .withPath(
                                    Path.ofChunk(head.id(), head.key())
                                            .record(subject.asName(), 0)));
        }
    }

    /// Judges a picture.
    ///
    /// @throws EditRefusedException where the picture is not what it says, or too large
    public static void requirePicture(Picture picture) throws SaveException {
        boolean small =
                picture.bytes().length() <= Limits.PICTURE_BYTES
                        && Math.max(picture.width(), picture.height()) <= Limits.PICTURE_PIXELS
                        && Math.min(picture.width(), picture.height()) > 0;
        if (!small || !PictureBytes.match(picture)) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.UNFIT_PICTURE)
                            .with("rule", small ? "content" : "size"));
        }
    }
}
