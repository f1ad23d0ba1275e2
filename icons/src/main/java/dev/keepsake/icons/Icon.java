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
    /// Takes something back.
    UNDO(Feather.CORNER_UP_LEFT),
    /// Does something again.
    REDO(Feather.CORNER_UP_RIGHT),
    /// The one before.
    UP(Feather.ARROW_UP),
    /// The next one.
    DOWN(Feather.ARROW_DOWN),
    /// Writes to disk.
    WRITE(Feather.SAVE);

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
