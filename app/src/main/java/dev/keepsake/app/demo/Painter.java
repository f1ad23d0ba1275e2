package dev.keepsake.app.demo;

import dev.keepsake.model.document.Picture;

/// Paints the harbour: sky, sun or moon, houses on the quay, water with their light in it.
final class Painter {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;
    private static final int HORIZON = 118;
    private static final int LIGHT = 0xFFD98A;
    private static final int HOUSES = 11;

    private final int[] pixels = new int[WIDTH * HEIGHT];
    private final Scene scene;
    private final Dice dice;

    private Painter(Scene scene, long seed) {
        this.scene = scene;
        this.dice = new Dice(seed);
    }

    static Picture paint(Scene scene, long seed) {
        var painter = new Painter(scene, seed);
        painter.sky();
        painter.disc();
        painter.houses();
        painter.water();
        return new Picture(
                Picture.Format.PNG, WIDTH, HEIGHT, Png.encode(WIDTH, HEIGHT, painter.pixels));
    }

    private void sky() {
        for (int y = 0; y < HORIZON; y++) {
            fill(0, y, WIDTH, 1, mix(scene.skyTop(), scene.skyLow(), y, HORIZON));
        }
    }

    private void disc() {
        int centreX = 60 + dice.below(200);
        int centreY = 26 + dice.below(30);
        int radius = 13;
        for (int y = -radius; y <= radius; y++) {
            for (int x = -radius; x <= radius; x++) {
                if (x * x + y * y <= radius * radius) {
                    set(centreX + x, centreY + y, mix(scene.skyLow(), 0xFFFFFF, 2, 3));
                }
            }
        }
    }

    private void houses() {
        int x = -6;
        for (int i = 0; i < HOUSES; i++) {
            int width = 22 + dice.below(14);
            int height = 24 + dice.below(34);
            house(x, HORIZON - height, width, height);
            x += width + 1;
        }
    }

    private void house(int left, int top, int width, int height) {
        int wall = mix(scene.roofs(), scene.skyLow(), 1, 4);
        fill(left, top, width, height, wall);
        for (int step = 0; step < width / 2; step++) {
            fill(left + step, top - step / 2, width - 2 * step, 1, scene.roofs());
        }
        for (int y = top + 7; y < HORIZON - 6; y += 11) {
            for (int x = left + 4; x < left + width - 5; x += 8) {
                boolean shines = scene.lit() && !dice.oneIn(3);
                fill(x, y, 3, 5, shines ? LIGHT : scene.roofs());
            }
        }
    }

    /// The water mirrors what stands above it, darker with depth and shifted by waves.
    private void water() {
        for (int y = HORIZON; y < HEIGHT; y++) {
            int mirrored = 2 * HORIZON - 1 - y;
            int shift = y % 4 - 1;
            for (int x = 0; x < WIDTH; x++) {
                int above = pixels[mirrored * WIDTH + Math.clamp(x + shift, 0, WIDTH - 1)];
                set(x, y, mix(above, scene.sea(), 2 * (HEIGHT - HORIZON) / 3 + (y - HORIZON), 110));
            }
        }
    }

    private void fill(int left, int top, int width, int height, int colour) {
        for (int y = top; y < top + height; y++) {
            for (int x = left; x < left + width; x++) {
                set(x, y, colour);
            }
        }
    }

    private void set(int x, int y, int colour) {
        if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) {
            pixels[y * WIDTH + x] = colour;
        }
    }

    /// `part` of `whole` on the way from one colour to another.
    private static int mix(int from, int to, int part, int whole) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int one = from >> shift & 0xFF;
            int two = to >> shift & 0xFF;
            mixed |= one + (two - one) * Math.min(part, whole) / whole << shift;
        }
        return mixed;
    }
}
