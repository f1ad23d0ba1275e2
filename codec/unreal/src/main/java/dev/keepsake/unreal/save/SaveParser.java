package dev.keepsake.unreal.save;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.header.HeaderFields;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.value.Content;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wrapper.Unwrapped;
import dev.keepsake.unreal.wrapper.Wrappers;
import java.util.Optional;

/// Finds the properties of a save; decodes none. For one call.
public final class SaveParser {
    private final ByteSource file;
    private final OpenOptions options;
    private final FindingLog log;
    private final Progress progress;

    private SaveParser(ByteSource file, OpenOptions options, FindingLog log, Progress progress) {
        this.file = file;
        this.options = options;
        this.log = log;
        this.progress = progress;
    }

    /// How likely a file is a save.
    public static Likelihood probe(ByteSource file) throws SaveException {
        return Wrappers.probe(file);
    }

    /// The origin over a file; empty where nothing of it reads.
    ///
    /// @throws SaveException where a strict log is told an error, the storage fails or the caller
    ///   stops it
    public static Optional<SaveOrigin> parse(
            ByteSource file, OpenOptions options, FindingLog log, Progress progress)
            throws SaveException {
        return new SaveParser(file, options, log, progress).parse();
    }

    private Limits limits() {
        return options.limits();
    }

    private Optional<SaveOrigin> parse() throws SaveException {
        long most = Math.min(limits().storedBytes(), Integer.MAX_VALUE);
        if (file.size() > most) {
            log.add(limit("storedBytes", file.size(), most));
            return Optional.empty();
        }
        Optional<Unwrapped> unwrapped = Wrappers.unwrap(file, limits(), log, progress);
        if (unwrapped.isEmpty()) {
            return Optional.empty();
        }
        boolean kept = false;
        try {
            Optional<SaveOrigin> origin = parse(unwrapped.get());
            kept = origin.isPresent();
            return origin;
        } finally {
            if (!kept && isWrapped(unwrapped.get())) {
                unwrapped.get().content().close();
            }
        }
    }

    private static boolean isWrapped(Unwrapped unwrapped) {
        return !unwrapped.wrapping().name().isEmpty();
    }

    static Finding limit(String name, long found, long allowed) {
        return Finding.of(GeneralCode.LIMIT)
                .with("limit", name)
                .with("found", found)
                .with("allowed", allowed);
    }

    private Optional<SaveOrigin> parse(Unwrapped unwrapped) throws SaveException {
        if (!unwrapped.wrapping().holdsGvas()) {
            return Optional.of(body(unwrapped));
        }
        Optional<SaveHeader> header = header(unwrapped);
        if (header.isEmpty()) {
            return Optional.empty();
        }
        noteUnseen(header.get(), unwrapped);
        Optional<Unwrapped> inner = bodyOf(unwrapped, header.get());
        return inner.isEmpty() ? origin(unwrapped, header) : originOfBody(inner.get());
    }

    /// Nothing where the header does not read; the log says why.
    private Optional<SaveHeader> header(Unwrapped unwrapped) throws SaveException {
        long size = unwrapped.content().size();
        if (size > Integer.MAX_VALUE) {
            log.add(limit("decodedBytes", size, Integer.MAX_VALUE));
            return Optional.empty();
        }
        try {
            return Optional.of(HeaderCodec.read(new Input(unwrapped.content()), limits()));
        } catch (Misread misread) {
            log.add(headerFault(misread, unwrapped));
            return Optional.empty();
        }
    }

    private Optional<SaveOrigin> origin(Unwrapped unwrapped, Optional<SaveHeader> header)
            throws SaveException {
        if (header.isEmpty()) {
            return Optional.empty();
        }
        var finder = new PropertyFinder(file, unwrapped, header.get(), options);
        return Optional.of(new UnrealOrigin(told(finder.find(progress)), options));
    }

    /// What a header ends with may stand in the compressed body.
    private Optional<SaveOrigin> originOfBody(Unwrapped inner) throws SaveException {
        boolean kept = false;
        try {
            Optional<SaveOrigin> origin = origin(inner, header(inner));
            kept = origin.isPresent();
            return origin;
        } finally {
            if (!kept) {
                inner.content().close();
            }
        }
    }

    private Finding headerFault(Misread misread, Unwrapped unwrapped) throws SaveException {
        if (misread.reason() == Misread.Reason.UNKNOWN) {
            var in = new Input(unwrapped.content());
            in.seek(misread.position());
            int form = in.has(4) ? in.peekI32(0) : 0;
            Finding finding = Finding.of(UnrealCode.CUSTOM_VERSIONS).with("form", form);
            return at(finding, new Span(misread.position(), 4), unwrapped);
        }
        Finding finding = Finding.of(UnrealCode.HEADER).with("reason", misread.reason());
        return at(finding, new Span(misread.position(), 0), unwrapped);
    }

    /// A finding about bytes of a content, before anything else is known of it.
    private Finding at(Finding finding, Span span, Unwrapped unwrapped) {
        return isWrapped(unwrapped)
                ? finding.withSpan(new Span(0, file.size())).with("decodedOffset", span.offset())
                : finding.withSpan(span);
    }

    private StoredSave told(StoredSave save) throws SaveException {
        Finding error = save.error();
        if (error != null) {
            log.add(error);
        }
        return save;
    }

    /// A plain header may stand before a body that is compressed.
    private Optional<Unwrapped> bodyOf(Unwrapped unwrapped, SaveHeader header)
            throws SaveException {
        return !isWrapped(unwrapped)
                ? Wrappers.unwrapBody(file, header.end(), limits(), log, progress)
                : Optional.empty();
    }

    private SaveOrigin body(Unwrapped unwrapped) throws SaveException {
        var layout = new Layout(0, 0, -1, -1, -1, -1, -1);
        StructValue nothing = StructValue.builder("Unreal").build();
        var header = new SaveHeader(nothing, layout, "", 0);
        long length = unwrapped.content().size();
        var content =
                new Content(unwrapped.content(), new Forms(layout, limits(), options.types()));
        StoredSave save =
                PropertyFinder.withoutProperties(file, unwrapped.wrapping(), content, header);
        Finding finding =
                Finding.of(UnrealCode.BODY)
                        .with("wrapper", unwrapped.wrapping().name())
                        .with("length", length);
        log.add(save.at(finding, 0, length));
        return new UnrealOrigin(save, options);
    }

    private void noteUnseen(SaveHeader header, Unwrapped unwrapped) throws SaveException {
        Layout layout = header.layout();
        if (layout.packageVersion() > Layout.NEWEST_PACKAGE) {
            Finding finding = unseen("packageVersion", layout.packageVersion());
            log.add(at(finding, HeaderFields.PACKAGE_SPAN, unwrapped));
        }
        if (layout.packageVersion5() > Layout.NEWEST_PACKAGE_5) {
            Finding finding = unseen("packageVersion5", layout.packageVersion5());
            log.add(at(finding, HeaderFields.PACKAGE_5_SPAN, unwrapped));
        }
    }

    private static Finding unseen(String field, int found) {
        return Finding.of(UnrealCode.UNSEEN_VERSION).with("field", field).with("found", found);
    }
}
