package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TagReader;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.Rope;
import java.util.List;

/// An array of structs in the old layout: behind the count stands one more tag, which names the
/// struct and says how many bytes all of them take.
final class StructArrayForm extends Form {
    /// The setting that keeps what is unusual about the tag inside: an encoding's settings of that
    /// tag, each under this and its own name.
    private static final String INNER = "inner.";

    private static final ListType ANY = new ListType(new NamedStructType(""));

    private final Forms forms;

    StructArrayForm(Forms forms) {
        this.forms = forms;
    }

    @Override
    Type declared() {
        return ANY;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value instanceof ListValue list && forms.structName(list.type().item()) != null;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        String property = reading.property();
        int start = reading.in().position();
        int count = reading.in().readI32();
        TagReader.Read inner = new TagReader(reading.in(), forms.layout()).read();
        if (count < 0 || inner == null || !inner.tag().type().name().equals("StructProperty")) {
            throw new Misread(Misread.Reason.TAG, start);
        }
        int before = reading.in().narrow(inner.size());
        Value list = readItems(reading, inner.tag(), count);
        reading.in().widen(before);
        Encoding settings = TagEncoding.of(inner, standard(property, list), forms.layout());
        for (Encoding.Entry entry : settings.entries()) {
            reading.addSpelling(INNER + entry.name(), entry.setting());
        }
        if (!inner.tag().name().equals(property)) {
            reading.addSpelling(INNER + "name", new Encoding.Setting.Text(inner.tag().name()));
        }
        return list;
    }

    /// The tag of a list that says nothing else.
    private Tag standard(String property, Value list) {
        Type item = list instanceof ListValue structs ? structs.type().item() : ANY;
        String struct = forms.structName(item);
        return Tag.of(
                property, TypeName.of("StructProperty", TypeName.of(struct == null ? "" : struct)));
    }

    private Value readItems(Reading reading, Tag inner, int count) throws Misread, SaveException {
        List<Form> candidates = forms.elements(inner.type());
        List<Form> whole =
                candidates.stream().<Form>map(item -> new Repeated(item, count)).toList();
        return reading.readWhole(whole);
    }

    /// So many values of a form, without a count before them.
    private static final class Repeated extends Form {
        private final Form item;
        private final int count;

        Repeated(Form item, int count) {
            this.item = item;
            this.count = count;
        }

        @Override
        Type declared() {
            return new ListType(item.declared());
        }

        @Override
        int least() {
            return 0;
        }

        @Override
        Value read(Reading reading) throws Misread, SaveException {
            Units units = Units.ofList(item);
            if (count > reading.in().remaining() / units.least()) {
                throw new Misread(Misread.Reason.COUNT, reading.in().position());
            }
            reading.enter();
            Items items = reading.items(units, count);
            reading.leave();
            return new ListValue(new ListType(item.declared()), items);
        }

        @Override
        void write(Value value, Encoding encoding, Writing writing) {
            throw new IllegalStateException("written by the array");
        }
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        String struct =
                value instanceof ListValue list ? forms.structName(list.type().item()) : null;
        if (!(value instanceof ListValue list) || struct == null) {
            throw writing.refused(ANY, value);
        }
        writing.count(list.items().size());
        Encoding settings = settings(encoding);
        Tag standard = standard(name(encoding, writing.property()), list);
        TypeName written = TagEncoding.type(settings, standard.type());
        Tag tag = TagEncoding.tag(settings, standard.withType(written));
        TagBytes bytes = TagEncoding.bytes(settings, tag, forms.layout());
        writing.out().writeBytes(Bytes.wrap(bytes.before()));
        Rope.Gap size = writing.rope().gap();
        writing.out().writeBytes(Bytes.wrap(bytes.after()));
        writing.units(Units.ofList(forms.element(written, list)), list.items());
        writing.rope().fill(size, bytes.after().length);
    }

    private static String name(Encoding encoding, String property) {
        return encoding.find(INNER + "name")
                .map(found -> found instanceof Encoding.Setting.Text(String name) ? name : null)
                .orElse(property);
    }

    private static Encoding settings(Encoding encoding) {
        return encoding.isDefault()
                ? encoding
                : new Encoding(
                        encoding.entries().stream()
                                .filter(entry -> entry.name().startsWith(INNER))
                                .map(entry ->
                                        new Encoding.Entry(
                                                entry.name().substring(INNER.length()),
                                                entry.setting()))
                                .toList());
    }
}
