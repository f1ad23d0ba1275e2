package dev.keepsake.json.value;

import java.util.random.RandomGenerator;

/// Small damage to a text.
public final class Mutations {
    private static final String PIECES = "{}[]\",:$\\0123456789-.eEtrufalsn#x ";

    private Mutations() {}

    /// The text with one to three units changed, removed, added or doubled.
    public static String of(String text, RandomGenerator random) {
        var out = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0 && !out.isEmpty(); i--) {
            int at = random.nextInt(out.length());
            char piece = PIECES.charAt(random.nextInt(PIECES.length()));
            switch (random.nextInt(5)) {
                case 0 -> out.setCharAt(at, piece);
                case 1 -> out.deleteCharAt(at);
                case 2 -> out.insert(at, piece);
                case 3 -> out.setLength(at);
                default -> out.insert(at, out.substring(random.nextInt(at + 1), at));
            }
        }
        return out.toString();
    }
}
