package dev.keepsake.app.cli;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.PathParser;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeText;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A `PATH=VALUE` or `PATH:type=VALUE` as typed.
///
/// @param path the part before the first `=` outside quotes and brackets
/// @param value the part behind it
record Assignment(String path, String value) {
    private static final int MOST_FILE_BYTES = 16 << 20;

    /// Where it leads, and the type it asks for.
    ///
    /// @param retype null where the type stays
    record Aim(Location location, @Nullable PrimitiveType retype) {}

    static Assignment parse(String text) throws SaveException {
        int equals = PathParser.indexOfEquals(text);
        if (equals <= 0) {
            throw SaveException.of(Finding.of(CommandCode.NO_ASSIGNMENT).with("text", text));
        }
        return new Assignment(text.substring(0, equals), text.substring(equals + 1));
    }

    /// Where it leads. What stands behind the last colon is a type only where the whole is no path,
    /// as names may hold colons.
    Aim aim(PathResolver resolver) throws SaveException {
        int colon = path.lastIndexOf(':');
        Optional<PrimitiveType> type =
                colon < 0 ? Optional.empty() : TypeText.findPrimitive(path.substring(colon + 1));
        if (type.isEmpty()) {
            return new Aim(resolver.resolveValue(path), null);
        }
        try {
            return new Aim(resolver.resolveValue(path), null);
        } catch (EditRefusedException noPath) {
            return new Aim(resolver.resolveValue(path.substring(0, colon)), type.get());
        }
    }

    /// The value that is meant for a place of a type.
    Value value(Type type, Literals.Context context) throws SaveException {
        if (value.startsWith("@")) {
            Optional<Value> content = ofFile(type, value.substring(1));
            if (content.isPresent()) {
                return content.get();
            }
        }
        return Literals.parse(value, type, context);
    }

    private static Optional<Value> ofFile(Type type, String file) throws SaveException {
        boolean takesFile =
                type == PrimitiveType.TEXT
                        || type == PrimitiveType.NAME
                        || type == PrimitiveType.BYTES;
        if (!takesFile) {
            return Optional.empty();
        }
        Bytes bytes = read(file);
        return Optional.of(
                switch ((PrimitiveType) type) {
                    case NAME -> new NameValue(bytes);
                    case BYTES -> new BytesValue(bytes);
                    default -> new TextValue(bytes);
                });
    }

    private static Bytes read(String file) throws SaveException {
        try (ByteSource source = FileSource.open(Call.path(file))) {
            if (source.size() > MOST_FILE_BYTES) {
                throw SaveException.of(
                        Finding.of(GeneralCode.LIMIT)
                                .with("limit", "stringBytes")
                                .with("found", source.size())
                                .with("allowed", MOST_FILE_BYTES));
            }
            return source.read(0, (int) source.size());
        }
    }
}
