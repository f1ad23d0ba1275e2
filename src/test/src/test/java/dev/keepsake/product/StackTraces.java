package dev.keepsake.product;

import java.util.regex.Pattern;

/// Tells what a program prints of itself where nobody caught an exception.
final class StackTraces {
    private static final Pattern LINE =
            Pattern.compile(
                    "^\\s+at [\\w.$/@]+\\(.*\\)$|^Caused by: |^Exception in |Exception: |Error: ",
                    Pattern.MULTILINE);

    private StackTraces() {}

    /// True where a line of the text belongs to one.
    static boolean isIn(String text) {
        return LINE.matcher(text).find();
    }
}
