package dev.keepsake.app.findingrow;

import dev.keepsake.icons.Icon;
import dev.keepsake.model.finding.Severity;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// How a severity looks: its icon, and the state the style sheet colours by.
public final class SeverityLook {
    private SeverityLook() {}

    /// The icon of a severity.
    public static Node icon(Severity severity) {
        return switch (severity) {
            case ERROR -> Icon.ERROR.node();
            case WARNING -> Icon.WARNING.node();
            case NOTE -> Icon.NOTE.node();
        };
    }

    static PseudoClass state(Severity severity) {
        return switch (severity) {
            case ERROR -> PseudoClass.getPseudoClass("error");
            case WARNING -> PseudoClass.getPseudoClass("warning");
            case NOTE -> PseudoClass.getPseudoClass("note");
        };
    }

    /// Puts the state of a severity on a node; null takes all off.
    public static void mark(Node node, @Nullable Severity severity) {
        for (Severity each : Severity.values()) {
            node.pseudoClassStateChanged(state(each), each == severity);
        }
    }
}
