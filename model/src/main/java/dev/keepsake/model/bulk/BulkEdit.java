package dev.keepsake.model.bulk;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.RecordItems;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Hit;
import dev.keepsake.model.query.Query;
import dev.keepsake.model.query.Search;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Says what one operation does to all that a query selects in a save as edited.
///
/// Takes a save, a query and an operation; gives [BulkEffects], whose edits are staged as one
/// entry. Stages and changes nothing itself. Holds one record decoded at a time. For one thread.
public final class BulkEdit {
    /// How many places are changed at once at most.
    public static final int MOST_PLACES = 250_000;

    private final EditedSave save;
    private final Operation operation;
    private final Progress progress;
    private final List<Effect> effects = new ArrayList<>();
    private @Nullable RecordItems items;
    private @Nullable Hit removed;

    private BulkEdit(EditedSave save, Operation operation, Progress progress) {
        this.save = save;
        this.operation = operation;
        this.progress = progress;
    }

    /// What an operation does to all that a query selects.
    ///
    /// @param editor says what would be refused when it is staged
    /// @throws SaveException where a record does not read (nothing is changed then, as what it
    ///   holds is unknown), for more places than [#MOST_PLACES], or where the caller stops it
    public static BulkEffects effects(
            EditedSave save, Selection selection, Editor editor, Progress progress)
            throws SaveException {
        var bulk = new BulkEdit(save, selection.operation(), progress);
        Search.run(save.document(), selection.query(), bulk::take, progress);
        return bulk.checked(editor);
    }

    /// What is done to what.
    public record Selection(Query query, Operation operation) {}

    private boolean take(Hit hit) throws SaveException {
        progress.check(effects.size(), -1);
        if (isGone(hit)) {
            return true;
        }
        if (effects.size() == MOST_PLACES) {
            throw SaveException.of(Finding.of(BulkCode.TOO_MANY).with("allowed", MOST_PLACES));
        }
        Value old = hit instanceof Hit.OfValue value ? shown(value.value()) : null;
        try {
            effects.add(effect(hit, old));
        } catch (EditRefusedException refusal) {
            effects.add(new Effect(hit.path(), old, null, null, refusal.finding()));
        }
        return true;
    }

    /// Values with parts are not kept: all of them together might be the whole save.
    private static @Nullable Value shown(Value value) {
        return value instanceof ContainerValue || value instanceof PackedValue ? null : value;
    }

    private Effect effect(Hit hit, @Nullable Value old) throws SaveException {
        return switch (hit) {
            case Hit.OfRecord record -> ofRecord(record);
            case Hit.OfValue value ->
                    operation instanceof Operation.Remove ? remove(value, old) : set(value, old);
        };
    }

    private Effect ofRecord(Hit.OfRecord record) throws EditRefusedException {
        if (!(operation instanceof Operation.Remove)) {
            throw EditRefusedException.of(Finding.of(BulkCode.A_RECORD));
        }
        removed = record;
        return new Effect(record.path(), null, null, new Edit.RemoveRecord(record.record()), null);
    }

    private Effect remove(Hit.OfValue hit, @Nullable Value old) throws SaveException {
        if (hit.positions().ids().isEmpty()) {
            throw EditRefusedException.of(Finding.of(BulkCode.THE_HEADER));
        }
        removed = hit;
        ItemPath place = hit.positions();
        ItemPath gone = hit.ofEntry() ? place.parent().then(place.last() - 1) : place;
        Target target = items(hit.record()).target(gone);
        return new Effect(hit.path(), old, null, new Edit.Remove(target), null);
    }

    /// True for what stands in a record or value that is removed.
    private boolean isGone(Hit hit) {
        return switch (removed) {
            case Hit.OfRecord record -> record.record().equals(hit.record());
            case Hit.OfValue value ->
                    hit instanceof Hit.OfValue inside
                            && inside.record().equals(value.record())
                            && isBelow(inside.positions().ids(), value.positions().ids());
            case null -> false;
        };
    }

    private static boolean isBelow(List<Long> ids, List<Long> above) {
        return ids.size() > above.size() && ids.subList(0, above.size()).equals(above);
    }

    private Effect set(Hit.OfValue hit, @Nullable Value old) throws SaveException {
        NewValue made = made(hit);
        if (made.value().equals(hit.value())) {
            return new Effect(hit.path(), old, null, null, made.note());
        }
        Target target = items(hit.record()).target(hit.positions());
        return new Effect(
                hit.path(),
                old,
                made.value(),
                edit(target, hit.value(), made.value()),
                made.note());
    }

    private NewValue made(Hit.OfValue hit) throws SaveException {
        Value old = hit.value();
        return switch (operation) {
            case Operation.SetTo(String literal) ->
                    NewValue.of(
                            Literals.parse(
                                    literal,
                                    hit.declared(),
                                    new Literals.Context(old, save.document().origin().types())));
            case Operation.Multiply(var factor) -> Arithmetic.multiply(old, factor);
            case Operation.Add(var summand) -> Arithmetic.add(old, summand);
            case Operation.ReplaceText(String part, String with) ->
                    TextReplacement.of(part, with).in(old);
            case Operation.ReplaceMatches(var regex, String with) ->
                    TextReplacement.of(regex, with, progress).in(old);
            case Operation.Remove remove -> NewValue.of(old);
        };
    }

    private static Edit edit(Target target, Value old, Value now) {
        if (old instanceof OpaqueValue && now instanceof OpaqueValue kept) {
            return new Edit.SetBytes(target, kept.bytes());
        }
        return new Edit.SetValue(target, now, old instanceof OpaqueValue ? Encoding.DEFAULT : null);
    }

    private RecordItems items(RecordId record) throws SaveException {
        RecordItems known = items;
        if (known == null || !known.record().equals(record)) {
            known = RecordItems.of(save, record);
            items = known;
        }
        return known;
    }

    /// The effects, those refused that cannot be staged.
    private BulkEffects checked(Editor editor) throws SaveException {
        List<Edit> edits = new BulkEffects(effects).edits();
        Map<Integer, Finding> refusals = editor.refusals(save, edits, progress);
        int number = 0;
        for (int i = 0; i < effects.size(); i++) {
            Effect effect = effects.get(i);
            if (effect.edit() != null) {
                Finding why = refusals.get(number++);
                if (why != null) {
                    effects.set(i, effect.refused(why));
                }
            }
        }
        return new BulkEffects(effects);
    }
}
