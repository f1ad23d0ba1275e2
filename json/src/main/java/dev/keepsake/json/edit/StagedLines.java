package dev.keepsake.json.edit;

import dev.keepsake.json.value.JsonOutput;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Function;

/// Writes entries of staged edits as lines of JSON, one change a line.
///
/// The lines of one entry stand behind one another; each says its number and, where the entry has
/// several edits, which of how many it is. [EntryReader] reads them. For one thread.
public final class StagedLines {
    private final Writer target;
    private final Progress progress;

    /// Lines into this writer, which stays open.
    ///
    /// @param progress asked whether to stop at least every 1,024 edits
    public StagedLines(Writer target, Progress progress) {
        this.target = target;
        this.progress = progress;
    }

    /// Writes an entry.
    ///
    /// @throws IOException where the writer fails
    /// @throws SaveException where a page of a value cannot be read, or the caller stops it
    public void write(StagedEdits.Entry entry) throws IOException, SaveException {
        write(entry, EditLine::of);
    }

    /// Writes an entry.
    ///
    /// @param line what to say of an edit beside what it is
    /// @throws IOException where the writer fails
    /// @throws SaveException where a page of a value cannot be read, or the caller stops it
    public void write(StagedEdits.Entry entry, Function<Edit, EditLine> line)
            throws IOException, SaveException {
        List<Edit> edits = entry.edits();
        for (int i = 0; i < edits.size(); i++) {
            progress.check(i, edits.size());
            var out = new JsonOutput(target);
            out.beginObject().member("entry").integer(entry.number());
            if (edits.size() > 1) {
                out.member("of").beginList().integer(i);
                out.integer(edits.size());
                out.endList();
            }
            if (entry.reverted()) {
                out.member("reverted").truth(true);
            }
            new EditWriter(out, progress).members(line.apply(edits.get(i)));
            out.endObject().flush();
            target.write('\n');
        }
    }
}
