package dev.keepsake.app.setting;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// Asks what the user wants of the program; taken over once the form is accepted.
public final class SettingsForm {
    private final SettingsViewModel model;
    private final DialogService dialogs;
    private final Messages messages;

    /// A form for these settings.
    public SettingsForm(SettingsViewModel model, DialogService dialogs, Messages messages) {
        this.model = model;
        this.dialogs = dialogs;
        this.messages = messages;
    }

    /// Shows the form.
    public void ask() {
        new Asked(model.settings().get()).show();
    }

    private final class Asked {
        private final Settings before;
        private final GridPane grid = new GridPane();
        private final ChoiceBox<Look> look;
        private final ChoiceBox<Integer> font;
        private final ChoiceBox<Optional<Locale>> language;
        private final CheckBox tabs = new CheckBox(messages.text("setting.tabs"));
        private final TypeFileList types;

        Asked(Settings before) {
            this.before = before;
            look = choice("look", List.of(Look.values()), this::word);
            font = choice("font", sizes(), percent -> percent + " %");
            language = choice("language", languages(), this::word);
            types = new TypeFileList(before.typeFiles(), messages);
            look.setValue(before.look());
            font.setValue(before.fontPercent());
            language.setValue(before.language());
            tabs.setId("setting-tabs");
            tabs.setSelected(before.restoresTabs());
        }

        private <T> ChoiceBox<T> choice(String name, List<T> all, Function<T, String> word) {
            var box = new ChoiceBox<T>();
            box.getItems().setAll(all);
            box.setConverter(new Words<>(word));
            box.setId("setting-" + name);
            return box;
        }

        void show() {
            line("setting.look", look);
            line("setting.font", font);
            line("setting.language", language);
            grid.getStyleClass().add("setting-grid");
            var note = new Label(messages.text("setting.language.note"));
            var scale = new Label(messages.text("setting.scale.note"));
            List.of(note, scale).forEach(text -> text.setWrapText(true));
            List.of(note, scale).forEach(text -> text.getStyleClass().add("muted"));
            var content = new VBox(grid, note, scale, tabs, types.node());
            content.setId("settings");
            content.getStyleClass().add("settings");
            dialogs.ask(
                    new Form(
                            messages.text("setting.title"),
                            content,
                            messages.text("setting.accept"),
                            new ReadOnlyBooleanWrapper(true),
                            this::accept));
        }

        private void line(String key, Node control) {
            var label = new Label(messages.text(key));
            label.setLabelFor(control);
            label.setMinWidth(Region.USE_PREF_SIZE);
            control.setAccessibleText(messages.text(key));
            grid.addRow(grid.getRowCount(), label, control);
        }

        /// What was changed elsewhere meanwhile stays.
        private void accept() {
            Settings wanted =
                    new Settings(
                            look.getValue(),
                            font.getValue(),
                            tabs.isSelected(),
                            language.getValue(),
                            types.files());
            if (!wanted.equals(before)) {
                model.change(now -> wanted);
            }
        }

        private String word(Look one) {
            return messages.text(
                    switch (one) {
                        case SYSTEM -> "window.look.system";
                        case LIGHT -> "window.look.light";
                        case DARK -> "window.look.dark";
                    });
        }

        private String word(Optional<Locale> one) {
            return one.map(locale -> locale.getDisplayLanguage(locale))
                    .map(name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1))
                    .orElseGet(() -> messages.text("window.look.system"));
        }
    }

    private static List<Integer> sizes() {
        var sizes = new ArrayList<Integer>();
        for (int at = Settings.LEAST_FONT; at <= Settings.MOST_FONT; at += Settings.FONT_STEP) {
            sizes.add(at);
        }
        return sizes;
    }

    private static List<Optional<Locale>> languages() {
        var all = new ArrayList<Optional<Locale>>();
        all.add(Optional.empty());
        Messages.LANGUAGES.forEach(language -> all.add(Optional.of(language)));
        return all;
    }

    /// Choices are shown as words, and never typed.
    private static final class Words<T> extends StringConverter<T> {
        private final Function<T, String> word;

        Words(Function<T, String> word) {
            this.word = word;
        }

        @Override
        public String toString(T one) {
            return one == null ? "" : word.apply(one);
        }

        @Override
        public T fromString(String text) {
            throw new UnsupportedOperationException(text);
        }
    }
}
