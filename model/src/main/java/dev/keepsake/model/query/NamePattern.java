package dev.keepsake.model.query;

import dev.keepsake.model.path.QuotedText;

/// A name, or letters with stars that each stand for any letters.
///
/// @param text the name, or the pattern
/// @param stars true where `*` is a star, not the letter
record NamePattern(String text, boolean stars) {
    static NamePattern exact(String name) {
        return new NamePattern(name, false);
    }

    boolean isAny() {
        return stars && text.equals("*");
    }

    boolean matches(String name) {
        return stars ? matchesStars(name) : text.equals(name);
    }

    /// Takes the shortest stretch for each star and goes back to the last star alone, so that it
    /// takes no more than the product of both lengths.
    private boolean matchesStars(String name) {
        int at = 0;
        int letter = 0;
        int star = -1;
        int retry = 0;
        while (letter < name.length()) {
            if (at < text.length() && text.charAt(at) == '*') {
                star = at++;
                retry = letter;
            } else if (at < text.length() && text.charAt(at) == name.charAt(letter)) {
                at++;
                letter++;
            } else if (star >= 0) {
                at = star + 1;
                letter = ++retry;
            } else {
                return false;
            }
        }
        while (at < text.length() && text.charAt(at) == '*') {
            at++;
        }
        return at == text.length();
    }

    @Override
    public String toString() {
        return stars ? text : QuotedText.ofName(text);
    }
}
