package dev.keepsake.app.find;

import java.util.List;

/// The saves that can be looked through.
public interface FindScope {
    /// The save of this panel; empty where none is open that reads.
    List<FindSource> own();

    /// All open saves that read, in the order of their tabs.
    List<FindSource> all();
}
