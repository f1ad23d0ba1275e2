package dev.keepsake.app.window;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.i18n.Messages;
import java.util.Map;

/// What the program is, of what it is made, and that it connects nowhere.
final class About {
    private static final String LIBRARIES =
            "JavaFX, AtlantaFX, ControlsFX, RichTextFX, Ikonli, picocli, Jackson, zstd-jni, hash4j";

    private About() {}

    /// Adds what says it.
    static void addTo(Actions actions, DialogService dialogs, Messages messages) {
        actions.add(
                Action.of(
                        "about",
                        ActionGroup.PROGRAM,
                        () -> dialogs.tell(messages.text("about.title"), text(messages))));
    }

    private static String text(Messages messages) {
        String packaged = About.class.getPackage().getImplementationVersion();
        String module =
                About.class.getModule().isNamed()
                        ? About.class.getModule().getDescriptor().rawVersion().orElse("")
                        : "";
        return messages.text(
                "about.text",
                Map.of(
                        "version",
                        packaged == null ? module : packaged,
                        "java",
                        System.getProperty("java.version", ""),
                        "libraries",
                        LIBRARIES));
    }
}
