package dev.keepsake.app.editor;

import java.math.BigDecimal;
import java.util.Optional;

/// The next number above or below one that is typed.
final class Steps {
    private static final int MOST_UNITS = 60;

    private Steps() {}

    /// Empty where the text is no plain number.
    static Optional<String> next(String text, int size) {
        if (text.length() > MOST_UNITS || !text.strip().matches("[+-]?[0-9]+(\\.[0-9]+)?")) {
            return Optional.empty();
        }
        return Optional.of(
                new BigDecimal(text.strip()).add(BigDecimal.valueOf(size)).toPlainString());
    }
}
