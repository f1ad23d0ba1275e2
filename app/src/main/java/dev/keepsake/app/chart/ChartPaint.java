package dev.keepsake.app.chart;

import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// What a picture is drawn with, and how much room there is. For the JavaFX thread.
///
/// @param to takes the strokes
/// @param width of the room, in pixels
/// @param height of the room, in pixels
/// @param colours what the theme says
public record ChartPaint(
        GraphicsContext to, double width, double height, Function<ChartColour, Color> colours) {
    private static final Font SMALL = Font.font("Inter", 11);
    private static final Font STRONG = Font.font("Inter SemiBold", 11);
    private static final double LETTER = 5.2;

    /// Draws all the room needs.
    @FunctionalInterface
    public interface Painter {
        /// Draws.
        void paint(ChartPaint paint);
    }

    /// The colour as the theme has it.
    public Color colour(ChartColour colour) {
        return colours.apply(colour);
    }

    /// Covers all the room.
    public void clear() {
        to.setFill(colour(ChartColour.BACKGROUND));
        to.fillRect(0, 0, width, height);
        to.setFont(SMALL);
        to.setTextBaseline(VPos.CENTER);
        to.setTextAlign(TextAlignment.LEFT);
        to.setLineWidth(1);
    }

    /// Takes the heavier letters from here on.
    public void strong() {
        to.setFont(STRONG);
    }

    /// Takes the ordinary letters from here on.
    public void plain() {
        to.setFont(SMALL);
    }

    /// How wide a text is in the letters of now.
    public double widthOf(String text) {
        var measured = new Text(text);
        measured.setFont(to.getFont());
        return measured.getLayoutBounds().getWidth();
    }

    /// As much of a text as fits, with dots where something is missing; empty where next to nothing
    /// does.
    public String fitting(String text, double room) {
        if (text.length() * LETTER <= room * 0.7 || widthOf(text) <= room) {
            return text;
        }
        int low = 0;
        int high = Math.min(text.length(), (int) (room / 2) + 1);
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (widthOf(text.substring(0, middle) + "…") <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        boolean halved = low > 0 && Character.isHighSurrogate(text.charAt(low - 1));
        int end = halved ? low - 1 : low;
        return end < 2 ? "" : text.substring(0, end) + "…";
    }
}
