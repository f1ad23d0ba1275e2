package dev.keepsake.unreal.wire;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;

/// How a string is spelled where there is a choice, as a set of bits.
///
/// The default: no bytes where it is empty, one byte a character and a NUL where all are below 128,
/// else UTF-16 and a NUL. The setting [#SETTING] of an [Encoding] names what differs.
public final class StringForm {
    /// The default.
    public static final int DEFAULT = 0;

    /// UTF-16 although one byte a character would do.
    public static final int WIDE = 1;

    /// One byte a character although some are 128 or above: kept as they are.
    public static final int NARROW = 2;

    /// Empty, with a NUL.
    public static final int EMPTY = 4;

    /// Without a NUL at its end.
    public static final int OPEN = 8;

    /// The name of the setting: words such as `wide open`.
    public static final String SETTING = "string";

    /// What is added to a setting's name for the bytes of a text of [#NARROW] form that reads as
    /// UTF-8 too: the form holds for these alone, as any other text has no such bytes.
    public static final String BYTES = "Bytes";

    private static final String[] WORDS = {"wide", "narrow", "empty", "open"};

    private StringForm() {}

    /// The words of a form, empty for the default.
    public static String words(int form) {
        var words = new StringBuilder();
        for (int i = 0; i < WORDS.length; i++) {
            if ((form & 1 << i) != 0) {
                words.append(words.isEmpty() ? "" : " ").append(WORDS[i]);
            }
        }
        return words.toString();
    }

    /// The form that words name; others are passed over.
    public static int of(String words) {
        int form = DEFAULT;
        for (int i = 0; i < WORDS.length; i++) {
            form |= (' ' + words + ' ').contains(' ' + WORDS[i] + ' ') ? 1 << i : 0;
        }
        return form;
    }

    /// An encoding with this form under a name, or the default one.
    public static Encoding encoding(String setting, int form) {
        return form == DEFAULT ? Encoding.DEFAULT : Encoding.text(setting, words(form));
    }

    /// The form that an encoding has under a name, as far as it holds for a text.
    public static int of(Encoding encoding, String setting, Bytes text) {
        int form = of(encoding, setting);
        boolean held =
                (form & NARROW) == 0
                        || !text.isUtf8()
                        || encoding.findRaw(setting + BYTES).filter(text::equals).isPresent();
        return held ? form : form & ~NARROW;
    }

    /// The form that an encoding has under a name.
    public static int of(Encoding encoding, String setting) {
        if (encoding.isDefault()) {
            return DEFAULT;
        }
        return encoding.find(setting)
                .map(found -> found instanceof Encoding.Setting.Text(String words) ? of(words) : 0)
                .orElse(DEFAULT);
    }
}
