package dev.keepsake.spark.keyvalue;

import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.util.Optional;

/// How a generation of the engine writes keys and values. Pure.
enum Generation {
    /// As they are.
    RAW(0),
    /// With backslash, tab and line feed escaped.
    ESCAPED(1),
    /// With the carriage return escaped too; its reader is strict.
    STRICT(2);

    /// The first line of escaped files.
    static final Bytes MARKER = Bytes.ofText("#!spark-kv-v2");

    private final int number;

    Generation(int number) {
        this.number = number;
    }

    /// The generation with this number.
    static Generation of(String version) {
        return switch (version) {
            case "0" -> RAW;
            case "1" -> ESCAPED;
            case "2" -> STRICT;
            default -> throw new IllegalArgumentException("no generation " + version);
        };
    }

    int number() {
        return number;
    }

    /// Its number as text.
    String version() {
        return Integer.toString(number);
    }

    boolean hasMarker() {
        return this != RAW;
    }

    /// Why it has no bytes for a key, as a word; empty where it has.
    Optional<String> reasonAgainstKey(Bytes key) {
        if (this != RAW) {
            return Optional.empty();
        }
        return indexOf(key, '\t', 0) >= 0 ? Optional.of("tab") : reasonAgainstValue(key);
    }

    /// Why it has no bytes for a value, as a word; empty where it has.
    Optional<String> reasonAgainstValue(Bytes value) {
        boolean lost = this == RAW && indexOf(value, '\n', 0) >= 0;
        return lost ? Optional.of("lineFeed") : Optional.empty();
    }

    /// The bytes of a key or value.
    Bytes escape(Bytes text) {
        if (this == RAW) {
            return text;
        }
        var out = new ByteArrayOutputStream(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            int letter = letter(text.at(i));
            if (letter != 0) {
                out.write('\\');
            }
            out.write(letter == 0 ? text.at(i) : letter);
        }
        return Bytes.wrap(out.toByteArray());
    }

    private int letter(byte unit) {
        return switch (unit) {
            case '\\' -> '\\';
            case '\t' -> 't';
            case '\n' -> 'n';
            case '\r' -> this == STRICT ? 'r' : 0;
            default -> 0;
        };
    }

    /// The key or value of bytes; what is no escape stays as it is.
    Bytes unescape(Bytes raw) {
        if (this == RAW || indexOf(raw, '\\', 0) < 0) {
            return raw;
        }
        var out = new ByteArrayOutputStream(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            int meant = raw.at(i) == '\\' ? meant(raw, i + 1) : -1;
            out.write(meant < 0 ? raw.at(i) : meant);
            i += meant < 0 ? 0 : 1;
        }
        return Bytes.wrap(out.toByteArray());
    }

    /// What the letter behind a backslash stands for, −1 where it is no escape.
    private int meant(Bytes raw, int index) {
        if (index >= raw.length()) {
            return -1;
        }
        return switch (raw.at(index)) {
            case '\\' -> '\\';
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'r' -> this == STRICT ? '\r' : -1;
            default -> -1;
        };
    }

    /// The first backslash from an index on that begins no escape, −1 where there is none.
    int badEscape(Bytes raw, int from) {
        if (this == RAW) {
            return -1;
        }
        int at = indexOf(raw, '\\', from);
        while (at >= 0 && meant(raw, at + 1) >= 0) {
            at = indexOf(raw, '\\', at + 2);
        }
        return at;
    }

    /// The first place of a byte from an index on, −1 where there is none.
    static int indexOf(Bytes text, char wanted, int from) {
        for (int i = from; i < text.length(); i++) {
            if (text.at(i) == wanted) {
                return i;
            }
        }
        return -1;
    }
}
