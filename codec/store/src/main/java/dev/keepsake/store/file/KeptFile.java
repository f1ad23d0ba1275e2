package dev.keepsake.store.file;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A save that is no longer one of the two copies, kept as it was:
/// `backups/slot_<key>.<time>.<sequence>.<reason>.<title>.ksave`.
///
/// @param kind what its slot is
/// @param key what stands for the slot's name
/// @param time when it was kept, in whole seconds
/// @param number 1, or more where several were kept in one second
/// @param sequence its number in the slot, unsigned; 0 where it could not be read
/// @param reason why it was kept
/// @param title as much of the save's title as fits a file name, may be empty; for people alone
public record KeptFile(
        FileKind kind,
        String key,
        Instant time,
        int number,
        long sequence,
        Reason reason,
        String title)
        implements StoredFile {
    /// The folder they lie in, within the store.
    public static final String FOLDER = "backups";

    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");
    private static final int TITLE_LENGTH = 40;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final Pattern NAME =
            Pattern.compile(
                    "(slot|profile)_("
                            + SlotKey.PATTERN
                            + ")\\.([0-9]{8}-[0-9]{6})(?:-([0-9]{1,6}))?\\.([0-9]{1,20})"
                            + "\\.([a-z]+)(?:\\.([A-Za-z0-9 _-]{1,"
                            + TITLE_LENGTH
                            + "}))?\\.ksave");

    /// Why a save was kept.
    public enum Reason {
        /// Another save took its place.
        REPLACED,
        /// Its slot was deleted.
        DELETED,
        /// It was damaged, and its place was needed.
        DAMAGED,
        /// It was of a newer version, and the caller said to replace it.
        NEWER;

        /// The word in file names and results.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private static Optional<Reason> find(String word) {
            return Arrays.stream(values()).filter(reason -> reason.word().equals(word)).findFirst();
        }
    }

    /// Cuts the time to seconds of the years 0 to 9999 and the title to what a file name takes.
    public KeptFile {
        time = namable(time).truncatedTo(ChronoUnit.SECONDS);
        title = fitting(title);
    }

    /// The nearest time whose year has four digits: a clock that is far off loses no save.
    private static Instant namable(Instant time) {
        return time.isBefore(FIRST) ? FIRST : time.isAfter(LAST) ? LAST : time;
    }

    private static String fitting(String title) {
        String plain = title.replaceAll("[^A-Za-z0-9 _-]+", " ").replaceAll(" +", " ").strip();
        return plain.substring(0, Math.min(TITLE_LENGTH, plain.length())).strip();
    }

    /// What a file's name says, without its folder, where it is that of a kept save.
    public static Optional<KeptFile> parse(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Optional<Reason> reason = Reason.find(parts.group(6));
        try {
            return reason.map(why -> of(parts, why)).filter(file -> file.name().equals(name));
        } catch (NumberFormatException | DateTimeParseException noName) {
            return Optional.empty();
        }
    }

    private static KeptFile of(Matcher parts, Reason reason) {
        return new KeptFile(
                FileKind.find(parts.group(1)).orElseThrow(),
                parts.group(2),
                TIME.parse(parts.group(3), Instant::from),
                parts.group(4) == null ? 1 : Integer.parseInt(parts.group(4)),
                Long.parseUnsignedLong(parts.group(5)),
                reason,
                parts.group(7) == null ? "" : parts.group(7));
    }

    /// The same with another number.
    public KeptFile withNumber(int other) {
        return new KeptFile(kind, key, time, other, sequence, reason, title);
    }

    private String name() {
        return kind.word()
                + "_"
                + key
                + "."
                + TIME.format(time)
                + (number == 1 ? "" : "-" + number)
                + "."
                + Long.toUnsignedString(sequence)
                + "."
                + reason.word()
                + (title.isEmpty() ? "" : "." + title)
                + ".ksave";
    }

    @Override
    public String path() {
        return FOLDER + "/" + name();
    }
}
