package dev.keepsake.app.workspace;

import dev.keepsake.app.state.StateForm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What a window shows, to show it again at the next start. Immutable.
///
/// @param tabs the open saves, as they stand
/// @param folders the folders that are listed
/// @param pinned the files and folders that stay at the top, as they were pinned
public record Session(List<OpenTab> tabs, List<Path> folders, List<Path> pinned) {
    /// A window that shows nothing.
    public static final Session NONE = new Session(List.of(), List.of(), List.of());

    /// How it is kept. Rows of a kind that this version does not know are left out.
    public static final StateForm<Session> FORM =
            new StateForm<>("session", 1, NONE, Session::parse, Session::rows);

    /// A tab.
    ///
    /// @param file its file
    /// @param path the address of what is selected in it; empty for the header
    /// @param front whether it is the one in front
    public record OpenTab(Path file, String path, boolean front) {}

    /// Copies the lists.
    public Session {
        tabs = List.copyOf(tabs);
        folders = List.copyOf(folders);
        pinned = List.copyOf(pinned);
    }

    private static Session parse(List<List<String>> rows) {
        var tabs = new ArrayList<OpenTab>();
        var folders = new ArrayList<Path>();
        var pinned = new ArrayList<Path>();
        for (List<String> row : rows) {
            if (row.size() < 2) {
                throw new IllegalArgumentException(row.toString());
            }
            Path path = Path.of(row.get(1));
            switch (row.getFirst()) {
                case "front", "tab" ->
                        tabs.add(new OpenTab(path, row.getLast(), row.getFirst().equals("front")));
                case "folder" -> folders.add(path);
                case "pinned" -> pinned.add(path);
                default -> {}
            }
        }
        return new Session(tabs, folders, pinned);
    }

    private List<List<String>> rows() {
        var rows = new ArrayList<List<String>>();
        for (OpenTab tab : tabs) {
            rows.add(List.of(tab.front() ? "front" : "tab", tab.file().toString(), tab.path()));
        }
        folders.forEach(folder -> rows.add(List.of("folder", folder.toString())));
        pinned.forEach(file -> rows.add(List.of("pinned", file.toString())));
        return rows;
    }
}
