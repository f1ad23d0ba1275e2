package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Optional;

/// Reads prelude, header and directory of a file: one parser whose log decides whether the first
/// error ends it or everything that reads is given. For one thread, once.
public final class ContainerReader {
    private final ByteSource source;
    private final Limits limits;
    private final FindingLog log;
    private final Progress progress;

    private ContainerReader(ByteSource source, Limits limits, FindingLog log, Progress progress) {
        this.source = source;
        this.limits = limits;
        this.log = log;
        this.progress = progress;
    }

    /// Reads the frame of a file; empty where the file is none of ours, newer, or ends before its
    /// header.
    ///
    /// @param log strict to end at the first error, tolerant to go on
    /// @throws SaveException the log's, the storage's failure and the caller's stop
    public static Optional<Container> read(
            ByteSource source, Limits limits, FindingLog log, Progress progress)
            throws SaveException {
        return new ContainerReader(source, limits, log, progress).readContainer();
    }

    /// True where a file begins with the magic.
    public static boolean hasMagic(ByteSource source) throws SaveException {
        int shown = (int) Math.min(Prelude.magic().length(), source.size());
        return hasMagic(source.read(0, shown));
    }

    private static boolean hasMagic(Bytes start) {
        Bytes magic = Prelude.magic();
        return start.length() >= magic.length() && start.slice(0, magic.length()).equals(magic);
    }

    /// Reads the prelude alone.
    ///
    /// @param log strict: the first error ends it
    public static Prelude readPrelude(ByteSource source, Limits limits, FindingLog log)
            throws SaveException {
        return new ContainerReader(source, limits, log, Progress.NONE)
                .readJudgedPrelude()
                .orElseThrow(() -> new IllegalStateException("a strict log let an error pass"));
    }

    /// Reads the header that follows a prelude.
    public static Header readHeader(
            ByteSource source, Prelude prelude, Limits limits, FindingLog log)
            throws SaveException {
        return new ContainerReader(source, limits, log, Progress.NONE).readHeader(prelude);
    }

    /// Reads a header from its bytes.
    public static Header parseHeader(Bytes bytes, long sequence, Limits limits, FindingLog log)
            throws SaveException {
        var reader = new HeaderReader(bytes, sequence, limits, log);
        try {
            reader.read();
        } catch (SaveException failure) {
            log.add(failure.finding());
        }
        return reader.header();
    }

    private Optional<Container> readContainer() throws SaveException {
        Optional<Prelude> prelude = readJudgedPrelude();
        return prelude.isPresent() ? Optional.of(readRegions(prelude.get())) : Optional.empty();
    }

    private Optional<Prelude> readJudgedPrelude() throws SaveException {
        Bytes bytes = region(0, Prelude.BYTES);
        if (!hasMagic(bytes)) {
            int shown = Math.min(Prelude.magic().length(), bytes.length());
            log.add(
                    Finding.at(GeneralCode.NOT_A_SAVE, 0, shown)
                            .with("first", bytes.slice(0, shown)));
            return Optional.empty();
        }
        if (bytes.length() < Prelude.BYTES) {
            log.add(cut(Prelude.BYTES));
            return Optional.empty();
        }
        Prelude prelude = Prelude.read(bytes);
        return judge(prelude, bytes) ? Optional.of(prelude) : Optional.empty();
    }

    private Finding cut(long needed) {
        return Finding.at(KeepsakeCode.FILE_CUT, source.size(), needed - source.size())
                .with("needed", needed)
                .with("left", source.size());
    }

    /// False where the file is newer than this reader: nothing more of it is looked at.
    private boolean judge(Prelude prelude, Bytes bytes) throws SaveException {
        long recorded = Prelude.recordedHash(bytes);
        long computed = Prelude.computedHash(bytes);
        if (recorded != computed) {
            log.add(
                    Finding.at(KeepsakeCode.PRELUDE_CHECKSUM, 0, Prelude.BYTES)
                            .withChecksum(new Checksum("XXH3-64", recorded, computed)));
            return true;
        }
        if (prelude.oldestReader() > Prelude.VERSION) {
            log.add(
                    Finding.at(KeepsakeCode.NEWER, 8, 4)
                            .with("found", prelude.oldestReader())
                            .with("known", Prelude.VERSION));
            return false;
        }
        judgeVersions(prelude);
        judgeSize(prelude);
        return true;
    }

