package dev.keepsake.app.bookmark;

import dev.keepsake.app.state.StateForm;
import dev.keepsake.app.state.StateStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The bookmarks of all saves, kept from one start to the next. For the window's thread.
///
/// A save is known by a name that outlives its bytes: a slot by its folder, kind and name, any
/// other file by where it stands; so both copies of a slot have the same bookmarks.
public final class Bookmarks {
    /// How they are kept.
    public static final StateForm<Kept> FORM =
            new StateForm<>("bookmarks", 1, new Kept(Map.of()), Kept::parse, Kept::rows);

    private final StateStore<Kept> store;
    private final ReadOnlyObjectWrapper<Kept> kept = new ReadOnlyObjectWrapper<>(FORM.none());

    /// No bookmarks yet; [#load] reads them.
    public Bookmarks(StateStore<Kept> store) {
        this.store = store;
    }

    /// All bookmarks.
    ///
    /// @param ofSaves those of each save that has some, in the order they were made
    public record Kept(Map<String, List<Bookmark>> ofSaves) {
        /// Copies the map and the lists.
        public Kept {
            var copy = new HashMap<String, List<Bookmark>>();
            ofSaves.forEach((save, list) -> copy.put(save, List.copyOf(list)));
            ofSaves = Map.copyOf(copy);
        }

        private static Kept parse(List<List<String>> rows) {
            var all = new HashMap<String, List<Bookmark>>();
            for (List<String> row : rows) {
                if (row.size() < 3) {
                    throw new IllegalArgumentException(row.toString());
                }
                all.computeIfAbsent(row.getFirst(), save -> new ArrayList<>())
                        .add(new Bookmark(row.get(1), row.get(2)));
            }
            return new Kept(all);
        }

        private List<List<String>> rows() {
            var rows = new ArrayList<List<String>>();
            new TreeMap<>(ofSaves)
                    .forEach((save, list) ->
                            list.forEach(
                                    mark -> rows.add(List.of(save, mark.path(), mark.note()))));
            return rows;
        }
    }

    /// Reads what was kept; what was marked meanwhile stays.
    public void load() {
        store.load(read -> {
            var all = new HashMap<>(read.ofSaves());
            all.putAll(kept.get().ofSaves());
            kept.set(new Kept(all));
        });
    }

    /// They, as they are now.
    public ReadOnlyObjectProperty<Kept> kept() {
        return kept.getReadOnlyProperty();
    }

    /// Those of a save.
    public List<Bookmark> of(String save) {
        return kept.get().ofSaves().getOrDefault(save, List.of());
    }

    /// True where this place of a save is marked.
    public boolean has(String save, String path) {
        return of(save).stream().anyMatch(mark -> mark.path().equals(path));
    }

    /// Marks a place; one that is marked already stays as it is.
    public void add(String save, Bookmark mark) {
        if (!has(save, mark.path())) {
            change(save, list -> append(list, mark));
        }
    }

    private static List<Bookmark> append(List<Bookmark> list, Bookmark mark) {
        var longer = new ArrayList<>(list);
        longer.add(mark);
        return longer;
    }

    /// Takes a mark away.
    public void remove(String save, String path) {
        change(save, list -> list.stream().filter(mark -> !mark.path().equals(path)).toList());
    }

    /// Writes another note on a mark.
    public void note(String save, String path, String note) {
        change(
                save,
                list ->
                        list.stream()
                                .map(mark -> mark.path().equals(path) ? mark.noted(note) : mark)
                                .toList());
    }

    private void change(String save, UnaryOperator<List<Bookmark>> change) {
        List<Bookmark> before = of(save);
        List<Bookmark> after = change.apply(before);
        if (after.equals(before)) {
            return;
        }
        var all = new HashMap<>(kept.get().ofSaves());
        if (after.isEmpty()) {
            all.remove(save);
        } else {
            all.put(save, after);
        }
        kept.set(new Kept(all));
        store.save(kept.get());
    }
}
