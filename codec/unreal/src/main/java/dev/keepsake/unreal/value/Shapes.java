package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TagReader;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the tags of a pass, most by comparing them with what stood there in the list before. For
/// one thread.
final class Shapes {
    private static final int MOST_SHAPES = 20_000;
    private static final int NONE_LENGTH = 5;
    private static final int NONE_TEXT = 'N' | 'o' << 8 | 'n' << 16 | 'e' << 24;

    private final Forms forms;
    private final Input in;
    private final TagReader tags;
    private final Map<String, Shape> roots = new HashMap<>();
    private final Shape.Parts nothing;
    private int count;
    private int size;
    private int truth;

    Shapes(Forms forms, Input in) {
        this.forms = forms;
        this.in = in;
        this.tags = new TagReader(in, forms.layout());
        this.nothing =
                new Shape.Parts(
                        new StructType.Field("", PrimitiveType.ANY),
                        new TagReader.Read(
                                Tag.of("", TypeName.of("")), 0, Bytes.EMPTY, Bytes.EMPTY),
                        Encoding.DEFAULT,
                        TagBytes.NONE,
                        List.of());
    }

    /// Where the properties of a struct begin.
    Shape root(String struct) {
        Shape known = roots.get(struct);
        if (known == null) {
            known = Shape.root(struct, nothing);
            roots.put(struct, known);
        }
        return known;
    }

    /// How many bytes the value of the property takes whose tag was read last.
    int size() {
        return size;
    }

    /// The value of the truth value whose tag was read last.
    int truth() {
        return truth;
    }

    /// Reads the tag behind a property; null where the list ends, and its end is passed over.
    @Nullable Shape next(Shape previous) throws Misread, SaveException {
        if (isNone()) {
            in.skip(9);
            return null;
        }
        Shape expected = previous.expected();
        if (expected != null && expected.matches(in)) {
            pass(expected);
            return expected;
        }
        int start = in.position();
        TagReader.Read read = tags.read();
        if (read == null) {
            // Only the usual spelling ends a list: any other would be written differently.
            throw new Misread(Misread.Reason.TAG, start);
        }
        size = read.size();
        truth = read.tag().truth();
        Shape next = find(previous, read);
        previous.expect(next);
        return next;
    }

    private boolean isNone() throws SaveException {
        return in.has(9)
                && in.peekI32(0) == NONE_LENGTH
                && in.peekI32(4) == NONE_TEXT
                && in.peekU8(8) == 0;
    }

    private void pass(Shape shape) throws Misread {
        TagBytes bytes = shape.bytes();
        int behind = bytes.before().length + 4;
        size = in.peekI32(behind - 4);
        if (shape.isTruth()) {
            int stored = in.peekU8(behind + bytes.truthAt()) & bytes.truthMask();
            truth = bytes.truthMask() == Tag.TRUE ? Integer.signum(stored) : stored;
        }
        int start = in.position();
        in.skip(behind + bytes.after().length);
        if (size < 0 || size > in.remaining()) {
            throw new Misread(Misread.Reason.SHORT, start + behind - 4);
        }
    }

    private Shape find(Shape previous, TagReader.Read read) throws SaveException {
        TagBytes bytes =
                TagBytes.around(read.before(), read.after(), read.tag().isTruth(), forms.layout());
        Shape.Key key = Shape.Key.of(read, bytes);
        Shape known = previous.following(key);
        if (known != null) {
            return known;
        }
        List<Form> candidates = forms.ofProperty(previous.struct(), read.tag());
        Type declared = candidates.isEmpty() ? PrimitiveType.OPAQUE : candidates.get(0).declared();
        var own = new TagReader.Read(read.tag(), read.size(), key.before(), read.after().compact());
        Shape next = make(previous, null, own, declared, candidates);
        if (++count < MOST_SHAPES) {
            previous.follow(key, next);
        }
        return next;
    }

    private Shape make(
            Shape previous,
            @Nullable Shape first,
            TagReader.Read read,
            Type declared,
            List<Form> candidates) {
        Tag tag = read.tag();
        Tag standard = forms.standardTag(tag.name(), declared, tag.type());
        return new Shape(
                previous,
                first,
                previous.struct(),
                new Shape.Parts(
                        new StructType.Field(tag.name(), declared),
                        read,
                        TagEncoding.of(read, standard, forms.layout()),
                        TagBytes.around(read.before(), read.after(), tag.isTruth(), forms.layout()),
                        candidates));
    }

    /// The shape of the same property where it holds a value of another type.
    Shape other(Shape shape, Shape previous, Value value) {
        Type declared = Forms.declared(value);
        Shape first = shape.first();
        Shape known = first.other(declared);
        if (known == null) {
            known = make(previous, first, first.read(), declared, first.forms());
            if (++count < MOST_SHAPES) {
                first.keepOther(declared, known);
            }
        }
        previous.expect(known);
        return known;
    }
}