    private void judgeVersions(Prelude prelude) throws SaveException {
        if (prelude.oldestReader() == 0 || prelude.oldestReader() > prelude.formatVersion()) {
            log.add(Finding.at(KeepsakeCode.PRELUDE_INVALID, 8, 4).with("rule", "version"));
        } else if (prelude.formatVersion() > Prelude.VERSION) {
            log.add(
                    Finding.at(KeepsakeCode.NEWER_WRITER, 8, 2)
                            .with("found", prelude.formatVersion())
                            .with("known", Prelude.VERSION));
        }
    }

    private void judgeSize(Prelude prelude) throws SaveException {
        long recorded = prelude.fileSize();
        if (recorded < 0 || recorded > limits.storedBytes()) {
            log.add(
                    limit(
                            "storedBytes",
                            Long.toUnsignedString(recorded),
                            limits.storedBytes(),
                            16,
                            8));
        } else if (source.size() < recorded) {
            log.add(cut(recorded));
        } else if (source.size() > recorded) {
            log.add(
                    Finding.at(KeepsakeCode.FILE_TRAILING, recorded, source.size() - recorded)
                            .with("recorded", recorded)
                            .with("found", source.size()));
        }
    }

    private static Finding limit(
            String name, Object found, long allowed, long offset, long length) {
        return Finding.at(GeneralCode.LIMIT, offset, length)
                .with("limit", name)
                .with("found", found)
                .with("allowed", allowed);
    }

    private Container readRegions(Prelude prelude) throws SaveException {
        Header header = readHeader(prelude);
        long pictureStart = Prelude.BYTES + prelude.headerSize();
        PictureField picture = header.picture();
        long pictureSize = picture == null ? 0 : picture.size();
        long start = pictureStart + pictureSize;
        if (log.hasError()) {
            start = new DirectorySearch(source, prelude, progress).find(start);
            pictureSize = Math.clamp(start - pictureStart, 0, pictureSize);
        }
        List<DirectoryChunk> chunks = readDirectory(prelude, start);
        return new Container(
                prelude,
                header,
                new Span(pictureStart, pictureSize),
                new Span(start, prelude.directorySize()),
                chunks);
    }

    private Header readHeader(Prelude prelude) throws SaveException {
        if (prelude.headerSize() > Limits.HEADER_BYTES) {
            log.add(limit("headerBytes", prelude.headerSize(), Limits.HEADER_BYTES, 12, 4));
        }
        int size = (int) Math.min(prelude.headerSize(), Limits.HEADER_BYTES);
        Bytes bytes = region(Prelude.BYTES, size);
        long computed = Xxh3.hash64(bytes);
        if (computed != prelude.headerHash()) {
            log.add(
                    Finding.at(KeepsakeCode.HEADER_CHECKSUM, Prelude.BYTES, size)
                            .withChecksum(new Checksum("XXH3-64", prelude.headerHash(), computed)));
        }
        return parseHeader(bytes, prelude.sequence(), limits, log);
    }

    /// The part of a region that the file still has.
    private Bytes region(long start, long size) throws SaveException {
        long from = Math.min(start, source.size());
        return source.read(from, (int) Math.min(size, source.size() - from));
    }

    private List<DirectoryChunk> readDirectory(Prelude prelude, long start) throws SaveException {
        long size = prelude.directorySize();
        if (size > Limits.DIRECTORY_BYTES) {
            log.add(limit("directoryBytes", size, Limits.DIRECTORY_BYTES, 32, 4));
            return List.of();
        }
        var reader = new DirectoryReader(region(start, size), start, limits, log, progress);
        try {
            reader.read(prelude.chunkCount());
            requireEnd(prelude, reader.blocksEnd());
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException failure) {
            log.add(failure.finding());
            log.add(
                    Finding.at(KeepsakeCode.DIRECTORY_PART, start, size)
                            .with("chunks", reader.chunks().size())
                            .with("recorded", prelude.chunkCount()));
        }
        return reader.chunks();
    }

    private void requireEnd(Prelude prelude, long end) throws SaveException {
        if (end != prelude.fileSize()) {
            long from = Math.min(end, source.size());
            log.add(
                    Finding.at(KeepsakeCode.DIRECTORY_INVALID, from, source.size() - from)
                            .with("rule", "end"));
        }
    }
}
