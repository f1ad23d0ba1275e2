package dev.keepsake.app.cli.output;

import java.io.IOException;
import java.util.Locale;

/// Nothing more can be printed: the reader of the output went away, or the disk behind it is full.
public final class OutputFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutputFailedException(IOException cause) {
        super(cause);
    }

    /// True where whoever reads the output has seen enough: `keepsake … | head`.
    public boolean isClosedEarly() {
        String message = String.valueOf(getCause().getMessage()).toLowerCase(Locale.ROOT);
        return message.contains("pipe") || message.contains("stream closed");
    }

    /// What the system says.
    public String reason() {
        return String.valueOf(getCause().getMessage());
    }
}
