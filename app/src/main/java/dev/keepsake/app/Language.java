package dev.keepsake.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// In which language the program speaks, and the arguments that are left when it is known.
///
/// @param locale the user's, unless `--lang LANGUAGE` or the environment's `KEEPSAKE_LANG` says
///   another
/// @param arguments those typed, without `--lang`
record Language(Locale locale, List<String> arguments) {
    private static final String OPTION = "--lang";
    private static final String VARIABLE = "KEEPSAKE_LANG";

    static Language of(List<String> typed, Map<String, String> environment, Locale user) {
        var arguments = new ArrayList<>(typed);
        int option = arguments.indexOf(OPTION);
        if (option >= 0 && option + 1 < arguments.size()) {
            Locale named = Locale.forLanguageTag(arguments.get(option + 1));
            arguments.subList(option, option + 2).clear();
            return new Language(named, List.copyOf(arguments));
        }
        String variable = environment.getOrDefault(VARIABLE, "");
        return new Language(
                variable.isEmpty() ? user : Locale.forLanguageTag(variable),
                List.copyOf(arguments));
    }
}
