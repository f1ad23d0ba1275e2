package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.FourLetters;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads a header and holds it to its one canonical form. For one thread, once.
final class HeaderReader {
    private static final int FLAGS_UNDERSTAND = 1;

    private final Bytes bytes;
    private final long sequence;
    private final Limits limits;
    private final FindingLog log;
    private final Cursor cursor;
    private final Map<HeaderField, Value> known = new HashMap<>();
    private final Map<String, Value> unknown = new LinkedHashMap<>();
    private final Map<String, Span> spans = new HashMap<>();
    private Map<String, Value> metadata = Map.of();
    private @Nullable PictureField picture;

    HeaderReader(Bytes bytes, long sequence, Limits limits, FindingLog log) {
        this.bytes = bytes;
        this.sequence = sequence;
        this.limits = limits;
        this.log = log;
        this.cursor =
                Cursor.over(bytes, Prelude.BYTES, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
    }

    /// Reads all fields.
    ///
    /// @throws SaveException what makes it impossible to read on; the fields before it stay
    void read() throws SaveException {
        int count = cursor.readCount(FourLetters.BYTES + 2);
        Bytes before = Bytes.EMPTY;
        for (int i = 0; i < count; i++) {
            int start = cursor.position();
            Bytes id = cursor.readBytes(FourLetters.BYTES);
            require(FourLetters.isId(id) && before.compareTo(id) < 0, start, "id");
            before = id;
            readField(id.asName(), start);
        }
        requireEnd();
    }

    private void require(boolean holds, int start, String rule) throws SaveException {
        if (!holds) {
            throw SaveException.of(
                    cursor.findingSince(KeepsakeCode.HEADER_INVALID, start).with("rule", rule));
        }
    }

    private void requireEnd() throws SaveException {
        int start = cursor.position();
        int left = cursor.remaining();
        cursor.skip(left);
        require(left == 0, start, "unused");
    }

    private void readField(String id, int start) throws SaveException {
        int flags = cursor.readU8();
        require(flags <= FLAGS_UNDERSTAND, start, "flags");
        int end = cursor.narrow(cursor.readVarint());
        Optional<HeaderField> field = HeaderField.find(id);
        int content = cursor.position();
        if (field.isPresent()) {
            readKnown(field.get(), flags, start);
            requireEnd();
        } else {
            readUnknown(id, flags, start);
        }
        spans.put(
                field.map(HeaderField::word).orElse(id),
                new Span(Prelude.BYTES + content, cursor.position() - content));
        cursor.widen(end);
    }

    private void readUnknown(String id, int flags, int start) throws SaveException {
        Bytes content = cursor.readBytes(cursor.remaining());
        if (flags != 0) {
            log.add(
                    cursor.findingSince(KeepsakeCode.FIELD_NEWER, start)
                            .withPath(Path.ofHeader(Step.Name.of(id))));
        }
        unknown.put(id, new OpaqueValue(content, "", OpaqueValue.Reason.UNKNOWN_SECTION));
    }

    private void readKnown(HeaderField field, int flags, int start) throws SaveException {
        require(flags == 0, start, "flags");
        switch (field) {
            case META -> readMetadata();
            case PICT -> picture = PictureField.read(cursor);
            default -> known.put(field, readValue(field));
        }
    }

    private void readMetadata() throws SaveException {
        int start = cursor.position();
        int size = cursor.remaining();
        if (size > Limits.METADATA_BYTES) {
            cursor.skip(size);
            throw SaveException.of(
                    cursor.findingSince(GeneralCode.LIMIT, start)
                            .with("limit", "metadataBytes")
                            .with("found", size)
                            .with("allowed", Limits.METADATA_BYTES));
        }
        metadata = MetadataCodec.read(cursor, limits);
    }

    private Value readValue(HeaderField field) throws SaveException {
        return switch (field) {
            case WRTR, GAMV, ENGV -> new TextValue(readString());
            case SLOT -> new NameValue(readString());
            case TIME -> readTime();
            case DATV -> new IntegerValue(cursor.readU32(), PrimitiveType.UINT32);
            case KIND -> readFileKind();
            case EDIT ->
                    StructValue.builder("Edited")
                            .add("tool", new TextValue(readString()))
                            .add("at", readTime())
                            .build();
            case META, PICT -> throw new IllegalArgumentException(field + " is no single value");
        };
    }

    private Bytes readString() throws SaveException {
        return cursor.readString(limits.stringBytes());
    }

    private DateTimeValue readTime() throws SaveException {
        return new DateTimeValue(cursor.readI64(), TimeScale.MILLISECONDS);
    }

    private EnumValue readFileKind() throws SaveException {
        int start = cursor.position();
        int kind = cursor.readU8();
        require(kind < HeaderEnums.FILE_KINDS.size(), start, "fileKind");
        return EnumValue.of(HeaderEnums.FILE_KIND, HeaderEnums.FILE_KINDS.get(kind));
    }

    /// What was read so far: all, where [#read] ended well.
    Header header() {
        var fields = StructValue.builder("Header");
        fields.add("sequence", new IntegerValue(sequence, PrimitiveType.UINT64));
        for (HeaderField field : HeaderField.values()) {
            Value value = known.get(field);
            if (field == HeaderField.META) {
                metadata.forEach(fields::add);
            } else if (value != null) {
                fields.add(field.word(), value);
            }
        }
        unknown.forEach(fields::add);
        return new Header(bytes, fields.build(), picture, spans);
    }
}
