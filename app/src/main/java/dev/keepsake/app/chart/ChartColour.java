package dev.keepsake.app.chart;

import java.util.List;
import javafx.scene.paint.Color;

/// A colour that a picture is drawn in; the theme says which it is, in `base.css`.
public enum ChartColour {
    /// Behind everything.
    BACKGROUND("-chart-background", Color.WHITE),
    /// Words and what must be seen.
    TEXT("-chart-text", Color.BLACK),
    /// Words beside the point.
    MUTED("-chart-muted", Color.GRAY),
    /// Axes and borders.
    LINE("-chart-line", Color.LIGHTGRAY),
    /// What is selected.
    SELECTED("-chart-selected", Color.BLUE),
    /// What edits changed.
    EDITED("-chart-edited", Color.ORANGE),
    /// What is no more.
    GONE("-chart-gone", Color.RED),
    /// Words on one of the eight.
    ON_SERIES("-chart-on-series", Color.WHITE),
    /// What has no colour of its own.
    OTHER("-chart-other", Color.GRAY),
    /// The first of the eight that tell things apart.
    ONE("-chart-1", Color.STEELBLUE),
    /// The second.
    TWO("-chart-2", Color.CORAL),
    /// The third.
    THREE("-chart-3", Color.SEAGREEN),
    /// The fourth.
    FOUR("-chart-4", Color.PLUM),
    /// The fifth.
    FIVE("-chart-5", Color.GOLDENROD),
    /// The sixth.
    SIX("-chart-6", Color.TEAL),
    /// The seventh.
    SEVEN("-chart-7", Color.PALEVIOLETRED),
    /// The eighth.
    EIGHT("-chart-8", Color.SIENNA);

    /// How many colours tell things apart.
    public static final int SERIES = 8;

    private static final List<ChartColour> IN_SERIES =
            List.of(ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT);

    private final String property;

    @SuppressWarnings("ImmutableEnumChecker") // a colour never changes
    private final Color first;

    ChartColour(String property, Color first) {
        this.property = property;
        this.first = first;
    }

    String property() {
        return property;
    }

    Color first() {
        return first;
    }

    /// The colour of the n-th thing, counted from 0; all beyond the eighth share one.
    public static ChartColour ofSeries(int number) {
        return number < 0 || number >= SERIES ? OTHER : IN_SERIES.get(number);
    }
}
