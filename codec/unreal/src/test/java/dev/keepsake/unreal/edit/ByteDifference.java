package dev.keepsake.unreal.edit;

import dev.keepsake.model.value.Bytes;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// What an edit changed of the bytes of a save: numbers of 32 bits before the changed stretch that
/// grew or shrank by as much as the save did, or by one (sizes and counts), and that stretch. All
/// else is the same, or it is told as part of the stretch.
final class ByteDifference {
    private final Bytes before;
    private final Bytes after;
    private final int grown;
    private final List<String> lines = new ArrayList<>();

    private ByteDifference(Bytes before, Bytes after) {
        this.before = before;
        this.after = after;
        this.grown = after.length() - before.length();
    }

    /// A line for each change, as `at 12: 5 -> 7` or `at 20: aabb -> cc`.
    static String of(Bytes before, Bytes after) {
        var difference = new ByteDifference(before, after);
        difference.find();
        return String.join("\n", difference.lines);
    }

    private void find() {
        int at = next(0);
        while (at >= 0 && isSize(at)) {
            lines.add("at " + at + ": " + number(before, at) + " -> " + number(after, at));
            at = next(at + 4);
        }
        if (at >= 0) {
            addStretch(at);
        }
    }

    /// The next byte that differs, −1 where there is none.
    private int next(int from) {
        int length = Math.min(before.length(), after.length()) - from;
        int found = before.slice(from, length).mismatch(after.slice(from, length));
        boolean longer = found < 0 && grown != 0;
        return found >= 0 || longer ? from + (found >= 0 ? found : length) : -1;
    }

    private boolean isSize(int at) {
        boolean inside = at + 4 <= Math.min(before.length(), after.length());
        int change = inside ? number(after, at) - number(before, at) : 0;
        return grown != 0 && (change == grown || Math.abs(change) == 1);
    }

    private static int number(Bytes bytes, int at) {
        return bytes.asBuffer().order(ByteOrder.LITTLE_ENDIAN).getInt(at);
    }

    private void addStretch(int at) {
        int same = 0;
        int most = Math.min(before.length(), after.length()) - at;
        while (same < most
                && before.at(before.length() - 1 - same) == after.at(after.length() - 1 - same)) {
            same++;
        }
        Bytes old = before.slice(at, before.length() - same - at);
        Bytes now = after.slice(at, after.length() - same - at);
        lines.add(("at " + at + ": " + old + " -> " + now).strip());
    }
}
