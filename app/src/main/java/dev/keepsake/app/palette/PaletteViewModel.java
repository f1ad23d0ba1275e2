package dev.keepsake.app.palette;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.Actions;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// A list to choose from by typing parts of a title. For the window's thread.
public final class PaletteViewModel {
    /// No one reads more; who seeks more types more.
    private static final int MOST = 200;

    private final List<PaletteItem> all;
    private final StringProperty typed = new SimpleStringProperty("");
    private final ObservableList<PaletteItem> items = FXCollections.observableArrayList();
    private final IntegerProperty selected = new SimpleIntegerProperty(0);
    private final Consumer<String> asked;
    private boolean complete = true;
    private @Nullable Runnable leaving;

    /// A choice among these, in this order until something is typed.
    public PaletteViewModel(List<PaletteItem> all) {
        this.all = List.copyOf(all);
        this.asked = this::rank;
        typed.subscribe(asked);
    }

    /// A choice whose items come later, by [#show].
    ///
    /// @param asked told what was typed, once now and then with each change
    public PaletteViewModel(Consumer<String> asked) {
        this.all = List.of();
        this.asked = asked;
        typed.subscribe(text -> {
            complete = false;
            leaving = null;
            selected.set(0);
            this.asked.accept(text);
        });
    }

    /// Shows items in the place of those before; one that was moved to stays selected, wherever it
    /// is now.
    ///
    /// @param isAll true where no better ones will come for what is typed: what was chosen in a
    ///   hurry is done then
    public void show(List<PaletteItem> best, boolean isAll) {
        int at = selected.get();
        String known = at > 0 && at < items.size() ? items.get(at).id() : "";
        items.setAll(best);
        int now = known.isEmpty() ? 0 : best.stream().map(PaletteItem::id).toList().indexOf(known);
        selected.set(Math.max(0, now));
        complete = isAll;
        Runnable leave = leaving;
        if (isAll && leave != null) {
            leaving = null;
            choose(leave);
        }
    }

    /// A choice among all actions, those that make no sense in a palette left out.
    ///
    /// @param without ids of those to leave out
    public static PaletteViewModel of(Actions actions, Set<String> without) {
        return new PaletteViewModel(
                actions.all().stream()
                        .filter(action -> !without.contains(action.id()))
                        .map(action -> item(actions, action))
                        .toList());
    }

    private static PaletteItem item(Actions actions, Action action) {
        boolean enabled = action.isEnabled();
        return new PaletteItem(
                action.id(),
                actions.title(action),
                actions.keys(action),
                enabled,
                enabled ? "" : action.whyNot().getValue(),
                action::tryRun);
    }

    /// What was typed.
    public StringProperty typed() {
        return typed;
    }

    /// What fits it, the best first.
    public ObservableList<PaletteItem> items() {
        return items;
    }

    /// The number of the selected one.
    public IntegerProperty selected() {
        return selected;
    }

    private void rank(String text) {
        List<PaletteItem> best = FuzzyRank.best(text, all, PaletteItem::title);
        items.setAll(best.subList(0, Math.min(MOST, best.size())));
        selected.set(0);
    }

    /// Selects another one, so many further; stops at both ends.
    public void move(int step) {
        selected.set(Math.clamp((long) selected.get() + step, 0, Math.max(0, items.size() - 1)));
    }

    /// What choosing the selected one does, nothing where it cannot be chosen. Where better ones
    /// may still come and none was moved to, it is done once they are here.
    ///
    /// @param leave called before, to let go of the list
    /// @return whether it was chosen
    public boolean choose(Runnable leave) {
        if (!complete && selected.get() == 0) {
            leaving = leave;
            return false;
        }
        if (selected.get() < 0 || selected.get() >= items.size()) {
            return false;
        }
        PaletteItem item = items.get(selected.get());
        if (item.enabled()) {
            leave.run();
            item.run().run();
        }
        return item.enabled();
    }
}
