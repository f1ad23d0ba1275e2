package dev.keepsake.app.i18n;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/// The sentences of the program in one language; what a language lacks stands in English.
///
/// A sentence may hold placeholders: `{name}` stands for the value of that name, `{name?one:many}`
/// for the first word where the value is 1, else for the second. A part in `[…]` is left out where
/// a value in it is empty or missing. Immutable; any thread may use it.
public final class Messages {
    /// The languages there are, English first.
    public static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);

    private final Locale locale;
    private final Map<String, String> sentences;

    private Messages(Locale locale, Map<String, String> sentences) {
        this.locale = locale;
        this.sentences = Map.copyOf(sentences);
    }

    /// The sentences in the language of a locale, in English where there is none of it.
    public static Messages of(Locale locale) {
        var sentences = new HashMap<>(read("messages.properties"));
        boolean german = locale.getLanguage().equals(Locale.GERMAN.getLanguage());
        if (german) {
            sentences.putAll(read("messages_de.properties"));
        }
        return new Messages(german ? Locale.GERMAN : Locale.ENGLISH, sentences);
    }

    static Map<String, String> read(String bundle) {
        var properties = new Properties();
        try (InputStream in = Messages.class.getResourceAsStream(bundle)) {
            if (in == null) {
                throw new IllegalStateException("missing: " + bundle);
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        var sentences = new HashMap<String, String>();
        properties.forEach((key, sentence) -> sentences.put((String) key, (String) sentence));
        return sentences;
    }

    /// The language.
    public Locale locale() {
        return locale;
    }

    /// All keys, in order.
    public Set<String> keys() {
        return new TreeSet<>(sentences.keySet());
    }

    /// True where there is a sentence under this key.
    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /// A sentence without placeholders.
    ///
    /// @throws IllegalArgumentException where there is none under this key
    public String text(String key) {
        return text(key, Map.of());
    }

    /// A sentence with one placeholder.
    public String text(String key, String name, Object value) {
        return text(key, Map.of(name, value));
    }

    /// A sentence with its placeholders filled; one without a value shows as `?`.
    ///
    /// @throws IllegalArgumentException where there is none under this key
    public String text(String key, Map<String, ?> values) {
        String sentence = sentences.get(key);
        if (sentence == null) {
            throw new IllegalArgumentException("no sentence under " + key);
        }
        return Placeholders.fill(sentence, values);
    }
}
