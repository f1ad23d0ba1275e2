package dev.keepsake.app.sizes;

/// A rectangle.
record Box(double x, double y, double width, double height) {
    double area() {
        return width * height;
    }

    boolean contains(double px, double py) {
        return px >= x && px < x + width && py >= y && py < y + height;
    }

    double centreX() {
        return x + width / 2;
    }

    double centreY() {
        return y + height / 2;
    }

    /// The rectangle without a frame, more of it at the top.
    Box inside(double frame, double top) {
        return new Box(
                x + frame,
                y + top,
                Math.max(0, width - 2 * frame),
                Math.max(0, height - top - frame));
    }
}
