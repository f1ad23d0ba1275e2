package dev.keepsake.app.chart;

import dev.keepsake.model.document.RecordHead;

/// What records are sorted by. Any thread may use it.
public final class ClassNames {
    private static final String PROPERTY = "property";

    private ClassNames() {}

    /// The class of a record; its kind where it says none. A record that is one property of a save
    /// is its own class: its type says less than its name.
    public static String of(RecordHead head) {
        if (head.kind().equals(PROPERTY)) {
            return head.subject();
        }
        return head.className().isEmpty() ? head.kind() : head.className();
    }

    /// The last part of a class name that is a path.
    public static String last(String name) {
        int cut = Math.max(name.lastIndexOf('/'), name.lastIndexOf('.'));
        boolean whole = cut < 0 || cut == name.length() - 1 || name.indexOf('<') >= 0;
        return whole ? name : name.substring(cut + 1);
    }
}
