package dev.keepsake.icons;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The icons of the program, named by what they mean.
///
/// Size and colour come from the style sheet, which finds each under `icon` and its own class
/// (`icon-` and the name in lower case with dashes).
public enum Icon {
    /// Open a file.
    OPEN(Feather.FOLDER),
    /// Read the file again.
    RELOAD(Feather.REFRESH_CW),
    /// Search or filter.
    SEARCH(Feather.SEARCH),
    /// Close or clear.
    CLOSE(Feather.X),
    /// Copy to the clipboard.
    COPY(Feather.COPY),
    /// An error.
    ERROR(Feather.ALERT_OCTAGON),
    /// A warning.
    WARNING(Feather.ALERT_TRIANGLE),
    /// A note.
    NOTE(Feather.INFO),
    /// All is well.
    OK(Feather.CHECK_CIRCLE),
    /// A light look.
    LIGHT(Feather.SUN),
    /// A dark look.
    DARK(Feather.MOON),
    /// Something closed that opens.
    EXPAND(Feather.CHEVRON_RIGHT),
    /// Something open that closes.
    COLLAPSE(Feather.CHEVRON_DOWN),
    /// A save file.
    FILE(Feather.FILE),
    /// A picture that is not there, or not yet.
    PICTURE(Feather.IMAGE),
    /// The header of a save.
    HEADER(Feather.BOOKMARK),
    /// A chunk of records.
    CHUNK(Feather.PACKAGE),
    /// Bytes kept as read.
    BYTES(Feather.HASH),
    /// Lead to a place.
    GO_TO(Feather.ARROW_RIGHT),
    /// Take a value for something else.
    TREAT_AS(Feather.SHUFFLE),
    /// Rescue what reads.
    RECOVER(Feather.LIFE_BUOY),
    /// The same as a table.
    TABLE(Feather.LIST),
    /// Writes what is shown to a file.
    EXPORT(Feather.DOWNLOAD),
    /// Nearer.
    ZOOM_IN(Feather.ZOOM_IN),
    /// Further away.
    ZOOM_OUT(Feather.ZOOM_OUT),
    /// All of it at once.
    FIT(Feather.MAXIMIZE),
    /// Each step ten times the one before.
    LOGARITHM(Feather.BAR_CHART),
    /// What is selected.
    TARGET(Feather.CROSSHAIR),
    /// How it went in time.
    COURSE(Feather.TRENDING_UP),
    /// Takes something back.
    UNDO(Feather.CORNER_UP_LEFT),
    /// Does something again.
    REDO(Feather.CORNER_UP_RIGHT),
    /// The one before.
    UP(Feather.ARROW_UP),
    /// The next one.
    DOWN(Feather.ARROW_DOWN),
    /// Writes to disk.
    WRITE(Feather.SAVE),
    /// Add an item.
    ADD(Feather.PLUS),
    /// Put the same once more.
    DUPLICATE(Feather.COPY),
    /// Take something out.
    REMOVE(Feather.TRASH_2),
    /// Move something up.
    MOVE_UP(Feather.ARROW_UP),
    /// Move something down.
    MOVE_DOWN(Feather.ARROW_DOWN),
    /// The next number above.
    STEP_UP(Feather.CHEVRON_UP),
    /// The next number below.
    STEP_DOWN(Feather.CHEVRON_DOWN),
    /// Make up a new identifier.
    NEW_ID(Feather.ZAP),
    /// Take bytes from a file.
    LOAD(Feather.DOWNLOAD),
    /// Put bytes into a file.
    STORE(Feather.UPLOAD),
    /// Take a record back to what was opened.
    RESTORE(Feather.ROTATE_CCW),
    /// To the place before.
    BACK(Feather.ARROW_LEFT),
    /// To the place gone back from.
    FORWARD(Feather.ARROW_RIGHT);

    private final Feather glyph;

    Icon(Feather glyph) {
        this.glyph = glyph;
    }

    /// A fresh node that shows the icon. Only on the JavaFX thread.
    public FontIcon node() {
        FontIcon node = FontIcon.of(glyph);
        node.getStyleClass()
                .addAll(
                        "icon",
                        "icon-" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
        return node;
    }
}
