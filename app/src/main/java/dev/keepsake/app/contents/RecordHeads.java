package dev.keepsake.app.contents;

import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The heads of the records that are on show, read in pages off the window's thread; old pages are
/// forgotten. For the window's thread.
final class RecordHeads {
    static final int PAGE = 256;
    private static final int PAGES_KEPT = 256;

    private record PageKey(int chunk, int page) {}

    private final TaskScope tasks;
    private final BiConsumer<Integer, Integer> arrived;
    private final Map<PageKey, List<RecordHead>> pages = new LinkedHashMap<>(16, 0.75f, true);
    private final Set<PageKey> asked = new HashSet<>();
    private final Set<PageKey> stale = new HashSet<>();
    private int generation;

    /// @param arrived is told the chunk number and the first position of a page that can be shown
    RecordHeads(TaskScope tasks, BiConsumer<Integer, Integer> arrived) {
        this.tasks = tasks;
        this.arrived = arrived;
    }

    /// Forgets everything, also what is still being read.
    void clear() {
        generation++;
        pages.clear();
        stale.clear();
        asked.clear();
    }

    /// Reads the heads of a chunk again when they are asked for: those known are shown meanwhile.
    void readAgain(int chunk) {
        generation++;
        asked.clear();
        for (PageKey key : pages.keySet()) {
            if (key.chunk() == chunk) {
                stale.add(key);
            }
        }
    }

    /// The head of a record, or null where it is not here yet; then it is asked for.
    @Nullable RecordHead find(Chunk chunk, int position) {
        PageKey key = new PageKey(chunk.number(), position / PAGE);
        List<RecordHead> page = pages.get(key);
        if (page == null || stale.contains(key)) {
            ask(chunk, key);
        }
        if (page == null) {
            return null;
        }
        int index = position % PAGE;
        return index < page.size() ? page.get(index) : null;
    }

    private void ask(Chunk chunk, PageKey key) {
        if (tasks.isClosed() || !asked.add(key)) {
            return;
        }
        int mine = generation;
        tasks.start(
                Task.of(
                        "",
                        progress -> read(chunk, key.page() * PAGE),
                        heads -> take(mine, key, heads),
                        failure -> take(mine, key, List.of())));
    }

    private static List<RecordHead> read(Chunk chunk, int from) throws SaveException {
        var heads = new ArrayList<RecordHead>(PAGE);
        for (int i = from; i < Math.min(chunk.size(), from + PAGE); i++) {
            heads.add(chunk.record(i).head());
        }
        return heads;
    }

    private void take(int asOf, PageKey key, List<RecordHead> heads) {
        if (asOf != generation) {
            return;
        }
        asked.remove(key);
        stale.remove(key);
        pages.put(key, heads);
        if (pages.size() > PAGES_KEPT) {
            pages.remove(pages.keySet().iterator().next());
        }
        arrived.accept(key.chunk(), key.page() * PAGE);
    }
}
