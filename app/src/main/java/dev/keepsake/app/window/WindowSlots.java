package dev.keepsake.app.window;

import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.slot.SlotHost;
import dev.keepsake.app.source.SourceViewModel;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Keeps tabs and list in step with what is done to slots.
///
/// @param recover asks whether to rescue what reads of a file
record WindowSlots(
        WorkspaceViewModel workspace,
        WorkspaceView tabs,
        SourceViewModel sources,
        Consumer<Path> recover)
        implements SlotHost {
    @Override
    public void open(Path file) {
        workspace.open(file);
    }

    @Override
    public void recover(Path file) {
        recover.accept(file);
    }

    /// A tab of the slot shows its newest save, where it has one.
    @Override
    public void changed(ShownSlot slot) {
        for (SaveTab tab : tabsOf(slot)) {
            tab.findNewest(file -> tabs.view(tab).ifPresent(view -> view.reload(file)));
        }
        sources.refresh();
    }

    @Override
    public void moved(ShownSlot slot, SlotId to) {
        for (SaveTab tab : tabsOf(slot)) {
            Optional<CopyFile> copy = SlotLookup.copyOf(tab.file().get());
            copy.ifPresent(file ->
                    tabs.view(tab)
                            .ifPresent(view ->
                                    view.reload(
                                            slot.folder().resolve(to.file(file.letter()).path()))));
        }
        sources.refresh();
    }

    private List<SaveTab> tabsOf(ShownSlot slot) {
        return workspace.tabs().stream().filter(tab -> slot.has(tab.file().get())).toList();
    }
}
