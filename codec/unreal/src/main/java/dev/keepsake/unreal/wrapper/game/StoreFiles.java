package dev.keepsake.unreal.wrapper.game;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;
import java.util.Optional;

/// Knows the two files in which the Microsoft Store lists where saves lie. Neither has a magic, so
/// both are read to their end. Stateless.
public final class StoreFiles {
    private static final int INDEX_VERSION = 14;
    private static final int CONTAINER_VERSION = 4;
    private static final int NAME_BYTES = 128;
    private static final int UUID_BYTES = 16;
    private static final int UUID_CHARACTERS = 36;
    private static final int MOST_BYTES = 4 << 20;

    private StoreFiles() {}

    /// Which of the two a file is: `index` or `container`.
    public static Optional<String> kind(ByteSource file) throws SaveException {
        if (file.size() < 2 * Integer.BYTES || file.size() > MOST_BYTES) {
            return Optional.empty();
        }
        int version = LittleEndian.i32(file.read(0, Integer.BYTES), 0);
        return switch (version) {
            case INDEX_VERSION ->
                    reads(file, StoreFiles::readIndex) ? Optional.of("index") : Optional.empty();
            case CONTAINER_VERSION ->
                    reads(file, StoreFiles::readContainer)
                            ? Optional.of("container")
                            : Optional.empty();
            default -> Optional.empty();
        };
    }

    /// Passes over a structure.
    @FunctionalInterface
    private interface Structure {
        /// False where it is none.
        boolean read(Cursor cursor, int count) throws SaveException;
    }

    private static boolean reads(ByteSource file, Structure structure) throws SaveException {
        var cursor = Cursor.over(file.read(0, (int) file.size()), 0, UnrealCode.TRUNCATED);
        try {
            cursor.skip(Integer.BYTES);
            int count = cursor.readI32();
            return count >= 0 && structure.read(cursor, count) && cursor.remaining() == 0;
        } catch (DamagedSaveException tooShort) {
            return false;
        }
    }

    private static boolean readContainer(Cursor cursor, int count) throws SaveException {
        for (int i = 0; i < count; i++) {
            if (!readPaddedName(cursor)) {
                return false;
            }
            cursor.skip(2 * UUID_BYTES);
        }
        return count > 0;
    }

    /// A name in UTF-16 with nothing but zeros behind it.
    private static boolean readPaddedName(Cursor cursor) throws SaveException {
        boolean ended = false;
        int length = 0;
        for (int i = 0; i < NAME_BYTES; i += Character.BYTES) {
            int character = cursor.readU16();
            if (ended && character != 0) {
                return false;
            }
            ended = character == 0;
            length += ended ? 0 : 1;
        }
        return length > 0;
    }

    private static boolean readIndex(Cursor cursor, int count) throws SaveException {
        readText(cursor);
        if (readText(cursor) == 0) {
            return false;
        }
        cursor.skip(Long.BYTES + Integer.BYTES);
        if (readText(cursor) != UUID_CHARACTERS) {
            return false;
        }
        cursor.skip(Long.BYTES);
        for (int i = 0; i < count; i++) {
            readText(cursor);
            readText(cursor);
            readText(cursor);
            cursor.skip(1 + Integer.BYTES + UUID_BYTES + 3 * Long.BYTES);
        }
        return true;
    }

    /// Passes over a text in UTF-16; how many characters it has.
    private static int readText(Cursor cursor) throws SaveException {
        int length = cursor.readI32();
        cursor.skip((long) length * Character.BYTES);
        return length;
    }
}
