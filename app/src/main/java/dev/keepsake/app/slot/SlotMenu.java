package dev.keepsake.app.slot;

import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.CopyLetter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import org.jspecify.annotations.Nullable;

/// What can be done with a slot, as a menu.
public final class SlotMenu {
    /// An entry.
    private enum Entry {
        RESTORE("slot-restore", "window.slot.restore", null),
        TIMELINE("slot-timeline", "window.slot.timeline", null),
        RECOVER("slot-recover", "window.recover", null),
        RENAME("slot-rename", "window.slot.rename", KeyCode.F2),
        COPY("slot-copy", "window.slot.copy", null),
        DELETE("slot-delete", "window.slot.delete", KeyCode.DELETE);

        private final String id;
        private final String text;
        private final @Nullable KeyCode key;

        Entry(String id, String text, @Nullable KeyCode key) {
            this.id = id;
            this.text = text;
            this.key = key;
        }
    }

    private final SlotForms forms;
    private final SlotHost host;
    private final Messages messages;

    /// A menu that leads to these forms.
    public SlotMenu(SlotForms forms, SlotHost host, Messages messages) {
        this.forms = forms;
        this.host = host;
        this.messages = messages;
    }

    /// The entries for a slot.
    public List<MenuItem> items(ShownSlot slot) {
        var items = new ArrayList<MenuItem>();
        if (!slot.isDeleted()) {
            for (CopyLetter letter : CopyLetter.values()) {
                items.add(open(slot, letter));
            }
            items.add(new SeparatorMenuItem());
        }
        boolean known = slot.id().isPresent();
        items.add(item(Entry.RESTORE, known, () -> forms.restore(slot)));
        items.add(item(Entry.TIMELINE, known, () -> forms.timeline(slot)));
        if (!slot.isDeleted()) {
            items.add(item(Entry.RECOVER, isHurt(slot), () -> host.recover(slot.file())));
            items.add(new SeparatorMenuItem());
            items.add(item(Entry.RENAME, known, () -> forms.rename(slot)));
            items.add(item(Entry.COPY, known, () -> forms.copy(slot)));
            items.add(item(Entry.DELETE, known, () -> forms.delete(slot)));
        }
        return items;
    }

    private MenuItem open(ShownSlot slot, CopyLetter letter) {
        String text = messages.text("window.slot.open", "letter", letter);
        var item = new MenuItem(text);
        item.setId("slot-open-" + letter.name().toLowerCase(Locale.ROOT));
        item.setDisable(slot.copies() != null && slot.copy(letter).isEmpty());
        item.setOnAction(event -> host.open(slot.file(letter)));
        return item;
    }

    /// True where a copy is damaged.
    private static boolean isHurt(ShownSlot slot) {
        SlotCopies copies = slot.copies();
        return copies != null
                && (copies.a() instanceof CopyState.Damaged
                        || copies.b() instanceof CopyState.Damaged);
    }

    private MenuItem item(Entry entry, boolean enabled, Runnable action) {
        var item = new MenuItem(messages.text(entry.text));
        item.setId(entry.id);
        item.setDisable(!enabled);
        item.setOnAction(event -> action.run());
        if (entry.key != null) {
            item.setAccelerator(new KeyCodeCombination(entry.key));
        }
        return item;
    }
}
