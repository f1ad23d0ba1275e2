package dev.keepsake.app.palette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;

/// How well a text fits what was typed: its letters must stand in the text in their order; those
/// that begin a word or follow one another count more. Case never matters.
public final class FuzzyRank {
    private static final int WORD = 8;
    private static final int NEXT = 5;
    private static final int PREFIX = 20;
    private static final int LONGEST = 256;

    private FuzzyRank() {}

    /// How well it fits, more is better; empty where it does not.
    public static OptionalInt score(String typed, String text) {
        String wanted = typed.toLowerCase(Locale.ROOT).replace(" ", "");
        String there = text.toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) {
            return OptionalInt.of(0);
        }
        int whole = there.indexOf(typed.toLowerCase(Locale.ROOT).strip());
        if (whole >= 0) {
            int start = beginsWord(there, whole) ? PREFIX : 0;
            int all = wanted.length() * (WORD + NEXT) + start + (whole == 0 ? PREFIX : 0);
            return OptionalInt.of(all - Math.min(there.length(), LONGEST) / 16);
        }
        return scattered(wanted, there);
    }

    private static OptionalInt scattered(String wanted, String there) {
        int score = 0;
        int last = -2;
        for (int i = 0; i < wanted.length(); i++) {
            int at = next(there, wanted.charAt(i), last);
            if (at < 0) {
                return OptionalInt.empty();
            }
            score += (at == last + 1 ? NEXT : 0) + (beginsWord(there, at) ? WORD : 0) + 1;
            last = at;
        }
        return OptionalInt.of(score - Math.min(there.length(), LONGEST) / 16);
    }

    /// The letter that follows at once, else the next that begins a word, else the next.
    private static int next(String there, char letter, int last) {
        int from = Math.max(0, last + 1);
        if (last >= 0 && from < there.length() && there.charAt(from) == letter) {
            return from;
        }
        for (int at = there.indexOf(letter, from); at >= 0; at = there.indexOf(letter, at + 1)) {
            if (beginsWord(there, at)) {
                return at;
            }
        }
        return there.indexOf(letter, from);
    }

    private static boolean beginsWord(String text, int at) {
        return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
    }

    /// Those that fit, the best first; equally good ones in their order.
    public static <T> List<T> best(String typed, List<T> all, Function<T, String> text) {
        record Scored<T>(T item, int score) {}
        var fitting = new ArrayList<Scored<T>>();
        for (T item : all) {
            score(typed, text.apply(item))
                    .ifPresent(score -> fitting.add(new Scored<>(item, score)));
        }
        fitting.sort(Comparator.comparingInt((Scored<T> one) -> one.score()).reversed());
        return fitting.stream().map(Scored::item).toList();
    }
}
