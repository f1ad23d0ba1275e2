package dev.keepsake.model.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a format spelled a value where it has a choice: string width, flags, a tag's GUID, the raw
/// text of a number.
///
/// An ordered list of names with text, an integer or bytes. What is absent has the format's
/// default. JSON carries it; comparison leaves it out unless asked; an edit keeps it where it still
/// fits.
///
/// @param entries names and settings in the format's order
public record Encoding(List<Entry> entries) {
    /// The format's default spelling.
    public static final Encoding DEFAULT = new Encoding(List.of());

    /// One setting.
    public record Entry(String name, Setting setting) {}

    /// What a setting holds.
    public sealed interface Setting {
        /// Text.
        record Text(String text) implements Setting {}

        /// An integer.
        record Count(long number) implements Setting {}

        /// Bytes.
        record Raw(Bytes bytes) implements Setting {}
    }

    /// Copies the list.
    public Encoding {
        entries = List.copyOf(entries);
    }

    /// One text setting.
    public static Encoding text(String name, String text) {
        return new Encoding(List.of(new Entry(name, new Setting.Text(text))));
    }

    /// One integer setting.
    public static Encoding number(String name, long number) {
        return new Encoding(List.of(new Entry(name, new Setting.Count(number))));
    }

    /// One setting of bytes.
    public static Encoding raw(String name, Bytes bytes) {
        return new Encoding(List.of(new Entry(name, new Setting.Raw(bytes))));
    }

    /// True where nothing but the format's default is set.
    public boolean isDefault() {
        return entries.isEmpty();
    }

    /// The first setting with this name.
    public Optional<Setting> find(String name) {
        for (Entry entry : entries) {
            if (entry.name().equals(name)) {
                return Optional.of(entry.setting());
            }
        }
        return Optional.empty();
    }

    /// The first setting with this name, where it holds bytes.
    public Optional<Bytes> findRaw(String name) {
        return find(name).map(setting -> setting instanceof Setting.Raw raw ? raw.bytes() : null);
    }

    /// The first setting with this name, where it holds an integer.
    public Optional<Long> findNumber(String name) {
        return find(name)
                .map(setting -> setting instanceof Setting.Count number ? number.number() : null);
    }

    /// This encoding with one more setting at its end.
    public Encoding with(String name, Setting setting) {
        var more = new ArrayList<>(entries);
        more.add(new Entry(name, setting));
        return new Encoding(more);
    }
}
