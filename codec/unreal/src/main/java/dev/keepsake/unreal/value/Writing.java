package dev.keepsake.unreal.value;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.Output;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
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
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TagBytes;
import dev.keepsake.unreal.tag.TagEncoding;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Rope;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Encodes values: what [Reading] reads. For one thread.
public final class Writing {
    private static final int PAGE = 4_096;

    private final Forms forms;
    private final Progress progress;
    private final Rope rope = new Rope();
    private final Map<StructType, Written[]> plans;
    private @Nullable Trace trace;
    private @Nullable Span foundBefore;
    private String property = "";

    /// A value with how it is spelled.
    public record Spelled(Value value, Encoding encoding) {}

    /// What was worked out for the tag of a property with an encoding, which those that were read
    /// share.
    private record Written(
            Encoding encoding, TagBytes bytes, Bytes before, Bytes after, List<Form> forms) {
        boolean isSkipped() {
            return forms.size() == 1 && forms.get(0) instanceof NothingForm;
        }

        boolean isTruth() {
            return bytes.truthAt() >= 0;
        }
    }

    /// Nothing is written yet.
    public Writing(Forms forms) {
        this(forms, Progress.NONE);
    }

    /// Nothing is written yet; pages are counted with this progress.
    public Writing(Forms forms, Progress progress) {
        this(forms, progress, new IdentityHashMap<>());
    }

    private Writing(Forms forms, Progress progress, Map<StructType, Written[]> plans) {
        this.forms = forms;
        this.progress = progress;
        this.plans = plans;
    }

    /// Watches for a value while it is written.
    ///
    /// @param ids the ids that lead to it, from the value of the next property on
    public void watch(List<Long> ids) {
        trace = new Trace(ids);
    }

    /// Where the value watched for stands among what was written, null where it was not met.
    public @Nullable Span found() {
        return trace == null ? null : trace.found();
    }

    /// Adds what was written for a save inside this one.
    void add(Writing inner) {
        Trace watching = trace;
        if (watching != null) {
            watching.shift(foundBefore, rope.length());
        }
        rope.add(inner.rope);
    }

