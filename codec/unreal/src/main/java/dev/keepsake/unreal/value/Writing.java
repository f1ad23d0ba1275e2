package dev.keepsake.unreal.value;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Rope;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Encodes values: what [Reading] reads. For one thread.
public final class Writing {
    private static final int PAGE = 4_096;

    private final Forms forms;
    private final Rope rope = new Rope();
    private final Map<Place, Written> tags;
    private String property = "";

    /// A value with how it is spelled.
    public record Spelled(Value value, Encoding encoding) {}

    /// A property with how it is spelled, compared by identity as those that were read share one.
    private record Place(String struct, StructType.Field field, Encoding encoding) {}

    /// What was worked out for the tag of a property.
    private record Written(TagBytes bytes, List<Form> forms, boolean skipped) {}

    /// Nothing is written yet.
    public Writing(Forms forms) {
        this(forms, new HashMap<>());
    }

    private Writing(Forms forms, Map<Place, Written> tags) {
        this.forms = forms;
        this.tags = tags;
    }

    /// Another of a save inside this one.
    @SuppressWarnings("ReferenceEquality")
    Writing inside(Forms others) {
        return others == forms ? new Writing(forms, tags) : new Writing(others);
    }

    /// All that was written.
    public Rope rope() {
        return rope;
    }

    Output out() {
        return rope.bytes();
    }

    Forms forms() {
        return forms;
    }

    /// The name of the property whose value is written.
    String property() {
        return property;
    }

    /// True where exactly these bytes were written, all of them in memory.
    boolean isSame(Bytes expected) {
        return rope.isWhole()
                && rope.length() == expected.length()
                && out().view(0, out().length()).equals(expected);
    }

    /// A refusal of a value that a form has no bytes for.
    SaveException refused(Type wanted, Value value) {
        return SaveException.of(
                Finding.of(UnrealCode.EDIT_VALUE)
                        .with("type", wanted.displayName())
                        .with("found", value.type().displayName()));
    }

    /// Writes a property: its tag, and its value.
    ///
    /// @param struct the struct or class it belongs to
    public void property(String struct, StructType.Field field, Spelled spelled)
            throws SaveException {
        Value value = spelled.value();
        var place = new Place(struct, field, spelled.encoding());
        Written tag = tags.get(place);
        if (tag == null) {
            tag = tag(place, value);
            tags.put(place, tag);
        }
        out().writeBytes(Bytes.wrap(tag.bytes().before()));
        Rope.Gap size = rope.gap();
        boolean truth = tag.bytes().truthAt() >= 0 && value instanceof BoolValue;
        Bytes after =
                truth
                        ? tag.bytes().afterWith(TruthForm.stored(value, spelled.encoding(), this))
                        : Bytes.wrap(tag.bytes().after());
        out().writeBytes(after);
        if (!truth && !tag.skipped()) {
            String outer = property;
            property = field.name();
            any(tag.forms(), spelled);
            property = outer;
        }
        rope.fill(size, after.length());
    }

    private Written tag(Place place, Value value) throws SaveException {
        Type declared = place.field().type();
        Type known = declared == PrimitiveType.ANY ? Forms.declared(value) : declared;
        Encoding encoding = place.encoding();
        TypeName type = TagEncoding.type(encoding, forms.standardType(known));
        Tag standard = forms.standardTag(place.field().name(), known, type);
        Tag tag = TagEncoding.tag(encoding, standard.withType(type));
        TagBytes bytes = TagEncoding.bytes(encoding, tag, forms.layout());
        boolean skipped = (tag.flags() & Tag.SKIPPED) != 0;
        return new Written(bytes, forms.ofProperty(place.struct(), tag), skipped);
    }

    /// Writes a value by the first of some forms that has bytes for it.
    void any(List<Form> candidates, Spelled spelled) throws SaveException {
        if (spelled.value() instanceof OpaqueValue kept) {
            out().writeBytes(kept.bytes());
            return;
        }
        for (Form form : candidates) {
            if (form.accepts(spelled.value(), spelled.encoding())) {
                form.write(spelled.value(), spelled.encoding(), this);
                return;
            }
        }
        Type wanted = candidates.isEmpty() ? PrimitiveType.OPAQUE : candidates.get(0).declared();
        throw refused(wanted, spelled.value());
    }

    /// Writes a value by a form; one kept as read as its bytes.
    void write(Form form, Value value, Encoding encoding) throws SaveException {
        if (value instanceof OpaqueValue kept) {
            out().writeBytes(kept.bytes());
        } else {
            form.write(value, encoding, this);
        }
    }

    /// Writes a string in the form that an encoding has under a setting.
    void string(Bytes text, Encoding encoding, String setting) {
        Strings.write(out(), text, StringForm.of(encoding, setting));
    }

    /// Writes how many units follow.
    void count(long count) throws SaveException {
        if (count > Integer.MAX_VALUE) {
            throw SaveException.of(
                    Finding.of(UnrealCode.EDIT_VALUE)
                            .with("type", PrimitiveType.INT32.displayName())
                            .with("found", count));
        }
        out().writeI32((int) count);
    }

    /// Writes the units of a container.
    void units(Units units, Items items) throws SaveException {
        switch (items) {
            case InlineItems inline -> inline(units, inline);
            case SourceItems source when source.isWrittenBy(forms) ->
                    rope.add(source.length(), source::copyTo);
            case PagedItems paged -> paged(units, paged);
        }
    }

    private void inline(Units units, InlineItems items) throws SaveException {
        for (int i = 0; i < items.count(); i++) {
            write(units.form(i), items.value(i), items.encoding(i));
        }
    }

    private void paged(Units units, PagedItems items) throws SaveException {
        long[] length = new long[1];
        eachPage(units, items, Progress.NONE, page -> length[0] += page.length());
        rope.add(
                length[0],
                (sink, progress) ->
                        eachPage(units, items, progress, page -> page.writeTo(sink, progress)));
    }

    /// Takes one page after the other.
    private interface Pages {
        void take(Rope page) throws SaveException;
    }

    /// Encodes the pages of a container one after the other, each in memory of its own.
    private void eachPage(Units units, PagedItems items, Progress progress, Pages pages)
            throws SaveException {
        for (long from = 0; from < items.size(); ) {
            progress.check(from, items.size());
            InlineItems page = items.page(from, PAGE);
            var own = new Writing(forms, tags);
            for (int i = 0; i < page.count(); i++) {
                own.write(units.form(from + i), page.value(i), page.encoding(i));
            }
            pages.take(own.rope);
            from += page.count();
        }
    }

    /// Writes all of it to a sink.
    public void writeTo(ByteSink sink, Progress progress) throws SaveException {
        rope.writeTo(sink, progress);
    }
}
