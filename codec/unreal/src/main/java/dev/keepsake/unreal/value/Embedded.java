package dev.keepsake.unreal.value;

import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.Rope;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A save in the save: an array of bytes that holds a list of properties, alone or behind a header
/// of its own. The header and whatever follows the list are kept as bytes beside it.
final class Embedded {
    /// The setting that keeps the bytes of a header.
    private static final String HEAD = "head";

    /// The setting that keeps the bytes behind the list.
    private static final String TAIL = "tail";

    private static final int LEAST_BYTES = 30;
    private static final int MOST_NAME = 256;

    private Embedded() {}

    /// The object that bytes hold, null where they hold none.
    static @Nullable ObjectValue read(Bytes bytes, Reading reading) throws SaveException {
        if (bytes.length() < LEAST_BYTES || !mayBegin(bytes)) {
            return null;
        }
        try {
            reading.enter();
            ObjectValue object = read(bytes, reading.forms(), reading);
            reading.leave();
            return object;
        } catch (Misread none) {
            reading.leave();
            return null;
        }
    }

    /// True where bytes begin as a save or as a property's name does.
    private static boolean mayBegin(Bytes bytes) {
        if (HeaderCodec.begins(bytes)) {
            return true;
        }
        int length = bytes.at(0) & 0xFF | (bytes.at(1) & 0xFF) << 8 | bytes.at(2) << 16;
        return length > 1
                && length < Math.min(MOST_NAME, bytes.length() - 4)
                && bytes.at(3) == 0
                && bytes.at(3 + length) == 0
                && bytes.at(4) >= ' ';
    }

    private static ObjectValue read(Bytes bytes, Forms outer, Reading reading)
            throws Misread, SaveException {
        var source = MemorySource.of("embedded", bytes);
        int start = 0;
        Forms forms = outer;
        String name = "";
        if (HeaderCodec.begins(bytes)) {
            SaveHeader header = HeaderCodec.read(new Input(source), outer.limits());
            start = header.end();
            forms = outer.of(header.layout());
            name = header.className();
        }
        Reading inner = new Reading(new Content(source, forms));
        inner.deepen(reading);
        inner.places().enterAll(reading.places().here());
        inner.in().seek(start);
        var list = new PropertyListForm(name, false);
        StructValue content = (StructValue) list.read(inner);
        if (content.items().count() == 0) {
            throw new Misread(Misread.Reason.TAG, start);
        }
        spell(bytes, start, inner.in().position(), reading);
        return new ObjectValue("", content);
    }

    private static void spell(Bytes bytes, int start, int end, Reading reading) {
        if (start > 0) {
            Bytes head = bytes.slice(0, start);
            reading.addSpelling(HEAD, new Encoding.Setting.Raw(head));
        }
        if (end < bytes.length()) {
            Bytes tail = bytes.slice(end, bytes.length() - end);
            reading.addSpelling(TAIL, new Encoding.Setting.Raw(tail));
        }
    }

    /// Writes an object behind the count of its bytes.
    static void write(ObjectValue object, Encoding encoding, Writing writing) throws SaveException {
        if (!object.name().isEmpty()) {
            throw writing.refused(PrimitiveType.OBJECT, object);
        }
        Optional<Bytes> head = encoding.findRaw(HEAD);
        Forms forms =
                head.isPresent()
                        ? writing.forms().of(layout(head.get(), writing))
                        : writing.forms();
        Writing inner = writing.inside(forms);
        new PropertyListForm(object.content().type().name(), false)
                .write(object.content(), Encoding.DEFAULT, inner);
        Rope.Gap count = writing.rope().gap();
        writing.out().writeBytes(head.orElse(Bytes.EMPTY));
        writing.add(inner);
        writing.out().writeBytes(encoding.findRaw(TAIL).orElse(Bytes.EMPTY));
        writing.rope().fill(count, 0);
    }

    private static Layout layout(Bytes head, Writing writing) throws SaveException {
        try {
            var in = new Input(MemorySource.of("embedded", head));
            return HeaderCodec.read(in, writing.forms().limits()).layout();
        } catch (Misread misread) {
            throw writing.refused(PrimitiveType.OBJECT, new BytesValue(head));
        }
    }
}
