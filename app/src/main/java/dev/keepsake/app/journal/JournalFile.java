package dev.keepsake.app.journal;

import dev.keepsake.json.edit.EditLine;
import dev.keepsake.json.edit.StagedLines;
import dev.keepsake.json.value.JsonOutput;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.SaveException;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// A journal as it is written: grows by appends only, and the last state in it is what counts.
///
/// A state is the lines that lead to it from the one before and a line that ends them; where the
/// program dies between, the state before counts. For one thread.
final class JournalFile implements Closeable {
    /// How large a journal may grow before it is written anew without what no longer counts.
    static final long MOST_BYTES = 1 << 20;

    private final Path file;
    private final JournaledSave save;
    private final InstantSource clock;
    private final IdentityHashMap<StagedEdits.Entry, Integer> known = new IdentityHashMap<>();
    private FileChannel channel;
    private Writer out;
    private List<StagedEdits.Entry> written = List.of();
    private int count;
    private long compacted;

    private JournalFile(Path file, JournaledSave save, InstantSource clock) throws IOException {
        this.file = file;
        this.save = save;
        this.clock = clock;
        this.channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        this.out = writer(channel);
    }

    private static Writer writer(FileChannel channel) {
        return new BufferedWriter(
                Channels.newWriter(channel, StandardCharsets.UTF_8.newEncoder(), -1));
    }

    /// A new journal.
    ///
    /// @param file where, not there yet; its folder is
    /// @param clock says when states were kept
    /// @throws IOException where it cannot be written
    static JournalFile create(Path file, JournaledSave save, InstantSource clock)
            throws IOException {
        var journal = new JournalFile(file, save, clock);
        JournalHead.write(journal.out, save);
        return journal;
    }

    /// Adds what leads from the state before to this one; kept for sure only once it was forced.
    ///
    /// @param line what to say of an edit
    /// @throws IOException where it cannot be written
    /// @throws SaveException where a value of an edit cannot be read
    void keep(StagedEdits staged, Function<Edit, EditLine> line) throws IOException, SaveException {
        List<StagedEdits.Entry> next = staged.all();
        int same = common(written, next);
        if (same < written.size()) {
            mark("back", same);
        }
        boolean added = false;
        for (StagedEdits.Entry entry : next.subList(same, next.size())) {
            added |= add(entry, line);
        }
        end(next.size(), staged.lastNumber());
        written = next;
        if (added) {
            // What was undone can no longer be redone.
            known.keySet().retainAll(identities(next));
        }
    }

    private static Set<StagedEdits.Entry> identities(List<StagedEdits.Entry> entries) {
        Set<StagedEdits.Entry> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.addAll(entries);
        return set;
    }

    @SuppressWarnings("ReferenceEquality")
    private static int common(List<StagedEdits.Entry> one, List<StagedEdits.Entry> two) {
        int end = Math.min(one.size(), two.size());
        for (int i = 0; i < end; i++) {
            if (one.get(i) != two.get(i)) {
                return i;
            }
        }
        return end;
    }

    private boolean add(StagedEdits.Entry entry, Function<Edit, EditLine> line)
            throws IOException, SaveException {
        Integer before = known.get(entry);
        if (before != null) {
            mark("again", before);
            return false;
        }
        new StagedLines(out, Progress.NONE).write(entry, line);
        known.put(entry, count++);
        return true;
    }

    private void mark(String name, int number) throws IOException {
        var json = new JsonOutput(out);
        json.beginObject().member(name).integer(number);
        json.endObject().flush();
        out.write('\n');
    }

    private void end(int entries, int lastNumber) throws IOException {
        var json = new JsonOutput(out);
        json.beginObject().member("now").integer(entries);
        json.member("last").integer(lastNumber);
        json.member("at").text(clock.instant().toString());
        json.endObject().flush();
        out.write('\n');
        out.flush();
    }

    /// Returns once all that was kept outlives a crash; a journal that grew too large is written
    /// anew.
    ///
    /// @throws IOException where it cannot be written
    /// @throws SaveException where a value of an edit cannot be read
    void force(StagedEdits staged, Function<Edit, EditLine> line)
            throws IOException, SaveException {
        channel.force(false);
        if (channel.position() > MOST_BYTES && channel.position() / 2 > compacted) {
            compact(staged, line);
        }
    }

    private void compact(StagedEdits staged, Function<Edit, EditLine> line)
            throws IOException, SaveException {
        Path aside = aside(file);
        var _ = Files.deleteIfExists(aside);
        try (JournalFile fresh = create(aside, save, clock)) {
            fresh.keep(staged, line);
            fresh.channel.force(true);
            adopt(fresh);
        }
        Files.move(
                aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
        out = writer(channel);
        compacted = channel.size();
    }

    /// Where a journal is written anew before it takes the place of the one before.
    static Path aside(Path journal) {
        return journal.resolveSibling(journal.getFileName() + ".new");
    }

    private void adopt(JournalFile fresh) throws IOException {
        channel.close();
        known.clear();
        known.putAll(fresh.known);
        written = fresh.written;
        count = fresh.count;
    }

    /// Where it lies.
    Path file() {
        return file;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
