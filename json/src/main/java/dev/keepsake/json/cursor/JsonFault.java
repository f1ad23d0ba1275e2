package dev.keepsake.json.cursor;

import dev.keepsake.model.finding.Finding;
import org.jspecify.annotations.Nullable;

/// Something in a file of JSON that is not as it must be.
public final class JsonFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    /// A fault.
    public JsonFault(Finding finding, @Nullable Throwable cause) {
        super(finding.toString(), cause);
        this.finding = finding;
    }

    /// What is wrong and where.
    public Finding finding() {
        return finding;
    }
}
