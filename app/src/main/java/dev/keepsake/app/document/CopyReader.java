package dev.keepsake.app.document;

import dev.keepsake.app.document.SlotCopies.Copy;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Looks at the copies of a slot: whether each opens, whether all of it is whole, and what its
/// header says. Runs on workers.
public final class CopyReader {
    private final SaveReader reader;

    /// Copies read with this.
    public CopyReader(SaveReader reader) {
        this.reader = reader;
    }

    /// The copies that belong to a file, where it is one of a slot: opened, not checked further.
    public Optional<SlotCopies> read(Path file, Progress progress) throws SaveException {
        return read(file, false, progress);
    }

    /// The same, with every block of them checked.
    public Optional<SlotCopies> check(Path file, Progress progress) throws SaveException {
        return read(file, true, progress);
    }

    private Optional<SlotCopies> read(Path file, boolean whole, Progress progress)
            throws SaveException {
        Optional<SlotFile> name = SlotFile.of(file);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        var copies = new ArrayList<Copy>(2);
        for (char letter : new char[] {'a', 'b'}) {
            Path copy = file.resolveSibling(name.get().fileName(letter));
            if (Files.exists(copy)) {
                copies.add(read(copy, letter, whole, progress));
            }
        }
        return Optional.of(new SlotCopies(copies, whole));
    }

    private Copy read(Path file, char letter, boolean whole, Progress progress)
            throws SaveException {
        char upper = Character.toUpperCase(letter);
        try (SaveDocument document = reader.open(file, progress)) {
            Outcome outcome = whole ? outcome(document, progress) : Outcome.LOADED;
            return new Copy(file, upper, outcome, new HeaderFields(document.header()));
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException fault) {
            return new Copy(file, upper, fault.outcome(), readableHeader(file, progress));
        }
    }

    private static Outcome outcome(SaveDocument document, Progress progress) throws SaveException {
        FindingLog log = FindingLog.tolerant(1);
        document.origin().check(CheckScope.STRUCTURE, log, progress);
        return log.findings().outcome();
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
