package dev.keepsake.app.window;

import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.jump.JumpHit;
import dev.keepsake.app.jump.JumpSource;
import dev.keepsake.app.jump.JumpViewModel;
import dev.keepsake.app.palette.FuzzyRank;
import dev.keepsake.app.palette.PaletteItem;
import dev.keepsake.app.palette.PaletteView;
import dev.keepsake.app.palette.PaletteViewModel;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.FieldNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import javafx.util.Subscription;

/// Lets the user go to a record of the open saves by parts of its name, or to a path of the one in
/// front.
///
/// @param workspace knows the saves
/// @param views lead through them
/// @param panels shows the list over the window
/// @param tasks ranks the records
record JumpPanel(
        WorkspaceViewModel workspace, WorkspaceView views, Panels panels, TaskScope tasks) {
    /// Waited for more letters before so many records are ranked again.
    private static final Duration TYPING = Duration.millis(80);

    /// So few are ranked with each letter.
    private static final long AT_ONCE = 20_000;

    /// Shows the list, with the cursor where one types.
    void show() {
        List<JumpSource> sources = sources();
        var jump = new JumpViewModel(sources, FuzzyRank::score, tasks);
        long records = sources.stream().mapToLong(save -> save.document().recordCount()).sum();
        var typing = new PauseTransition(records > AT_ONCE ? TYPING : Duration.ONE);
        var palette =
                new PaletteViewModel(text -> {
                    jump.stop();
                    if (records <= AT_ONCE) {
                        jump.seek(text);
                    } else {
                        typing.playFromStart();
                    }
                });
        typing.setOnFinished(event -> jump.seek(palette.typed().get()));
        jump.found().subscribe(found -> palette.show(items(found), found.complete()));
        Messages messages = panels.messages();
        new PaletteView(
                        palette,
                        panels.layer(),
                        new PaletteView.Words(
                                "jump",
                                messages.text("jump.prompt"),
                                messages.text("palette.none")))
                .show();
        whenLeft(() -> {
            typing.stop();
            jump.stop();
        });
    }

    private void whenLeft(Runnable action) {
        var waiting = new ArrayList<Subscription>();
        waiting.add(
                panels.layer()
                        .open()
                        .subscribe(open -> {
                            if (!open) {
                                action.run();
                                waiting.forEach(Subscription::unsubscribe);
                            }
                        }));
    }

    private List<JumpSource> sources() {
        SaveTab front = workspace.selected().get();
        return Stream.concat(
                        Stream.ofNullable(front),
                        workspace.tabs().stream().filter(tab -> tab != front))
                .flatMap(tab -> source(tab, tab == front ? "" : FindParts.title(tab)).stream())
                .toList();
    }

    private Optional<JumpSource> source(SaveTab tab, String name) {
        SaveDocument document = tab.document().document();
        return Optional.ofNullable(document)
                .map(save ->
                        new JumpSource(
                                name,
                                save,
                                id -> {
                                    workspace.selected().set(tab);
                                    views.view(tab).ifPresent(view -> view.navigation().goTo(id));
                                }));
    }

    /// A text that can only be a path stands first, else it stands last.
    private List<PaletteItem> items(JumpViewModel.Found found) {
        var items = new ArrayList<PaletteItem>();
        found.hits().forEach(hit -> items.add(item(hit)));
        String path = found.typed();
        if (!path.isEmpty() && (found.complete() || isPath(path))) {
            items.add(isPath(path) ? 0 : items.size(), path(path));
        }
        Optional.ofNullable(found.failure()).ifPresent(failure -> items.add(failed(failure)));
        return items;
    }

    private static boolean isPath(String text) {
        return text.chars().anyMatch(letter -> "/[{".indexOf(letter) >= 0);
    }

    private PaletteItem path(String path) {
        return new PaletteItem(
                "jump-path",
                panels.messages().text("jump.path", "path", Printable.text(path)),
                "",
                true,
                "",
                () -> views.front().ifPresent(view -> view.navigation().goTo(path)));
    }

    private PaletteItem failed(SaveException failure) {
        Messages messages = panels.messages();
        return new PaletteItem(
                "jump-failed",
                messages.text("jump.failed"),
                "",
                false,
                FindingSentences.inWindow(messages).sentence(failure.finding()),
                () -> {});
    }

    private PaletteItem item(JumpHit hit) {
        ChunkHead chunk = hit.chunk();
        String subject = Printable.text(FieldNames.typed(hit.head().subject()));
        String below =
                Stream.of(hit.head().className(), hit.source().name())
                        .filter(text -> !text.isEmpty())
                        .map(Printable::text)
                        .collect(Collectors.joining(" · "));
        return new PaletteItem(
                "jump-" + Objects.hash(hit.source().name(), hit.id()),
                subject.isBlank() ? panels.messages().text("window.contents.unnamed") : subject,
                Printable.text(chunk.id() + " " + chunk.key()).strip(),
                true,
                below,
                hit::go);
    }
}
