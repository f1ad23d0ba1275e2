package dev.keepsake.app.map;

/// From places of a map to places of a picture and back: right is right, up is up.
///
/// @param scale pixels for each unit of the map, above 0
/// @param centreX what of the map is in the middle
/// @param centreY what of the map is in the middle
record Projection(double scale, double centreX, double centreY) {
    private static final double LEAST = 1e-9;
    private static final double MOST = 1e6;

    Projection {
        scale = Math.clamp(scale, LEAST, MOST);
    }

    /// Where the picture is, so that all of a range of the map is in it.
    static Projection fitting(Bounds bounds, double width, double height) {
        double margin = Math.min(24, Math.min(width, height) / 8);
        double across = Math.max(bounds.maxX() - bounds.minX(), LEAST);
        double along = Math.max(bounds.maxY() - bounds.minY(), LEAST);
        double scale = Math.min((width - 2 * margin) / across, (height - 2 * margin) / along);
        boolean single = bounds.maxX() == bounds.minX() && bounds.maxY() == bounds.minY();
        return new Projection(
                single ? 1 : Math.max(scale, LEAST),
                bounds.minX() + (bounds.maxX() - bounds.minX()) / 2,
                bounds.minY() + (bounds.maxY() - bounds.minY()) / 2);
    }

    /// A range of the map.
    record Bounds(double minX, double minY, double maxX, double maxY) {}

    double toX(double mapX, double width) {
        return width / 2 + (mapX - centreX) * scale;
    }

    double toY(double mapY, double height) {
        return height / 2 - (mapY - centreY) * scale;
    }

    double mapX(double x, double width) {
        return centreX + (x - width / 2) / scale;
    }

    double mapY(double y, double height) {
        return centreY - (y - height / 2) / scale;
    }

    /// The same seen from nearer or further, with one place of the picture held.
    ///
    /// @param factor above 1 for nearer
    /// @param x from the middle of the picture to the held place
    /// @param y from the middle of the picture to the held place, downwards
    Projection zoomed(double factor, double x, double y) {
        double next = Math.clamp(scale * factor, LEAST, MOST);
        double heldX = centreX + x / scale;
        double heldY = centreY - y / scale;
        return new Projection(next, heldX - x / next, heldY + y / next);
    }

    /// The same moved by pixels: what is drawn goes right and down.
    Projection moved(double dx, double dy) {
        return new Projection(scale, centreX - dx / scale, centreY + dy / scale);
    }

    /// The same with another place in the middle.
    Projection centredOn(double mapX, double mapY) {
        return new Projection(scale, mapX, mapY);
    }
}