    /// Another of a save inside this one.
    @SuppressWarnings("ReferenceEquality")
    Writing inside(Forms others) {
        var inner =
                others == forms
                        ? new Writing(forms, progress, plans)
                        : new Writing(others, progress);
        inner.trace = trace;
        foundBefore = found();
        return inner;
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

    /// A refusal of a value that a form has no bytes for.
    SaveException refused(Type wanted, Value value) {
        return SaveException.of(
                Finding.of(UnrealCode.EDIT_VALUE)
                        .with("type", wanted.displayName())
                        .with("found", value.type().displayName()));
    }

    /// Writes the properties of a struct or class one after the other.
    void properties(String struct, StructValue list) throws SaveException {
        List<StructType.Field> fields = list.type().fields();
        Written[] plan = plans.get(list.type());
        if (plan == null) {
            plan = new Written[fields.size()];
            plans.put(list.type(), plan);
        }
        for (int i = 0; i < plan.length; i++) {
            Value value = list.value(i);
            Encoding encoding = list.items().encoding(i);
            Written known = plan[i];
            if (known == null || !isFor(known, encoding)) {
                known = tag(struct, fields.get(i), value, encoding);
                plan[i] = known;
            }
            boolean on = trace != null && trace.enter(i);
            Span body = property(fields.get(i).name(), known, value, encoding);
            if (trace != null) {
                trace.leave(on, body.offset(), body.end());
            }
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isFor(Written known, Encoding encoding) {
        return known.encoding() == encoding;
    }

    /// Writes a property: its tag, and its value.
    ///
    /// @param struct the struct or class it belongs to
    /// @return where its value stands among what was written
    public Span property(String struct, StructType.Field field, Spelled spelled)
            throws SaveException {
        Written tag = tag(struct, field, spelled.value(), spelled.encoding());
        return property(field.name(), tag, spelled.value(), spelled.encoding());
    }

    private Span property(String name, Written tag, Value value, Encoding encoding)
            throws SaveException {
        out().writeBytes(tag.before());
        Rope.Gap size = rope.gap();
        boolean truth = tag.isTruth() && value instanceof BoolValue;
        long behind = rope.length();
        out().writeBytes(
                        truth
                                ? tag.bytes().afterWith(TruthForm.stored(value, encoding, this))
                                : tag.after());
        if (!truth && !tag.isSkipped()) {
            String outer = property;
            property = name;
            any(tag.forms(), value, encoding);
            property = outer;
        }
        rope.fill(size, tag.after().length());
        long start = behind + tag.after().length();
        return truth
                ? new Span(behind + tag.bytes().truthAt(), 1)
                : new Span(start, rope.length() - start);
    }

    private Written tag(String struct, StructType.Field field, Value value, Encoding encoding)
            throws SaveException {
        Type declared = field.type();
        Type known = declared == PrimitiveType.ANY ? Forms.declared(value) : declared;
        TypeName type = TagEncoding.type(encoding, forms.standardType(known));
        Tag standard = forms.standardTag(field.name(), known, type);
        Tag tag = TagEncoding.tag(encoding, standard.withType(type));
        TagBytes bytes = TagEncoding.bytes(encoding, tag, forms.layout());
        return new Written(
                encoding,
                bytes,
                Bytes.wrap(bytes.before()),
                Bytes.wrap(bytes.after()),
                forms.ofWritten(struct, tag));
    }

    /// Writes a value by the first of some forms that has bytes for it.
    void any(List<Form> candidates, Value value, Encoding encoding) throws SaveException {
        if (value instanceof OpaqueValue kept) {
            out().writeBytes(kept.bytes());
            return;
        }
        for (int i = 0; i < candidates.size(); i++) {
            if (candidates.get(i).accepts(value, encoding)) {
                candidates.get(i).write(value, encoding, this);
                return;
            }
        }
        Type wanted = candidates.isEmpty() ? PrimitiveType.OPAQUE : candidates.get(0).declared();
        throw refused(wanted, value);
    }

    /// Writes an item of a container by a form.
    void item(Form form, InlineItems items, int index) throws SaveException {
        Trace watching = trace;
        if (watching == null) {
            write(form, items.value(index), items.encoding(index));
            return;
        }
        boolean on = watching.enter(index);
        long start = rope.length();
        write(form, items.value(index), items.encoding(index));
        watching.leave(on, start, rope.length());
    }

    /// Writes an item of a container by the first of some forms that has bytes for it.
    void anyItem(List<Form> candidates, InlineItems items, int index) throws SaveException {
        Trace watching = trace;
        boolean on = watching != null && watching.enter(index);
        long start = rope.length();
        any(candidates, items.value(index), items.encoding(index));
        if (watching != null) {
            watching.leave(on, start, rope.length());
        }
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
        Strings.write(out(), text, StringForm.of(encoding, setting, text));
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
            case SourceItems source when source.isWrittenBy(forms) -> copied(source);
            case PagedItems paged -> paged(units, paged);
        }
    }

    private void copied(SourceItems items) throws SaveException {
        List<Long> inside = trace == null ? null : trace.inside();
        if (trace != null && inside != null) {
            Span span = items.find(inside);
            if (span != null) {
                trace.find(new Span(rope.length() + span.offset(), span.length()));
            }
        }
        rope.add(items.length(), items::copyTo);
    }

    private void inline(Units units, InlineItems items) throws SaveException {
        for (int i = 0; i < items.count(); i++) {
            item(units.form(i), items, i);
        }
    }

    private void paged(Units units, PagedItems items) throws SaveException {
        long[] length = new long[1];
        eachPage(units, items, progress, page -> length[0] += page.length());
        rope.add(
                length[0],
                (sink, writing) ->
                        eachPage(units, items, writing, page -> page.writeTo(sink, writing)));
    }

    /// Takes one page after the other.
    private interface Pages {
        void take(Rope page) throws SaveException;
    }

    /// Encodes the pages of a container one after the other, each in memory of its own.
    private void eachPage(Units units, PagedItems items, Progress counting, Pages pages)
            throws SaveException {
        for (long from = 0; from < items.size(); ) {
            counting.check(from, items.size());
            InlineItems page = items.page(from, PAGE);
            var own = new Writing(forms, progress, plans);
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
