package dev.keepsake.app.window;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.editor.EditorKeys;
import dev.keepsake.app.editor.EditorView;
import dev.keepsake.app.editor.EditorViewModel;
import dev.keepsake.app.editor.RecordActions;
import dev.keepsake.app.editor.StructureButtons;
import dev.keepsake.app.editor.structure.ItemAction;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.reference.RecordRemoval;
import dev.keepsake.app.reference.ReferencesView;
import dev.keepsake.app.reference.ReferencesViewModel;
import dev.keepsake.app.values.DetailsView;
import dev.keepsake.app.values.ValueAction;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// What changes values, items and records of a tab, and what leads along references: builds the
/// parts and joins them with the lists they work on.
final class EditingParts {
    private static final KeyCombination DUPLICATE =
            new KeyCodeCombination(KeyCode.D, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination FOLLOW =
            new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

    private final Messages messages;
    private final DialogService dialogs;
    private final EditorViewModel editor;
    private final EditorView editorView;
    private final ReferencesViewModel references;
    private final RecordRemoval removal;
    private final RecordActions records;

    EditingParts(SaveTab tab, Navigation navigation, DialogService dialogs, Messages messages) {
        this.messages = messages;
        this.dialogs = dialogs;
        DocumentViewModel document = tab.document();
        this.editor = new EditorViewModel(document, tab.tasks(), messages);
        this.editorView = new EditorView(editor, messages);
        this.references = new ReferencesViewModel(document, navigation, tab.tasks(), messages);
        this.removal = new RecordRemoval(document, tab.tasks(), dialogs, messages);
        this.records = new RecordActions(document, this::tell);
    }

    private void tell(SaveException failure) {
        dialogs.tell(
                messages.text("window.record.failed"),
                FindingSentences.inWindow(messages).sentence(failure.finding()));
    }

    /// True while something is typed that is not staged yet.
    ObservableValue<Boolean> typing() {
        return editor.typing();
    }

    /// Stages what is being typed.
    ///
    /// @return false where it is refused
    boolean commit() {
        return editorView.commit();
    }

    /// What can be done with the selected value.
    List<ValueAction> valueActions() {
        var actions = new ArrayList<ValueAction>();
        actions.add(following());
        for (ItemAction action : ItemAction.values()) {
            actions.add(
                    new ValueAction(
                            "item-" + action.word(),
                            messages.text(StructureButtons.key(action)),
                            messages.text(StructureButtons.tip(action)),
                            StructureButtons.icon(action),
                            editor.offers(action),
                            () -> editor.act(action)));
        }
        return actions;
    }

    private ValueAction following() {
        return new ValueAction(
                "go-to-reference",
                messages.text("window.references.goTo"),
                messages.text("window.references.goTo.tip"),
                Icon.GO_TO,
                references.leads().asObject(),
                references::goToMeant);
    }

    /// Puts the editor and the references into the details.
    void place(DetailsView details) {
        details.edit(editorView.node(), editorView.edited());
        details.offer(following());
        details.below(new ReferencesView(references, messages).node());
        editorView.node().addEventFilter(KeyEvent.KEY_PRESSED, this::follow);
    }

    /// Listens to the keys of the values.
    void listen(Node table) {
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::follow);
        new EditorKeys(editor, editorView).install(table);
        table.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    if (event.getClickCount() == 2 && references.leads().get()) {
                        references.goToMeant();
                    }
                });
    }

    private void follow(KeyEvent event) {
        boolean wanted = event.getCode() == KeyCode.F12 || FOLLOW.match(event);
        if (wanted && references.leads().get()) {
            references.goToMeant();
            event.consume();
        }
    }

    /// Gives the list of records its menu and keys.
    void listenRecords(Node contents) {
        if (contents.lookup("#contents") instanceof ListView<?> list) {
            list.setContextMenu(recordMenu());
            list.addEventFilter(
                    KeyEvent.KEY_PRESSED,
                    event -> {
                        if (event.getCode() == KeyCode.DELETE) {
                            remove();
                            event.consume();
                        } else if (DUPLICATE.match(event)) {
                            records.duplicate();
                            event.consume();
                        }
                    });
        }
    }

    private void remove() {
        records.selected().ifPresent(removal::remove);
    }

    private ContextMenu recordMenu() {
        return new ContextMenu(
                Stream.of(
                                item(
                                        "record-duplicate",
                                        "window.record.duplicate",
                                        Icon.DUPLICATE,
                                        records.here().asObject(),
                                        records::duplicate),
                                item(
                                        "record-remove",
                                        "window.record.remove",
                                        Icon.REMOVE,
                                        records.here().asObject(),
                                        this::remove),
                                item(
                                        "record-restore",
                                        "window.record.restore",
                                        Icon.RESTORE,
                                        records.changed().asObject(),
                                        records::restore))
                        .toArray(MenuItem[]::new));
    }

    private MenuItem item(
            String id, String key, Icon icon, ObservableValue<Boolean> offered, Runnable action) {
        var item = new MenuItem(messages.text(key), icon.node());
        item.setId(id);
        item.setOnAction(event -> action.run());
        offered.subscribe(item::setVisible);
        return item;
    }
}
