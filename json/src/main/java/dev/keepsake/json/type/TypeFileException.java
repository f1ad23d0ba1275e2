package dev.keepsake.json.type;

import dev.keepsake.model.finding.Finding;
import org.jspecify.annotations.Nullable;

/// A file is no type file that this version reads.
public final class TypeFileException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    TypeFileException(Finding finding, @Nullable Throwable cause) {
        super(finding.toString(), cause);
        this.finding = finding;
    }

    /// What is wrong and where: a [TypeFileCode] with its details.
    public Finding finding() {
        return finding;
    }
}
