package dev.keepsake.json.edit;

import dev.keepsake.json.value.EncodingForm;
import dev.keepsake.json.value.JsonOutput;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.json.value.ValueWriter;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeText;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// Writes edits as members of an object, each on one line. For one thread.
public final class EditWriter {
    private final JsonOutput out;
    private final ValueWriter values;
    private final PartWriter parts;

    /// A writer into this output.
    ///
    /// @param progress asked whether to stop at least every 1,024 items of a container
    public EditWriter(JsonOutput out, Progress progress) {
        this.out = out;
        this.values = new ValueWriter(out, progress);
        this.parts = new PartWriter(out, values);
    }

    /// Writes the members of an edit; the object is open and stays so.
    ///
    /// @throws IOException where the output fails
    /// @throws SaveException where a page of a value cannot be read, or the caller stops it
    public void members(EditLine line) throws IOException, SaveException {
        Edit edit = line.edit();
        out.member("edit").text(EditKind.of(edit).word());
        if (line.path() != null) {
            out.member("path").name(line.path());
        }
        place(edit);
        what(edit);
        Spelled old = line.old();
        if (old != null) {
            out.member("old");
            values.write(PrimitiveType.ANY, old.value(), old.encoding());
        }
    }

    private void place(Edit edit) throws IOException {
        switch (edit) {
            case Edit.OfRecord ofRecord -> record(ofRecord.record());
            case Edit.OfChunk ofChunk -> out.member("chunk").integer(ofChunk.chunk());
        }
        if (edit instanceof Edit.OfValue ofValue) {
            ItemPath path = ofValue.target().path();
            out.member("item").beginList();
            for (long id : path.ids()) {
                out.integer(id);
            }
            out.endList();
        }
    }

    private void record(RecordId id) throws IOException {
        out.member("record");
        if (id.equals(RecordId.HEADER)) {
            out.text("header");
            return;
        }
        out.beginList().integer(id.chunk());
        out.integer(id.record());
        out.endList();
    }

    private void what(Edit edit) throws IOException, SaveException {
        switch (edit) {
            case Edit.SetValue set -> value("value", set.value(), set.encoding());
            case Edit.SetKey set -> value("key", set.key(), set.encoding());
            case Edit.SetName set -> out.member("name").name(set.name());
            case Edit.Insert insert -> insert(insert);
            case Edit.Move move -> after(move.after());
            case Edit.Retype retype -> slot("slot", retype.slot());
            case Edit.SetEncoding set -> encoding(set.encoding());
            case Edit.SetBytes set -> out.member("bytes").bytes(set.bytes());
            case Edit.SetHead set -> parts.head(set.head());
            case Edit.AddRecord add -> parts.record(add);
            case Edit.AddChunk add -> parts.chunk(add.head());
            case Edit.SetChunkBytes set -> out.member("bytes").bytes(set.bytes());
            // These say all by where they stand.
            case Edit.Remove remove -> {}
            case Edit.RemoveRecord remove -> {}
            case Edit.RestoreRecord restore -> {}
            case Edit.RemoveChunk remove -> {}
        }
    }

    private void value(String member, Value value, @Nullable Encoding encoding)
            throws IOException, SaveException {
        out.member(member);
        values.write(PrimitiveType.ANY, value, Encoding.DEFAULT);
        if (encoding != null) {
            encoding(encoding);
        }
    }

    private void encoding(Encoding encoding) throws IOException {
        out.member("encoding");
        EncodingForm.write(out, encoding);
    }

    private void insert(Edit.Insert insert) throws IOException, SaveException {
        after(insert.after());
        out.member("id").integer(insert.id());
        if (insert.key() != null) {
            slot("key", insert.key());
        }
        slot("slot", insert.slot());
    }

    private void after(long after) throws IOException {
        out.member("after");
        if (after == Edit.Insert.FIRST) {
            out.text("first");
        } else {
            out.integer(after);
        }
    }

    private void slot(String member, Slot slot) throws IOException, SaveException {
        out.member(member).beginList().text(TypeText.print(slot.declared()));
        values.write(slot.declared(), slot.value(), slot.encoding());
        out.endList();
    }
}
