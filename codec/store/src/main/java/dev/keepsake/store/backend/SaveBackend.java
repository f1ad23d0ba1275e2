package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.store.file.StoredFile;
import java.util.List;

/// Where the files of a store lie.
///
/// Every operation answers exactly once, on any thread, also before the call returns; with one of
/// the statuses that [Operation] lists for it. The store keeps to that whatever a backend does: a
/// second answer is passed over, an unlisted status is a failure, and where none comes in time the
/// operation has failed and its file is not touched until it does.
///
/// Any thread may call it. The store calls at most one operation that changes a file at a time for
/// the files of one slot.
public interface SaveBackend {
    /// What storage this is: backends that say the same share their files, and stores over them
    /// their queues and what they know.
    String id();

    /// What to call it in messages: a folder's path.
    String name();

    /// Opens a file, reading nothing yet. The source gives the content of this moment, also after
    /// the file was replaced or deleted; who takes it closes it.
    void read(StoredFile file, Answer<ByteSource> answer);

    /// Puts a content in the place of a file, or makes it: whole or not at all.
    ///
    /// Ends only once the content lies where a crash of the system cannot take it back, was read
    /// back, found equal and passed the check. Asks the content's progress whether to stop until
    /// the new content begins to take the file's place, and never after.
    void write(StoredFile file, NewContent content, Answer<Written> answer);

    /// Says whether there is such a file.
    void exists(StoredFile file, Answer<Boolean> answer);

    /// Deletes a file, where there is one.
    void delete(StoredFile file, Answer<Deleted> answer);

    /// Lists the files of an area, in any order; reads none of them.
    void list(Area area, Answer<List<StoredFile>> answer);

    /// Becomes the one that may write, among all processes, until it lets go or ends.
    ///
    /// A backend that one process alone can reach gives [Lease#NONE].
    ///
    /// @param holder who asks, for those who are refused meanwhile
    void lease(LeaseHolder holder, Answer<Lease> answer);
}
