package dev.keepsake.unreal.value;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Layout;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.StringForm;

/// The path of something that ships with the game, loaded when needed.
///
/// Package and asset stand as one path with a dot between them; where the last dot is not that
/// place, the setting [#PACKAGE] says how many bytes of the path are the package's.
final class SoftPathForm extends Form {
    private static final String PACKAGE = "package";
    private static final String ASSET = "asset";
    private static final String PART = "part";

    private final Layout layout;

    SoftPathForm(Layout layout) {
        this.layout = layout;
    }

    @Override
    PrimitiveType declared() {
        return PrimitiveType.ASSET;
    }

    @Override
    int least() {
        return 4;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        return switch (layout.pathForm()) {
            case WHOLE -> new AssetValue(reading.string(StringForm.SETTING), Bytes.EMPTY);
            case WITH_PART -> new AssetValue(reading.string(StringForm.SETTING), part(reading));
            case WITH_PACKAGE -> {
                Bytes path = path(reading);
                yield new AssetValue(path, part(reading));
            }
        };
    }

    private static Bytes path(Reading reading) throws Misread, SaveException {
        Bytes container = reading.string(StringForm.SETTING);
        Bytes asset = reading.string(ASSET);
        var joined = new Output(container.length() + asset.length() + 1);
        joined.writeBytes(container);
        if (!container.isEmpty() || !asset.isEmpty()) {
            joined.writeU8('.');
        }
        joined.writeBytes(asset);
        Bytes path = joined.bytes();
        if (split(path) != container.length()) {
            reading.addSpelling(PACKAGE, new Encoding.Setting.Count(container.length()));
        }
        return path;
    }

    /// How many bytes of a path are the package's, by the last dot.
    private static int split(Bytes path) {
        for (int i = path.length() - 1; i >= 0; i--) {
            if (path.at(i) == '.') {
                return i;
            }
        }
        return path.length();
    }

    private Bytes part(Reading reading) throws Misread, SaveException {
        if (!layout.partInUtf8()) {
            return reading.string(PART);
        }
        Input in = reading.in();
        return in.readBytes(in.readCount(1));
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        boolean whole = layout.pathForm() == Layout.PathForm.WHOLE;
        if (!(value instanceof AssetValue(Bytes path, Bytes part)) || whole && !part.isEmpty()) {
            throw writing.refused(PrimitiveType.ASSET, value);
        }
        if (layout.pathForm() == Layout.PathForm.WITH_PACKAGE) {
            if (!path.isEmpty() && split(path) == path.length()) {
                throw writing.refused(PrimitiveType.ASSET, value);
            }
            writePath(path, encoding, writing);
        } else {
            writing.string(path, encoding, StringForm.SETTING);
        }
        if (!whole) {
            writePart(part, encoding, writing);
        }
    }

    private static void writePath(Bytes path, Encoding encoding, Writing writing) {
        int split = encoding.findNumber(PACKAGE).orElse((long) split(path)).intValue();
        boolean fits = split >= 0 && split < path.length() && path.at(split) == '.';
        int end = fits ? split : split(path);
        writing.string(path.slice(0, end), encoding, StringForm.SETTING);
        int from = Math.min(end + 1, path.length());
        writing.string(path.slice(from, path.length() - from), encoding, ASSET);
    }

    private void writePart(Bytes part, Encoding encoding, Writing writing) throws SaveException {
        if (!layout.partInUtf8()) {
            writing.string(part, encoding, PART);
            return;
        }
        writing.count(part.length());
        writing.out().writeBytes(part);
    }
}
