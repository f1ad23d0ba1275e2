package dev.keepsake.json.expect;

import dev.keepsake.model.finding.Finding;
import org.jspecify.annotations.Nullable;

/// A file is no file of expectations that this version reads.
public final class ExpectFileException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    ExpectFileException(Finding finding, @Nullable Throwable cause) {
        super(finding.toString(), cause);
        this.finding = finding;
    }

    /// What is wrong and where: an [ExpectFileCode] with its details.
    public Finding finding() {
        return finding;
    }
}
