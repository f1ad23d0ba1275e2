package dev.keepsake.unreal.save;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.value.Content;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.Properties;
import dev.keepsake.unreal.value.Reading;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wrapper.Unwrapped;
import dev.keepsake.unreal.wrapper.Wrapping;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Passes over the properties of a save and notes where each stands. For one save.
final class PropertyFinder {
    private final ByteSource file;
    private final Wrapping wrapping;
    private final SaveHeader header;
    private final Content content;
    private final RecordSpans spans;
    private final SubjectOrder.Builder names = new SubjectOrder.Builder();
    private final List<TypeName> types = new ArrayList<>();
    private String last = "";
    private @Nullable Misread misread;

    PropertyFinder(ByteSource file, Unwrapped unwrapped, SaveHeader header, OpenOptions options) {
        this.file = file;
        this.wrapping = unwrapped.wrapping();
        this.header = header;
        this.content =
                new Content(
                        unwrapped.content(),
                        new Forms(header.layout(), options.limits(), options.types()));
        this.spans = new RecordSpans(header.end());
    }

    /// A save that has none.
    static StoredSave withoutProperties(
            ByteSource file, Wrapping wrapping, Content content, SaveHeader header)
            throws CancelledException {
        return new StoredSave(
                file,
                wrapping,
                content,
                header,
                new RecordSpans(0),
                new SubjectOrder.Builder().build(Progress.NONE),
                List.of(),
                new Span(0, content.source().size()),
                true,
                null);
    }

    StoredSave find(Progress progress) throws SaveException {
        int end = readAll(progress);
        var tail = new Span(end, content.source().size() - end);
        StoredSave save = save(tail, null, progress);
        Misread fault = misread;
        return fault == null ? save : save(tail, error(save, fault), progress);
    }

    private StoredSave save(Span tail, @Nullable Finding error, Progress progress)
            throws SaveException {
        return new StoredSave(
                file,
                wrapping,
                content,
                header,
                spans,
                names.build(progress),
                types,
                tail,
                error != null || !isUsual(tail),
                error);
    }

    private boolean isUsual(Span tail) throws SaveException {
        int length = Chunks.USUAL_TAIL.length();
        return tail.length() == length
                && content.source().read(tail.offset(), length).equals(Chunks.USUAL_TAIL);
    }

    /// Where the list of properties ends, or what cannot be read begins.
    private int readAll(Progress progress) throws SaveException {
        Reading reading = content.read();
        reading.in().seek(header.end());
        var pace = new Pace(progress, content.source().size());
        try {
            Properties.Head head = Properties.next(reading, header.className());
            while (head != null) {
                pace.stepOver(head.end() - (long) head.start());
                add(head);
                head = Properties.next(reading, header.className());
            }
            return reading.in().position();
        } catch (Misread fault) {
            misread = fault;
            return spans.end();
        }
    }

    private void add(Properties.Head head) throws SaveException {
        int most = content.forms().limits().records();
        if (spans.count() >= most) {
            throw SaveException.of(SaveParser.limit("records", spans.count() + 1L, most));
        }
        spans.add(head.end());
        names.add(Bytes.ofName(head.name()));
        types.add(head.type());
        last = head.name();
    }

    private Finding error(StoredSave save, Misread fault) throws SaveException {
        long left = content.source().size() - spans.end();
        Finding finding =
                isCut(fault, left)
                        ? Finding.of(UnrealCode.TRUNCATED)
                                .with("part", "property")
                                .with("left", left)
                        : Finding.of(UnrealCode.TAG).with("reason", fault.reason());
        return save.at(finding.with("before", last), spans.end(), left);
    }

    /// True where a property begins that needs more bytes than there are: its size says so, or not
    /// even its tag is whole.
    private boolean isCut(Misread fault, long left) throws SaveException {
        return switch (fault.reason()) {
            case SHORT -> !isNegative(fault.position());
            case COUNT -> left < 16;
            default -> false;
        };
    }

    /// A size below 0 is no more than wrong.
    private boolean isNegative(int position) throws SaveException {
        return content.source().size() - position >= 4
                && content.source().read(position, 4).at(3) < 0;
    }
}
