package dev.keepsake.app.editor.structure;

/// What can be done with an item of a list, set or map, or with the container itself.
public enum ItemAction {
    /// Puts a new item behind the selected one, or at the end of the selected container.
    ADD("add"),
    /// Puts the same item once more behind the selected one.
    DUPLICATE("duplicate"),
    /// Takes the selected item out.
    REMOVE("remove"),
    /// Puts the selected item before the one above.
    UP("up"),
    /// Puts the selected item behind the one below.
    DOWN("down");

    private final String word;

    ItemAction(String word) {
        this.word = word;
    }

    /// The word it is known by in ids and keys of sentences.
    public String word() {
        return word;
    }
}
