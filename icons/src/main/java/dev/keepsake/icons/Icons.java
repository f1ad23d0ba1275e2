package dev.keepsake.icons;

import javafx.scene.shape.SVGPath;

/// The icons of the program.
public final class Icons {
    private Icons() {}

    /// A plain square.
    public static SVGPath square() {
        SVGPath path = new SVGPath();
        path.setContent("M0 0h16v16h-16z");
        return path;
    }
}
