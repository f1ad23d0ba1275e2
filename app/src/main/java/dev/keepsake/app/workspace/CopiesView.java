package dev.keepsake.app.workspace;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.CopyWords;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.OpenSlot;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.file.CopyLetter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The copies of a slot to switch between, which one loads and why, and what the save is.
public final class CopiesView {
    private final SaveTab tab;
    private final Messages messages;
    private final Counts counts;
    private final CopyWords words;
    private final HBox pane = new HBox();
    private final HBox buttons = new HBox();
    private final Label facts = new Label();
    private final Label reason = new Label();

    /// A view for a tab.
    public CopiesView(SaveTab tab, Messages messages) {
        this.tab = tab;
        this.messages = messages;
        this.counts = new Counts(messages);
        this.words = new CopyWords(messages);
        pane.setId("copies");
        pane.getStyleClass().add("copies");
        facts.setId("save-facts");
        facts.getStyleClass().add("save-facts");
        Wrapping.follow(facts);
        Wrapping.follow(reason);
        reason.setId("copies-reason");
        reason.getStyleClass().addAll("muted", "copies-reason");
        var lines = new VBox(facts, reason);
        lines.getStyleClass().add("copies-words");
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        buttons.setMinWidth(HBox.USE_PREF_SIZE);
        pane.getChildren().setAll(buttons, lines);
        tab.slot().subscribe(this::showSlot);
        tab.file().subscribe(file -> showSlot(tab.slot().get()));
        tab.document().save().subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private void showSlot(@Nullable OpenSlot slot) {
        List<ToggleButton> all = slot == null ? List.of() : buttons(slot);
        for (int i = 0; i < all.size() && all.size() > 1; i++) {
            all.get(i).getStyleClass().add(i == 0 ? "left-pill" : "right-pill");
        }
        buttons.getChildren().setAll(all);
        buttons.setVisible(!all.isEmpty());
        buttons.setManaged(!all.isEmpty());
        reason.setText(slot == null ? "" : reason(slot));
        reason.setVisible(!all.isEmpty());
        reason.setManaged(!all.isEmpty());
    }

    private List<ToggleButton> buttons(OpenSlot slot) {
        var group = new ToggleGroup();
        return slot.letters().stream().map(letter -> button(slot, letter, group)).toList();
    }

    private ToggleButton button(OpenSlot slot, CopyLetter letter, ToggleGroup group) {
        boolean valid = slot.copies().of(letter) instanceof CopyState.Valid;
        var button =
                new ToggleButton(buttonText(slot, letter), (valid ? Icon.OK : Icon.WARNING).node());
        button.setId("copy-" + letter.name().toLowerCase(Locale.ROOT));
        button.getStyleClass().add("copy-button");
        button.setToggleGroup(group);
        Path file = slot.file(letter);
        button.setSelected(file.equals(tab.file().get()));
        button.setTooltip(new Tooltip(tip(slot, letter)));
        button.setOnAction(event -> {
            button.setSelected(true);
            if (!file.equals(tab.file().get())) {
                tab.open(file);
            }
        });
        return button;
    }

    private String buttonText(OpenSlot slot, CopyLetter letter) {
        boolean known = slot.checked() || !(slot.copies().of(letter) instanceof CopyState.Valid);
        return messages.text(
                        "window.copies.button",
                        Map.of(
                                "letter",
                                letter,
                                "number",
                                words.number(slot.copies(), letter),
                                "state",
                                known ? words.state(slot.copies(), letter) : ""))
                .replaceAll(" {3,}", "  ")
                .strip();
    }

    private String tip(OpenSlot slot, CopyLetter letter) {
        String path = Printable.text(slot.file(letter).toString());
        return slot.checked() ? words.reason(slot.copies(), letter) + "\n" + path : path;
    }

    private String reason(OpenSlot slot) {
        return slot.checked()
                ? words.summary(slot.copies())
                : messages.text("window.copies.checking");
    }

    private void show(@Nullable OpenedSave save) {
        if (save == null) {
            facts.setText("");
            return;
        }
        String name = Printable.text(String.valueOf(save.file().getFileName()));
        SaveDocument document = save.document();
        facts.setText(
                document == null
                        ? name + " · " + counts.bytes(save.size())
                        : name + " · " + facts(save, document));
        facts.setTooltip(new Tooltip(Printable.text(save.file().toString())));
    }

    private String facts(OpenedSave save, SaveDocument document) {
        var facts = new ArrayList<String>();
        String id = document.format().id();
        String name = id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
        facts.add(name + " " + document.format().version());
        new HeaderFields(document.header())
                .engine()
                .ifPresent(version ->
                        facts.add(
                                messages.text(
                                        "window.facts.engine",
                                        "version",
                                        Printable.text(version))));
        facts.add(counts.bytes(save.size()));
        facts.add(counts.of("window.facts.records", document.recordCount()));
        return String.join(" · ", facts);
    }
}
