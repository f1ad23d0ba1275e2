package dev.keepsake.app.workspace;

import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.store.file.CopyFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The open tabs and which is in front. For the window's thread.
public final class WorkspaceViewModel {
    private final TabSetting setting;
    private final RecentFiles recent;
    private final ObservableList<SaveTab> tabs = FXCollections.observableArrayList();
    private final ObservableList<SaveTab> shownTabs =
            FXCollections.unmodifiableObservableList(tabs);
    private final ObjectProperty<@Nullable SaveTab> selected = new SimpleObjectProperty<>();

    /// No tabs yet.
    public WorkspaceViewModel(TabSetting setting, RecentFiles recent) {
        this.setting = setting;
        this.recent = recent;
        selected.subscribe(tab -> {
            if (tab != null) {
                tab.openNow();
            }
        });
    }

    /// The tabs, as they stand.
    public ObservableList<SaveTab> tabs() {
        return shownTabs;
    }

    /// The tab in front, null where there is none.
    public ObjectProperty<@Nullable SaveTab> selected() {
        return selected;
    }

    /// Something of the tab in front, null where there is none.
    public <T> ObservableValue<T> front(Function<SaveTab, ObservableValue<T>> of) {
        return selected.flatMap(tab -> of.apply(Objects.requireNonNull(tab)));
    }

    /// Shows a file: in the tab that has it or another copy of its slot, else in a new one.
    public SaveTab open(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        SaveTab tab = find(absolute).orElseGet(() -> add(absolute));
        boolean otherCopy = !tab.file().get().equals(absolute);
        if (otherCopy || tab.failure().get() != null) {
            tab.open(absolute);
        }
        selected.set(tab);
        recent.add(absolute);
        return tab;
    }

    /// Adds a tab for a file that is read as soon as the tab is in front.
    ///
    /// @param shown called with the tab once its save is shown then
    public SaveTab openLater(Path file, Consumer<SaveTab> shown) {
        Path absolute = file.toAbsolutePath().normalize();
        Optional<SaveTab> there = find(absolute);
        if (there.isPresent()) {
            return there.get();
        }
        var tab = new SaveTab(absolute, setting);
        tab.openLater(() -> shown.accept(tab));
        tabs.add(tab);
        return tab;
    }

    private Optional<SaveTab> find(Path file) {
        return tabs.stream().filter(tab -> isSame(tab.file().get(), file)).findFirst();
    }

    private static boolean isSame(Path one, Path two) {
        if (one.equals(two)) {
            return true;
        }
        Optional<CopyFile> slot = SlotLookup.copyOf(one);
        Optional<CopyFile> other = SlotLookup.copyOf(two);
        return slot.isPresent()
                && other.isPresent()
                && slot.get().isSameSlot(other.get())
                && Objects.equals(one.getParent(), two.getParent());
    }

    private SaveTab add(Path file) {
        var tab = new SaveTab(file, setting);
        tabs.add(tab);
        tab.open(file);
        return tab;
    }

    /// Closes a tab; the one at its right comes to the front, else the one at its left.
    public void close(SaveTab tab) {
        int index = tabs.indexOf(tab);
        if (index < 0) {
            return;
        }
        tabs.remove(index);
        tab.close();
        if (selected.get() == tab) {
            selected.set(tabs.isEmpty() ? null : tabs.get(Math.min(index, tabs.size() - 1)));
        }
    }

    /// Closes the tab in front.
    public void closeSelected() {
        if (selected.get() != null) {
            close(selected.get());
        }
    }

    /// Brings another tab to the front: one further, or where `step` is negative one back.
    public void selectNext(int step) {
        if (!tabs.isEmpty()) {
            int index = tabs.indexOf(selected.get());
            selected.set(tabs.get(Math.floorMod(index + step, tabs.size())));
        }
    }

    /// Ends all work.
    public void closeAll() {
        List.copyOf(tabs).forEach(this::close);
    }
}
