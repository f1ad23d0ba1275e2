package dev.keepsake.app.workspace;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SlotCopies;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
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
    private final HBox pane = new HBox();
    private final HBox buttons = new HBox();
    private final Label facts = new Label();
    private final Label reason = new Label();

    /// A view for a tab.
    public CopiesView(SaveTab tab, Messages messages) {
        this.tab = tab;
        this.messages = messages;
        this.counts = new Counts(messages);
        pane.setId("copies");
        pane.getStyleClass().add("copies");
        facts.setId("save-facts");
        facts.getStyleClass().add("save-facts");
        facts.setWrapText(true);
        reason.setWrapText(true);
        reason.setId("copies-reason");
        reason.getStyleClass().addAll("muted", "copies-reason");
        var words = new VBox(facts, reason);
        words.getStyleClass().add("copies-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        buttons.setMinWidth(HBox.USE_PREF_SIZE);
        pane.getChildren().setAll(buttons, words);
        tab.copies().subscribe(this::show);
        tab.file().subscribe(file -> show(tab.copies().get()));
        tab.document().save().subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private void show(SlotCopies copies) {
        var group = new ToggleGroup();
        List<ToggleButton> all =
                copies.copies().stream().map(copy -> button(copy, copies, group)).toList();
        for (int i = 0; i < all.size() && all.size() > 1; i++) {
            all.get(i).getStyleClass().add(i == 0 ? "left-pill" : "right-pill");
        }
        buttons.getChildren().setAll(all);
        buttons.setVisible(!all.isEmpty());
        buttons.setManaged(!all.isEmpty());
        reason.setText(all.isEmpty() ? "" : reason(copies));
        reason.setVisible(!all.isEmpty());
        reason.setManaged(!all.isEmpty());
    }

    private ToggleButton button(SlotCopies.Copy copy, SlotCopies copies, ToggleGroup group) {
        boolean loads = copies.loads().filter(copy::equals).isPresent();
        String text =
                messages.text(
                        "window.copies.button",
                        Map.of(
                                "letter", copy.letter(),
                                "number", number(copy),
                                "state", messages.text(stateKey(copy, loads))));
        var button = new ToggleButton(text, (copy.isValid() ? Icon.OK : Icon.WARNING).node());
        button.setId("copy-" + Character.toLowerCase(copy.letter()));
        button.getStyleClass().add("copy-button");
        button.setToggleGroup(group);
        button.setSelected(copy.file().equals(tab.file().get()));
        button.setTooltip(new Tooltip(Printable.text(copy.file().toString())));
        button.setOnAction(event -> {
            button.setSelected(true);
            if (!copy.file().equals(tab.file().get())) {
                tab.open(copy.file());
            }
        });
        return button;
    }

    private static String number(SlotCopies.Copy copy) {
        return copy.sequence() < 0 ? "" : "#" + copy.sequence();
    }

    private static String stateKey(SlotCopies.Copy copy, boolean loads) {
        if (loads) {
            return "window.copies.loads";
        }
        return switch (copy.outcome()) {
            case LOADED -> "window.copies.older";
            case NEWER -> "window.copies.newer";
            default -> "window.copies.broken";
        };
    }

    private String reason(SlotCopies copies) {
        if (!copies.checked()) {
            return messages.text("window.copies.checking");
        }
        if (copies.loads().isEmpty()) {
            return messages.text("window.copies.noneLoads");
        }
        char letter = copies.loads().get().letter();
        boolean all = copies.copies().stream().allMatch(copy -> copy.outcome() == Outcome.LOADED);
        String key =
                copies.copies().size() == 1
                        ? "window.copies.only"
                        : all ? "window.copies.newest" : "window.copies.whole";
        return messages.text(key, "letter", letter);
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
