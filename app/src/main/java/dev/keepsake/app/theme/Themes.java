package dev.keepsake.app.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// The theme of the program's windows; follows the system unless told otherwise. For the JavaFX
/// thread.
public final class Themes {
    private static final List<String> FONTS =
            List.of(
                    "Inter-Regular.ttf",
                    "Inter-SemiBold.ttf",
                    "Inter-Bold.ttf",
                    "JetBrainsMono-Regular.ttf");

    private final ObjectProperty<Look> look;
    private final IntegerProperty fontPercent = new SimpleIntegerProperty(100);
    private final ReadOnlyBooleanWrapper dark = new ReadOnlyBooleanWrapper();

    /// A theme to begin with.
    public Themes(Look first) {
        FONTS.forEach(Themes::load);
        look = new SimpleObjectProperty<>(first);
        look.subscribe(this::choose);
        Platform.getPreferences().colorSchemeProperty().subscribe(scheme -> choose());
    }

    private static void load(String font) {
        try (InputStream in = Themes.class.getResourceAsStream("fonts/" + font)) {
            if (in == null) {
                throw new IllegalStateException("missing: " + font);
            }
            // A system that cannot load it has another of its kind.
            Font.loadFont(in, 12);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What the user wants.
    public ObjectProperty<Look> look() {
        return look;
    }

    /// How large text is, in percent of the usual size: 90 to 150 in steps of 10.
    public IntegerProperty fontPercent() {
        return fontPercent;
    }

    /// True while the dark theme is on.
    public ReadOnlyBooleanProperty dark() {
        return dark.getReadOnlyProperty();
    }

    private void choose() {
        dark.set(
                switch (look.get()) {
                    case LIGHT -> false;
                    case DARK -> true;
                    case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
                });
        Application.setUserAgentStylesheet(
                dark.get()
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet());
    }

    /// Puts the theme on a scene, now and whenever it changes.
    public void dress(Scene scene) {
        dark.subscribe(isDark -> scene.getStylesheets().setAll(sheets()));
        fontPercent.subscribe(percent -> scene.getStylesheets().setAll(sheets()));
    }

    private List<String> sheets() {
        var sheets = new ArrayList<String>();
        sheets.add(sheet(dark.get() ? "dark.css" : "light.css"));
        sheets.add(sheet("base.css"));
        if (fontPercent.get() != 100) {
            sheets.add(sheet("font-" + fontPercent.get() + ".css"));
        }
        return sheets;
    }

    private static String sheet(String name) {
        URL sheet = Themes.class.getResource(name);
        if (sheet == null) {
            throw new IllegalStateException("missing: " + name);
        }
        return sheet.toExternalForm();
    }
}
