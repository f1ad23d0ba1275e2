package dev.keepsake.app.cli;

import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.SlotList;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotPlace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Prints the slots of a folder for people.
final class SlotLines {
    private final Call call;
    private final Messages messages;
    private final CopyWords words;

    SlotLines(Call call) {
        this.call = call;
        this.messages = call.messages();
        this.words = new CopyWords(messages);
    }

    /// A line a copy, with what it is.
    void print(Path folder, List<FoundSlot> slots) {
        if (slots.isEmpty()) {
            none(folder);
            return;
        }
        Table table = table();
        slots.forEach(slot -> add(table, slot));
        table.print(call.console());
    }

    private void none(Path folder) {
        call.console()
                .line(messages.text("slots.none", "folder", Printable.text(folder.toString())));
    }

    private Table table() {
        return Table.of(
                messages.text("slots.slot"),
                messages.text("slots.title"),
                messages.text("slots.kind"),
                messages.text("slots.copy"),
                messages.text("slots.sequence") + ">",
                messages.text("slots.saved"),
                messages.text("slots.state"));
    }

    private void add(Table table, FoundSlot slot) {
        for (CopyLetter letter : CopyLetter.values()) {
            boolean first = letter == CopyLetter.A;
            Optional<SaveHead> head = slot.copies().of(letter).findHead();
            table.row(
                    first ? Printable.text(slot.name()) : "",
                    first ? text(slot.header(), "title") : "",
                    first ? kind(slot.place(), slot.header()) : "",
                    letter,
                    head.map(SlotLines::number).orElse(""),
                    head.map(found -> text(found.fields(), "savedAt")).orElse(""),
                    words.sentence(slot, letter));
        }
    }

    /// A line a slot, with where the line is from.
    void print(Path folder, SlotList list) {
        if (list.entries().isEmpty()) {
            none(folder);
        } else {
            Table table = table();
            list.entries().forEach(entry -> add(table, entry));
            table.print(call.console());
            String key = list.isFromIndex() ? "slots.list.index" : "slots.list.heads";
            call.console().line(messages.text(key));
        }
        new FindingLines(messages).print(call.console(), new Findings(list.notes(), Map.of()));
    }

    private void add(Table table, SlotEntry entry) {
        StructValue header = SlotJson.header(entry);
        table.row(
                Printable.text(SlotJson.name(entry)),
                text(header, "title"),
                kind(entry.place(), header),
                entry.copy() == null ? "" : entry.copy(),
                entry.head() == null ? "" : number(entry.head()),
                text(header, "savedAt"),
                entry.problem() == null
                        ? messages.text(entry.fromIndex() ? "slots.fromindex" : "slots.fromhead")
                        : FindingSentences.in(messages).sentence(entry.problem()));
    }

    private static String number(SaveHead head) {
        return Long.toUnsignedString(head.revision().sequence());
    }

    private static String text(StructValue header, String field) {
        return Printable.text(HeaderText.of(header, field));
    }

    private static String kind(SlotPlace place, StructValue header) {
        String kind = text(header, "slotKind");
        return kind.isEmpty() ? place.kind().word() : kind;
    }
}
