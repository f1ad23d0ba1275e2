package dev.keepsake.store.file;

import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.value.Bytes;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// The part of a file's name that stands for a slot's name: the name itself where every system
/// takes it as part of a file name, else a hash of it. Case counts, in names; never in file names.
final class SlotKey {
    static final String PATTERN = "[a-z0-9_-]{1,48}";
    private static final Pattern PLAIN = Pattern.compile(PATTERN);
    private static final Pattern HASHED = Pattern.compile("x[0-9a-f]{16}");
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(com|lpt)[0-9]");

    private SlotKey() {}

    /// The key of a slot's name.
    static String of(String name) {
        boolean plain =
                PLAIN.matcher(name).matches()
                        && !HASHED.matcher(name).matches()
                        && !DEVICE.matcher(name).matches();
        return plain ? name : "x" + HexFormat.of().toHexDigits(Xxh3.hash64(Bytes.ofName(name)));
    }
}
