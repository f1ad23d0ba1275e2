package dev.keepsake.app.map;

/// Which two axes one looks along the third at.
enum Plane {
    /// From above, where z points up.
    XY("x", "y"),
    /// From above, where y points up; from the side, where z does.
    XZ("x", "z"),
    /// From the other side.
    YZ("y", "z");

    private final String right;
    private final String up;

    Plane(String right, String up) {
        this.right = right;
        this.up = up;
    }

    String right() {
        return right;
    }

    String up() {
        return up;
    }

    /// How far to the right a point is.
    float right(MapPoints points, int point) {
        return this == YZ ? points.y(point) : points.x(point);
    }

    /// How far up a point is.
    float up(MapPoints points, int point) {
        return this == XY ? points.y(point) : points.z(point);
    }
}
