package dev.keepsake.app.window;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.find.FindScope;
import dev.keepsake.app.find.FindSource;
import dev.keepsake.app.find.FindView;
import dev.keepsake.app.find.FindViewModel;
import dev.keepsake.app.find.SavedQueries;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.path.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// Joins the panels to find things with the tabs they look through.
///
/// @param goTo shows what stands at a path of a save
record FindParts(
        WorkspaceViewModel workspace,
        SavedQueries queries,
        Messages messages,
        BiConsumer<SaveTab, Path> goTo) {
    /// The panel of a tab.
    FindView view(SaveTab tab, DialogService dialogs) {
        var scope =
                new FindScope() {
                    @Override
                    public List<FindSource> own() {
                        return source(tab).stream().toList();
                    }

                    @Override
                    public List<FindSource> all() {
                        return workspace.tabs().stream()
                                .flatMap(each -> source(each).stream())
                                .toList();
                    }
                };
        var model = new FindViewModel(scope, tab.tasks(), messages);
        return new FindView(model, queries, dialogs, messages);
    }

    private Optional<FindSource> source(SaveTab tab) {
        SaveDocument document = tab.document().document();
        return document == null
                ? Optional.empty()
                : Optional.of(new FindSource(title(tab), document, path -> goTo.accept(tab, path)));
    }

    /// What people call the save of a tab: its title, else its file.
    static String title(SaveTab tab) {
        SaveDocument document = tab.document().document();
        String file = String.valueOf(tab.file().get().getFileName());
        return document == null ? file : new HeaderFields(document.header()).title().orElse(file);
    }
}
