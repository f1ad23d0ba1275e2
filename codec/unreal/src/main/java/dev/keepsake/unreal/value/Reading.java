package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One pass over a content: where it is, what was read, and what it may still cost. For one thread.
///
/// Attempts that fail are paid from a budget ([Trials]); when it is spent, what does not read at
/// the first try is kept as read.
public final class Reading {
    /// How many values stand in memory at most before a container is read by page.
    private static final int MOST_INLINE = 1 << 16;

    private final Content content;
    private final Input in;
    private final Shapes shapes;
    private final ValueStack stack = new ValueStack();
    private final Places places;
    private Encoding spelling = Encoding.DEFAULT;
    private String property = "";
    private Trials trials;
    private int depth;
    private int textDepth;

    Reading(Content content) throws SaveException {
        this.content = content;
        this.in = new Input(content.source());
        this.shapes = new Shapes(content.forms(), in);
        this.places = new Places(content.forms().hints());
        this.trials = new Trials(content.source().size());
    }

    /// The bytes.
    public Input in() {
        return in;
    }

    Shapes shapes() {
        return shapes;
    }

    Forms forms() {
        return content.forms();
    }

    Content content() {
        return content;
    }

    ValueStack stack() {
        return stack;
    }

    /// Where in the save the reading is.
    Places places() {
        return places;
    }

    /// The name of the property whose value is read.
    String property() {
        return property;
    }

    void enterProperty(String name) {
        property = name;
    }

    /// Leaves how the value was spelled that is read now.
    void spell(Encoding encoding) {
        spelling = encoding;
    }

    /// How the value that was read last is spelled; asked once.
    Encoding takeSpelling() {
        Encoding taken = spelling;
        spelling = Encoding.DEFAULT;
        return taken;
    }

    /// Reads a string and leaves its form under a setting.
    Bytes string(String setting) throws Misread, SaveException {
        Strings.Text read = Strings.read(in, forms().limits().stringBytes());
        if (read.form() != StringForm.DEFAULT) {
            addSpelling(setting, new Encoding.Setting.Text(StringForm.words(read.form())));
        }
        if ((read.form() & StringForm.NARROW) != 0 && read.text().isUtf8()) {
            addSpelling(setting + StringForm.BYTES, new Encoding.Setting.Raw(read.text()));
        }
        return read.text();
    }

    /// Leaves one more setting.
    void addSpelling(String name, Encoding.Setting setting) {
        spelling = spelling.with(name, setting);
    }

    /// Begins anew at the first byte, with what was learned of the properties.
    void rewind() {
        in.restart();
        stack.clear();
        places.back(0);
        spelling = Encoding.DEFAULT;
        depth = 0;
        textDepth = 0;
        trials = new Trials(content.source().size());
    }

    /// How many levels deep it is.
    int depth() {
        return depth;
    }

    /// Counts from a level on.
    void deepen(int levels) {
        depth = levels;
    }

    /// Reads a save inside that of another: from its level on, and at its cost.
    void deepen(Reading outer) {
        depth = outer.depth;
        trials = outer.trials;
    }

    /// Goes one level deeper.
    void enter() throws Misread {
        if (++depth > forms().limits().foreignDepth()) {
            throw new Misread(Misread.Reason.DEEP, in.position());
        }
    }

    /// Comes back from a level, whether it was read or not.
    void leave() {
        depth--;
    }

    void enterText() throws Misread {
        if (++textDepth > forms().limits().textDepth()) {
            throw new Misread(Misread.Reason.DEEP, in.position());
        }
    }

    void leaveText() {
        textDepth--;
    }

    /// Reads what is left of the range by the first of some forms that takes exactly all of it.
    ///
    /// @throws Misread that of the first form, where none does
    Value readWhole(List<Form> forms) throws Misread, SaveException {
        State before = state();
        @Nullable Misread first = null;
        for (int i = 0; i < forms.size() && (i == 0 || trials.mayGoOn()); i++) {
            try {
                Value value = forms.get(i).read(this);
                if (in.remaining() == 0) {
                    return value;
                }
                throw new Misread(Misread.Reason.LONG, in.position());
            } catch (Misread misread) {
                first = first == null ? misread : first;
                trials.pay(Math.max(in.position(), misread.position()) - before.position());
                backTo(before);
            }
        }
        throw first == null ? new Misread(Misread.Reason.UNKNOWN, before.position()) : first;
    }

    /// Where a reading is, to come back to.
    record State(int position, int end, int mark, int place, int depth, int textDepth) {}

    /// Where it is now.
    State state() {
        return new State(in.position(), in.end(), stack.mark(), places.depth(), depth, textDepth);
    }

    /// Comes back from an attempt that failed.
    void backTo(State before) {
        in.widen(before.end());
        in.seek(before.position());
        stack.drop(before.mark());
        places.back(before.place());
        spelling = Encoding.DEFAULT;
        depth = before.depth();
        textDepth = before.textDepth();
    }

    /// What is left of the range as bytes kept as read.
    OpaqueValue keep(String type, Misread misread) throws Misread, SaveException {
        int most = forms().limits().recordBytes();
        if (in.remaining() > most) {
            throw SaveException.of(
                    Finding.at(GeneralCode.LIMIT, in.position(), in.remaining())
                            .with("limit", "recordBytes")
                            .with("found", in.remaining())
                            .with("allowed", most));
        }
        var reason =
                switch (misread.reason()) {
                    case DEEP -> OpaqueValue.Reason.TOO_DEEP;
                    case UNKNOWN -> OpaqueValue.Reason.UNKNOWN_TYPE;
                    default -> OpaqueValue.Reason.UNREADABLE;
                };
        return new OpaqueValue(in.readBytes(in.remaining()), type, reason);
    }

    /// Reads a count and so many units.
    Items units(Units units) throws Misread, SaveException {
        return items(units, in.readCount(units.least()));
    }

    /// Reads so many units: into memory, or where they are many as pages.
    Items items(Units units, int count) throws Misread, SaveException {
        int start = in.position();
        int most = forms().limits().pageBytes();
        boolean many =
                (long) count * units.values() > MOST_INLINE || (long) count * units.least() > most;
        int mark = stack.mark();
        for (int i = 0; i < count && !many; i++) {
            units.read(this);
            many = in.position() - start > most;
        }
        if (!many) {
            return stack.pop(mark);
        }
        stack.drop(mark);
        in.seek(start);
        return content.pages(this, units, count);
    }

    /// Passes over a count and so many units.
    void skipUnits(Units units) throws Misread, SaveException {
        int count = in.readCount(units.least());
        if (units.width() > 0) {
            in.skip(Math.multiplyExact(count, units.width()));
            return;
        }
        for (int i = 0; i < count; i++) {
            units.skip(this);
        }
    }
}
