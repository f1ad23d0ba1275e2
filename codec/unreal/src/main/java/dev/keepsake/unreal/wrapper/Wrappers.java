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
import java.util.Optional;

/// Finds what is around a save and undoes it. Stateless.
public final class Wrappers {
    /// How much of a file is read to see what it is.
    private static final int HEAD_BYTES = 64 << 10;

    private static final int SHOWN_BYTES = 16;

    private Wrappers() {}

    /// Whether a file begins as a save or as one of the wrappings known.
    public static Likelihood probe(ByteSource file) throws SaveException {
        Bytes head = head(file);
        boolean known = isPlain(head) || PalworldFrame.begins(head);
        return known ? Likelihood.CERTAIN : Likelihood.NO;
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
            return unwrap(opening, PalworldFrame.of(head));
        }
        Bytes first = head.slice(0, Math.min(head.length(), SHOWN_BYTES));
        throw SaveException.of(
                Finding.at(UnrealCode.MAGIC, 0, first.length()).with("found", first));
    }

    private static Optional<Unwrapped> unwrap(Opening opening, ZlibFrame frame)
            throws SaveException {
        try (var reader = new ZlibReader(opening, frame)) {
            return reader.read();
        }
    }

    private static Bytes head(ByteSource file) throws SaveException {
        return file.read(0, (int) Math.min(file.size(), HEAD_BYTES));
    }

    private static boolean isPlain(Bytes head) {
        int length = Contents.GVAS.length();
        return head.length() >= length && head.slice(0, length).equals(Contents.GVAS);
    }
}
