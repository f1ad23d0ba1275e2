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
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Passes over the properties of a save and notes where each stands. For one save.
final class PropertyFinder {
    private static final int LONGEST_DOUBTFUL = 1 << 20;

    private final ByteSource file;
    private final Wrapping wrapping;
    private final SaveHeader header;
    private final Content content;
    private RecordSpans spans;
    private SubjectOrder.Builder names = new SubjectOrder.Builder();
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

    /// The save as far as its properties can be found; behind one whose tag is damaged too, where
    /// it is clear that they go on. Between stands a property that does not read.
    StoredSave find(Progress progress) throws SaveException {
        int end = readAll(header.end(), progress);
        StoredSave save = save(tail(end), null, progress);
        Misread fault = misread;
        if (fault == null) {
            return save;
        }
        OptionalInt next = new Resumption(content, header.layout(), progress).find(doubtful(save));
        if (next.isEmpty()) {
            return save(tail(end), error(save, fault, content.source().size()), progress);
        }
        Finding error = error(save, fault, Math.max(end, next.getAsInt()));
        passOver(save, next.getAsInt(), progress);
        misread = null;
        return save(tail(readAll(next.getAsInt(), progress)), error, progress);
    }

    private Span tail(int end) throws SaveException {
        return new Span(end, content.source().size() - end);
    }

    /// Where the damage may begin: the property before it may say a wrong size, unless it is too
    /// long to look for another in it.
    private static int doubtful(StoredSave save) {
        int last = save.properties().count() - 1;
        boolean near = last >= 0 && save.properties().length(last) <= LONGEST_DOUBTFUL;
        return (near ? save.properties().start(last) : save.properties().end()) + 1;
    }

    /// Takes what was found so far up to where properties go on, the damaged stretch as one more: a
    /// property that is longer than it can be, or one without a name.
    private void passOver(StoredSave save, int next, Progress progress) throws SaveException {
        int last = save.properties().count() - 1;
        boolean tooLong = next < save.properties().end();
        var pace = new Pace(progress, last);
        spans = new RecordSpans(header.end());
        names = new SubjectOrder.Builder();
        for (int i = 0; i <= last; i++) {
            pace.step();
            boolean damaged = tooLong && i == last;
            spans.add(damaged ? next : save.properties().start(i) + save.properties().length(i));
            names.add(save.names().subject(i));
        }
        if (!tooLong) {
            spans.add(next);
            names.add(Bytes.EMPTY);
            types.add(TypeName.of(""));
        }
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
                misread != null || !isUsual(tail),
                error);
    }

    private boolean isUsual(Span tail) throws SaveException {
        int length = Chunks.USUAL_TAIL.length();
        return tail.length() == length
                && content.source().read(tail.offset(), length).equals(Chunks.USUAL_TAIL);
    }

    /// Where the list of properties ends, or what cannot be read begins.
    private int readAll(int start, Progress progress) throws SaveException {
        Reading reading = content.read();
        reading.in().seek(start);
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

    private Finding error(StoredSave save, Misread fault, long end) throws SaveException {
        long left = end - spans.end();
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
