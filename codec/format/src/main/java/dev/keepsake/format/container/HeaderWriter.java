package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.FourLetters;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Encodes headers. For one thread, once.
public final class HeaderWriter {
    private static final Map<String, HeaderField> FIELDS = byWord();

    private final Limits limits;
    private final Map<Bytes, Bytes> contents = new TreeMap<>();
    private final Map<String, Value> metadata = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    private HeaderWriter(Limits limits) {
        this.limits = limits;
    }

    private static Map<String, HeaderField> byWord() {
        var fields = new HashMap<String, HeaderField>();
        for (HeaderField field : HeaderField.values()) {
            if (field != HeaderField.META && field != HeaderField.PICT) {
                fields.put(field.word(), field);
            }
        }
        return Map.copyOf(fields);
    }

    /// The header's bytes. The sequence stands in the prelude; see [#sequence].
    ///
    /// @throws EditRefusedException where a field has no bytes: an unknown name, a value of another
    ///   type, a name twice, more than the limits allow
    public static Bytes write(StructValue header, @Nullable PictureField picture, Limits limits)
            throws SaveException {
        var writer = new HeaderWriter(limits);
        for (int i = 0; i < header.items().count(); i++) {
            writer.add(header.name(i), header.value(i));
        }
        writer.addMetadata();
        if (picture != null) {
            writer.put(HeaderField.PICT, picture::write);
        }
        return writer.bytes();
    }

    /// The sequence that a header says, 0 where it says none.
    ///
    /// @throws EditRefusedException where it is no UINT64
    public static long sequence(StructValue header) throws SaveException {
        Value value = header.find("sequence").orElse(new IntegerValue(0, PrimitiveType.UINT64));
        if (value instanceof IntegerValue(long bits, PrimitiveType type)
                && type == PrimitiveType.UINT64) {
            return bits;
        }
        throw refused("sequence", "type");
    }

    private void add(String name, Value value) throws SaveException {
        boolean opaque = value instanceof OpaqueValue;
        if (!seen.add((opaque ? "?" : "") + name)) {
            throw refused(name, "twice");
        }
        HeaderField field = FIELDS.get(name);
        if (value instanceof OpaqueValue unknown) {
            addUnknown(name, unknown);
        } else if (field != null) {
            put(field, encode(field, name, value));
        } else if (MetadataCodec.NAMES.contains(name)) {
            metadata.put(name, value);
        } else if (!name.equals("sequence")) {
            throw refused(name, "name");
        }
    }

    private void addUnknown(String id, OpaqueValue content) throws SaveException {
        if (!FourLetters.isId(id) || HeaderField.find(id).isPresent()) {
            throw refused(id, "name");
        }
        if (!content.declared().isEmpty()
                || content.reason() != OpaqueValue.Reason.UNKNOWN_SECTION) {
            throw refused(id, "type");
        }
        contents.put(Bytes.ofName(id), content.bytes());
    }

    private Consumer<Output> encode(HeaderField field, String name, Value value)
            throws SaveException {
        return switch (field) {
            case WRTR, GAMV, ENGV -> text(name, value);
            case SLOT -> {
                if (value instanceof NameValue(Bytes bytes)) {
                    yield string(name, bytes);
                }
                throw refused(name, "type");
            }
            case TIME -> time(name, value);
            case DATV -> version(name, value);
            case KIND -> fileKind(name, value);
            case EDIT -> edited(name, value);
            case META, PICT -> throw new IllegalArgumentException(field + " is no single value");
        };
    }

    private Consumer<Output> text(String name, Value value) throws SaveException {
        if (value instanceof TextValue(Bytes bytes)) {
            return string(name, bytes);
        }
        throw refused(name, "type");
    }

    private Consumer<Output> string(String name, Bytes bytes) throws SaveException {
        if (bytes.length() > limits.stringBytes()) {
            throw refused(name, "length");
        }
        return out -> out.writeString(bytes);
    }

    private static Consumer<Output> time(String name, Value value) throws SaveException {
        if (value instanceof DateTimeValue(long count, TimeScale scale)
                && scale == TimeScale.MILLISECONDS) {
            return out -> out.writeI64(count);
        }
        throw refused(name, "type");
    }

    private static Consumer<Output> version(String name, Value value) throws SaveException {
        if (value instanceof IntegerValue(long bits, PrimitiveType type)
                && type == PrimitiveType.UINT32) {
            return out -> out.writeI32((int) bits);
        }
        throw refused(name, "type");
    }

    private static Consumer<Output> fileKind(String name, Value value) throws SaveException {
        int kind = number(value, HeaderEnums.FILE_KIND, HeaderEnums.FILE_KINDS);
        if (kind < 0) {
            throw refused(name, "type");
        }
        return out -> out.writeU8(kind);
    }

    /// The number of a constant, −1 where the value is none of the enumeration.
    static int number(Value value, String type, List<String> words) {
        return value instanceof EnumValue constant && constant.type().name().equals(type)
                ? words.indexOf(constant.text())
                : -1;
    }

    private Consumer<Output> edited(String name, Value value) throws SaveException {
        if (value instanceof StructValue struct
                && struct.items().count() == 2
                && struct.name(0).equals("tool")
                && struct.name(1).equals("at")) {
            return text(name, struct.value(0)).andThen(time(name, struct.value(1)));
        }
        throw refused(name, "type");
    }

    private void addMetadata() throws SaveException {
        if (!metadata.isEmpty()) {
            Bytes content = MetadataCodec.write(metadata, limits);
            if (content.length() > Limits.METADATA_BYTES) {
                throw refused("title", "metadataBytes");
            }
            put(HeaderField.META, out -> out.writeBytes(content));
        }
    }

    private void put(HeaderField field, Consumer<Output> content) {
        var out = new Output();
        content.accept(out);
        contents.put(Bytes.ofName(field.name()), out.bytes());
    }

    private Bytes bytes() throws SaveException {
        var out = new Output();
        out.writeVarint(contents.size());
        contents.forEach((id, content) -> {
            out.writeBytes(id);
            out.writeU8(0);
            out.writeString(content);
        });
        if (out.length() > Limits.HEADER_BYTES) {
            throw refused("", "headerBytes");
        }
        return out.bytes();
    }

    static SaveException refused(String name, String rule) {
        Finding finding =
                Finding.of(KeepsakeCode.UNFIT_HEADER).with("field", name).with("rule", rule);
        return SaveException.of(finding.withPath(Path.ofHeader(Step.Name.of(name))));
    }
}
