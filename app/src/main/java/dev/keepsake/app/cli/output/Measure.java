package dev.keepsake.app.cli.output;

import java.util.Locale;

/// Sizes and places in a file as people read them. Always with `.`, whatever the language.
public final class Measure {
    private Measure() {}

    /// A number of bytes, such as `12 B`, `4.1 KiB`, `21.7 MiB`.
    public static String size(long bytes) {
        if (bytes < 1024) {
            return bytes + " B";
        }
        String[] units = {"KiB", "MiB", "GiB", "TiB"};
        double size = bytes / 1024.0;
        int unit = 0;
        while (size >= 1024 && unit < units.length - 1) {
            size /= 1024;
            unit++;
        }
        return String.format(Locale.ROOT, "%.1f %s", size, units[unit]);
    }

    /// A place in a file, such as `0x1A4F20`.
    public static String offset(long offset) {
        return "0x" + Long.toHexString(offset).toUpperCase(Locale.ROOT);
    }

    /// A checksum in lower-case hexadecimal with all its digits.
    ///
    /// @param algorithm as a finding names it
    public static String checksum(String algorithm, long value) {
        return algorithm.endsWith("32")
                ? String.format(Locale.ROOT, "%08x", value & 0xFFFF_FFFFL)
                : String.format(Locale.ROOT, "%016x", value);
    }
}
