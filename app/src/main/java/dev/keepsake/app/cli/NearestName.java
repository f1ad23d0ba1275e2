package dev.keepsake.app.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// The name that somebody who typed another most likely meant.
final class NearestName {
    private NearestName() {}

    /// The name with the fewest letters to add, take, change or swap; empty where more than a third
    /// of the letters, and more than one, would have to change.
    static Optional<String> find(String typed, Collection<String> names) {
        return names.stream()
                .filter(name -> distance(typed, name) <= allowed(typed, name))
                .min(
                        Comparator.comparingInt((String name) -> distance(typed, name))
                                .thenComparing(Comparator.naturalOrder()));
    }

    private static int allowed(String typed, String name) {
        return Math.max(1, Math.max(typed.length(), name.length()) / 3);
    }

    static int distance(String left, String right) {
        int[][] steps = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int j = 0; j <= right.length(); j++) {
                steps[i][j] = i == 0 || j == 0 ? i + j : least(steps, left, right, i, j);
            }
        }
        return steps[left.length()][right.length()];
    }

    private static int least(int[][] steps, String left, String right, int i, int j) {
        char one = left.charAt(i - 1);
        char two = right.charAt(j - 1);
        int least = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
        least = Math.min(least, steps[i - 1][j - 1] + (one == two ? 0 : 1));
        boolean swapped = i > 1 && j > 1 && one == right.charAt(j - 2) && two == left.charAt(i - 2);
        return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
    }
}
