package dev.keepsake.app.setting;

import dev.keepsake.app.state.StateForm;
import dev.keepsake.app.theme.Look;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What the user wants of the program. Immutable.
///
/// @param look which theme
/// @param fontPercent how large the text is, [#LEAST_FONT] to [#MOST_FONT], in steps of
///   [#FONT_STEP]
/// @param restoresTabs whether tabs come back at the next start
/// @param language the language from the next start on; empty for the system's
/// @param typeFiles the type file for the saves of a folder, where it is not the one beside them
public record Settings(
        Look look,
        int fontPercent,
        boolean restoresTabs,
        Optional<Locale> language,
        Map<Path, Path> typeFiles) {
    /// The smallest text, in percent of the usual one.
    public static final int LEAST_FONT = 90;

    /// The largest text.
    public static final int MOST_FONT = 150;

    /// The next larger or smaller one.
    public static final int FONT_STEP = 10;

    /// What a user wants who said nothing.
    public static final Settings DEFAULT =
            new Settings(Look.SYSTEM, 100, true, Optional.empty(), Map.of());

    /// How they are kept. Words of a row that this version does not know are left out.
    public static final StateForm<Settings> FORM =
            new StateForm<>("settings", 1, DEFAULT, Settings::parse, Settings::rows);

    /// Copies the map and keeps the size within its range.
    public Settings {
        fontPercent = Math.clamp(fontPercent, LEAST_FONT, MOST_FONT);
        typeFiles = Map.copyOf(typeFiles);
    }

    /// The same with this theme.
    public Settings with(Look other) {
        return new Settings(other, fontPercent, restoresTabs, language, typeFiles);
    }

    /// The same with text of this size, as near as there is one.
    public Settings withFont(int percent) {
        return new Settings(look, percent, restoresTabs, language, typeFiles);
    }

    /// The same, with tabs that come back or do not.
    public Settings withTabsRestored(boolean restored) {
        return new Settings(look, fontPercent, restored, language, typeFiles);
    }

    /// The same in this language; empty for the system's.
    public Settings in(Optional<Locale> other) {
        return new Settings(look, fontPercent, restoresTabs, other, typeFiles);
    }

    /// The same with these type files.
    public Settings withTypeFiles(Map<Path, Path> files) {
        return new Settings(look, fontPercent, restoresTabs, language, files);
    }

    private static Settings parse(List<List<String>> rows) {
        Settings settings = DEFAULT;
        var files = new TreeMap<Path, Path>();
        for (List<String> row : rows) {
            if (row.size() < 2) {
                throw new IllegalArgumentException(row.toString());
            }
            String value = row.get(1);
            switch (row.getFirst()) {
                case "look" ->
                        settings = settings.with(Look.valueOf(value.toUpperCase(Locale.ROOT)));
                case "font" -> settings = settings.withFont(Integer.parseInt(value));
                case "tabs" -> settings = settings.withTabsRestored(value.equals("restore"));
                case "language" -> settings = settings.in(language(value));
                case "types" -> files.put(Path.of(value), Path.of(row.getLast()));
                default -> {}
            }
        }
        return settings.withTypeFiles(files);
    }

    private static Optional<Locale> language(String tag) {
        return tag.equals("system") ? Optional.empty() : Optional.of(Locale.forLanguageTag(tag));
    }

    private List<List<String>> rows() {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of("look", look.name().toLowerCase(Locale.ROOT)));
        rows.add(List.of("font", Integer.toString(fontPercent)));
        rows.add(List.of("tabs", restoresTabs ? "restore" : "forget"));
        rows.add(List.of("language", language.map(Locale::toLanguageTag).orElse("system")));
        new TreeMap<>(typeFiles)
                .forEach((folder, file) ->
                        rows.add(List.of("types", folder.toString(), file.toString())));
        return rows;
    }
}
