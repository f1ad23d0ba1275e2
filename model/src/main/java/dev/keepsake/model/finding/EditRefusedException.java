package dev.keepsake.model.finding;

import dev.keepsake.model.path.PathSyntaxException;
import org.jspecify.annotations.Nullable;

/// An edit does not fit what it would change, or a path leads nowhere.
public final class EditRefusedException extends SaveException {
    private static final long serialVersionUID = 1L;

    EditRefusedException(Finding finding, @Nullable Throwable cause) {
        super(finding, cause);
    }

    /// The refusal a finding says.
    ///
    /// @throws IllegalArgumentException where the finding's outcome is not *wrong use*
    public static EditRefusedException of(Finding finding) {
        if (finding.code().outcome() != Outcome.WRONG_USE) {
            throw new IllegalArgumentException(finding.code().id() + " is no wrong use");
        }
        return new EditRefusedException(finding, null);
    }

    /// The refusal of a text that is no path.
    public static EditRefusedException of(PathSyntaxException fault) {
        Finding finding =
                Finding.of(PathCode.of(fault.fault()))
                        .with("text", fault.text())
                        .with("column", fault.column())
                        .with("expected", fault.expected());
        return new EditRefusedException(finding, fault);
    }
}
