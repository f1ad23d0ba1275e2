package dev.keepsake.app.cli.output;

import java.io.IOException;
import java.util.Locale;

/// Nothing more can be printed: the reader of the output went away, or the disk behind it is full.
public final class OutputFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    OutputFailedException(IOException cause) {
        super(cause);
        this.reason = String.valueOf(cause.getMessage());
    }

    /// True where whoever reads the output has seen enough: `keepsake … | head`.
    public boolean isClosedEarly() {
        String lower = reason.toLowerCase(Locale.ROOT);
        return lower.contains("pipe") || lower.contains("stream closed");
    }

    /// What the system says.
    public String reason() {
        return reason;
    }
}
