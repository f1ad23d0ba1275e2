package dev.keepsake.json.expect;

import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.check.expect.Selection;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Makes a selection of the texts of a path and a class. A text with a star means all places like
/// it.
///
/// A query (`where`) would come in here, as one more text.
final class PlaceReader {
    /// What stands before the path of a place in a record, so that it is a full path.
    private static final String BEFORE = "c/r/";

    private PlaceReader() {}

    static Selection read(@Nullable String path, @Nullable String className, JsonCursor cursor)
            throws JsonFault {
        if (className != null) {
            return ofClass(className, path == null ? "" : path, cursor);
        }
        if (path == null) {
            throw cursor.wrong(ExpectFileCode.NO_PLACE);
        }
        try {
            return hasStar(path)
                    ? new Selection.Like(PathPattern.parse(path))
                    : new Selection.At(Path.parse(path));
        } catch (PathSyntaxException fault) {
            throw wrong(path, fault.column(), fault, cursor);
        }
    }

    private static Selection ofClass(String className, String path, JsonCursor cursor)
            throws JsonFault {
        boolean like = hasStar(path);
        if (path.isEmpty()) {
            return new Selection.OfClass(className, "", List.of(), false);
        }
        try {
            Path whole = like ? PathPattern.parse(BEFORE + path).path() : Path.parse(BEFORE + path);
            String section = whole.section();
            return new Selection.OfClass(
                    className, section == null ? "" : section, whole.steps(), like);
        } catch (PathSyntaxException fault) {
            throw wrong(path, Math.max(1, fault.column() - BEFORE.length()), fault, cursor);
        }
    }

    private static boolean hasStar(String path) {
        return path.contains("[*]") || path.contains("{*}");
    }

    private static JsonFault wrong(
            String path, int at, PathSyntaxException fault, JsonCursor cursor) {
        return new JsonFault(
                cursor.finding(ExpectFileCode.PATH).with("text", path).with("at", at), fault);
    }
}
