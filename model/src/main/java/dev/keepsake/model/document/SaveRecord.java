package dev.keepsake.model.document;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContentComparison;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A record of a document: located when the document was opened, decoded when asked.
///
/// Holds nothing decoded itself; any thread may read it while the document is open.
public final class SaveRecord {
    private final SaveOrigin origin;
    private final RecordId id;
    private final @Nullable RecordChange change;

    SaveRecord(SaveOrigin origin, RecordId id, @Nullable RecordChange change) {
        this.origin = origin;
        this.id = id;
        this.change = change;
    }

    /// Its number, which edits never change.
    public RecordId id() {
        return id;
    }

    /// What is known of it without decoding.
    public RecordHead head() throws SaveException {
        return switch (change) {
            case RecordChange.Added(DetachedRecord added, int after) -> added.head();
            case RecordChange.Revised(RecordRevision revision) -> revision.head(openedHead());
            case RecordChange.Removed() -> openedHead();
            case null -> openedHead();
        };
    }

    /// What it holds, decoded now.
    public RecordContent content() throws SaveException {
        return switch (change) {
            case RecordChange.Added(DetachedRecord added, int after) -> added.content();
            case RecordChange.Revised(RecordRevision revision) -> revision.content(openedContent());
            case RecordChange.Removed() -> openedContent();
            case null -> openedContent();
        };
    }

    private RecordHead openedHead() throws SaveException {
        return origin.head(id.chunk(), id.record());
    }

    private RecordContent openedContent() throws SaveException {
        return origin.content(id.chunk(), id.record());
    }

    /// Its size in the opened save, decoded; empty for a record that was added.
    public Optional<Long> size() throws SaveException {
        return id.isAdded() ? Optional.empty() : Optional.of(origin.size(id.chunk(), id.record()));
    }

    /// True where edits changed or added it.
    public boolean isEdited() {
        return change != null;
    }

    /// A hash of its content, where it is as opened.
    public Optional<Digest> digest() throws SaveException {
        return change == null
                ? Optional.of(origin.digest(id.chunk(), id.record()))
                : Optional.empty();
    }

    /// True where both hold the same content, however it is spelled. Records as opened with equal
    /// digests are not decoded.
    ///
    /// @param progress asked at every section and every 1,024 items
    /// @throws SaveException where a record cannot be read, or the caller stops it
    public boolean sameContent(SaveRecord other, Progress progress) throws SaveException {
        Optional<Digest> own = digest();
        return own.isPresent() && own.equals(other.digest())
                || sameSections(content(), other.content(), progress);
    }

    private static boolean sameSections(RecordContent left, RecordContent right, Progress progress)
            throws SaveException {
        if (left.sections().size() != right.sections().size()) {
            return false;
        }
        for (int i = 0; i < left.sections().size(); i++) {
            Section one = left.sections().get(i);
            Section two = right.sections().get(i);
            progress.check(i, left.sections().size());
            if (!one.id().equals(two.id())
                    || !ContentComparison.same(
                            one.content(), two.content(), false, progress::check)) {
                return false;
            }
        }
        return true;
    }
}
