package dev.keepsake.app.cli;

import dev.keepsake.app.cli.FoundSlot.Copy;
import dev.keepsake.app.cli.output.Table;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.value.StructValue;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Prints the slots of a folder for people: a line a copy.
final class SlotLines {
    private final Call call;
    private final Messages messages;

    SlotLines(Call call) {
        this.call = call;
        this.messages = call.messages();
    }

    void print(Path folder, List<FoundSlot> slots) {
        if (slots.isEmpty()) {
            call.console()
                    .line(messages.text("slots.none", "folder", Printable.text(folder.toString())));
            return;
        }
        var table =
                Table.of(
                        messages.text("slots.slot"),
                        messages.text("slots.title"),
                        messages.text("slots.kind"),
                        messages.text("slots.copy"),
                        messages.text("slots.sequence") + ">",
                        messages.text("slots.saved"),
                        messages.text("slots.state"));
        slots.forEach(slot -> add(table, slot));
        table.print(call.console());
    }

    private void add(Table table, FoundSlot slot) {
        StructValue header = slot.shown().header();
        String name = HeaderText.of(header, "slot");
        String title = HeaderText.of(header, "title");
        String kind = HeaderText.of(header, "slotKind");
        boolean first = true;
        for (String letter : List.of("a", "b")) {
            Optional<Copy> copy =
                    slot.copies().stream()
                            .filter(found -> found.letter().equals(letter))
                            .findFirst();
            table.row(
                    first ? Printable.text(name.isEmpty() ? slot.key() : name) : "",
                    first ? Printable.text(title) : "",
                    first ? Printable.text(kind.isEmpty() ? slot.kind() : kind) : "",
                    letter.toUpperCase(Locale.ROOT),
                    copy.filter(found -> found.sequence() >= 0)
                            .map(found -> Long.toUnsignedString(found.sequence()))
                            .orElse(""),
                    copy.map(found -> Printable.text(HeaderText.of(found.header(), "savedAt")))
                            .orElse(""),
                    copy.map(found -> state(slot, found))
                            .orElseGet(() -> messages.text("slots.missing")));
            first = false;
        }
    }

    private String state(FoundSlot slot, Copy copy) {
        if (!copy.isWhole()) {
            return messages.text(
                    "slots.notloaded",
                    "outcome",
                    messages.text("outcome." + copy.outcome().word()));
        }
        if (slot.loading().isEmpty()) {
            return messages.text("slots.none.whole");
        }
        if (!slot.loading().get().equals(copy)) {
            return messages.text("slots.older");
        }
        boolean alone = slot.copies().stream().filter(Copy::isWhole).count() == 1;
        return messages.text(alone ? "slots.alone" : "slots.loads");
    }
}
