package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.game.AstroneerFrame;
import dev.keepsake.unreal.wrapper.game.ChunkFront;
import dev.keepsake.unreal.wrapper.game.PalworldFrame;
import dev.keepsake.unreal.wrapper.game.SatisfactoryFields;
import dev.keepsake.unreal.wrapper.game.SatisfactoryHeader;
import dev.keepsake.unreal.wrapper.game.StoreFiles;
import dev.keepsake.unreal.wrapper.game.ZlibFrame;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import java.util.Optional;

/// Finds what is around a save and undoes it. Stateless.
public final class Wrappers {
    /// How much of a file is read to see what it is.
    private static final int HEAD_BYTES = 256 << 10;

    private static final int SHOWN_BYTES = 16;

    private Wrappers() {}

    /// Whether a file begins as a save or as one of the wrappings known; *likely* for the two files
    /// of the Microsoft Store that list saves, which have no magic.
    public static Likelihood probe(ByteSource file) throws SaveException {
        Bytes head = head(file);
        boolean known =
                isPlain(head)
                        || PalworldFrame.begins(head)
                        || AstroneerFrame.begins(head)
                        || ChunkFormat.isTag(head, 0)
                        || SatisfactoryHeader.find(head).isPresent();
        if (known) {
            return Likelihood.CERTAIN;
        }
        return StoreFiles.kind(file).isPresent() ? Likelihood.LIKELY : Likelihood.NO;
    }

    /// The content of a file, and what is around it.
    ///
    /// Of a damaged file the content is as much as could be decoded, where that is of any use.
    ///
    /// @return empty where nothing could be opened; the log says why
    /// @throws SaveException where a strict log is told an error, the storage fails or the caller
    ///   stops it
    public static Optional<Unwrapped> unwrap(
            ByteSource file, Limits limits, FindingLog log, Progress progress)
            throws SaveException {
        Opening opening = new Opening(file, limits, log, progress);
        try {
            return unwrap(opening, head(file));
        } catch (SaveException fault) {
            return Faults.told(fault, log);
        }
    }

    private static Optional<Unwrapped> unwrap(Opening opening, Bytes head) throws SaveException {
        if (isPlain(head)) {
            return Optional.of(new Unwrapped(new NoWrapping(), opening.file()));
        }
        if (PalworldFrame.begins(head)) {
            return inflate(opening, PalworldFrame.of(head));
        }
        if (AstroneerFrame.begins(head)) {
            return inflate(opening, AstroneerFrame.of(head));
        }
        if (ChunkFormat.isTag(head, 0)) {
            return readChunks(opening, ChunkFront.NONE, 0);
        }
        Optional<ChunkFront> satisfactory = SatisfactoryHeader.find(head);
        if (satisfactory.isPresent()) {
            return readSatisfactory(opening, satisfactory.get());
        }
        throw SaveException.of(unknown(opening.file(), head));
    }

    /// The content of a save whose header stands as it is before a body in the engine's chunks; the
    /// content is both together.
    ///
    /// @param offset where the header ends
    /// @return empty where no chunk begins there, and then the log says nothing; or where nothing
    ///   could be decoded, and then it says why
    /// @throws SaveException where a strict log is told an error, the storage fails or the caller
    ///   stops it
    /// @throws IndexOutOfBoundsException where the offset lies outside the file
    public static Optional<Unwrapped> unwrapBody(
            ByteSource file, int offset, Limits limits, FindingLog log, Progress progress)
            throws SaveException {
        Opening opening = new Opening(file, limits, log, progress);
        int length = (int) Math.min(file.size() - offset, Long.BYTES);
        if (!ChunkFormat.isTag(file.read(offset, length), 0)) {
            return Optional.empty();
        }
        try {
            return readChunks(opening, ChunkFront.NONE, offset);
        } catch (SaveException fault) {
            return Faults.told(fault, log);
        }
    }

    private static Optional<Unwrapped> inflate(Opening opening, ZlibFrame frame)
            throws SaveException {
        try (var reader = new ZlibReader(opening, frame)) {
            return reader.read();
        }
    }

    private static Optional<Unwrapped> readChunks(Opening opening, ChunkFront front, int plain)
            throws SaveException {
        try (var reader = new ChunkReader(opening, front, plain)) {
            return reader.read();
        }
    }

    private static Optional<Unwrapped> readSatisfactory(Opening opening, ChunkFront front)
            throws SaveException {
        int version = SatisfactoryHeader.version(front.bytes());
        if (version > SatisfactoryFields.NEWEST) {
            opening.log()
                    .add(
                            Finding.at(UnrealCode.UNSEEN_VERSION, 0, Integer.BYTES)
                                    .with("field", "headerVersion")
                                    .with("found", version));
        }
        Optional<Unwrapped> save = readChunks(opening, front, 0);
        if (save.isEmpty() || opening.log().hasError()) {
            return save;
        }
        ByteSource content = save.get().content();
        return Contents.closedOnFault(
                content,
                () -> {
                    if (saysLength(opening.file(), front)) {
                        SatisfactoryHeader.checkBody(content, front, opening.log());
                    }
                    return save;
                });
    }

    /// Known only of saves whose frames name their codec.
    private static boolean saysLength(ByteSource file, ChunkFront front) throws SaveException {
        Bytes tag = file.read(front.bytes().length(), Long.BYTES);
        return ChunkFormat.namesCodec(LittleEndian.i64(tag, 0));
    }

    private static Finding unknown(ByteSource file, Bytes head) throws SaveException {
        Optional<String> listing = StoreFiles.kind(file);
        if (listing.isPresent()) {
            return Finding.at(UnrealCode.STORE_INDEX, 0, file.size()).with("kind", listing.get());
        }
        Bytes first = head.slice(0, Math.min(head.length(), SHOWN_BYTES));
        return Finding.at(UnrealCode.MAGIC, 0, first.length()).with("found", first);
    }

    private static Bytes head(ByteSource file) throws SaveException {
        return file.read(0, (int) Math.min(file.size(), HEAD_BYTES));
    }

    private static boolean isPlain(Bytes head) {
        int length = Contents.GVAS.length();
        return head.length() >= length && head.slice(0, length).equals(Contents.GVAS);
    }
}
