package dev.keepsake.app.document;

import dev.keepsake.app.document.SlotCopies.Copy;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Looks at the copies of a slot: whether each opens, and what its header says. Runs on workers.
public final class CopyReader {
    private final SaveReader reader;

    /// Copies read with this.
    public CopyReader(SaveReader reader) {
        this.reader = reader;
    }

    /// The copies that belong to a file, where it is one of a slot.
    public Optional<SlotCopies> read(Path file, Progress progress) throws SaveException {
        Optional<SlotFile> name = SlotFile.of(file);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        var copies = new ArrayList<Copy>(2);
        for (char letter : new char[] {'a', 'b'}) {
            Path copy = file.resolveSibling(name.get().fileName(letter));
            if (Files.exists(copy)) {
                copies.add(read(copy, letter, progress));
            }
        }
        return Optional.of(new SlotCopies(copies));
    }

    private Copy read(Path file, char letter, Progress progress) throws SaveException {
        char upper = Character.toUpperCase(letter);
        try (SaveDocument document = reader.open(file, progress)) {
            return new Copy(
                    file,
                    upper,
                    document.findings().outcome(),
                    new HeaderFields(document.header()));
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException fault) {
            return new Copy(file, upper, fault.outcome(), readableHeader(file, progress));
        }
    }

    /// The header of a copy that does not open, as far as it reads.
    private @Nullable HeaderFields readableHeader(Path file, Progress progress)
            throws CancelledException {
        try (OpenedSave save = reader.read(file, progress)) {
            SaveDocument document = save.document();
            return document == null ? null : new HeaderFields(document.header());
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unreadable) {
            return null;
        }
    }
}
