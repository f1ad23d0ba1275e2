package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// The path of something that ships with the game.
///
/// @param path the asset, empty where there is none
/// @param subPath a part inside it, usually empty
public record AssetValue(Bytes path, Bytes subPath) implements Value {
    /// An asset without a part.
    public static AssetValue of(String path) {
        return new AssetValue(Bytes.ofText(path), Bytes.EMPTY);
    }

    /// The path to show, with the part behind a colon.
    public String text() {
        return subPath.isEmpty() ? path.asText() : path.asText() + ":" + subPath.asText();
    }

    /// What people call it: the last part of the path, or of the part inside the asset.
    public String name() {
        String text = text();
        int cut = text.length() - 1;
        while (cut >= 0 && "/.:".indexOf(text.charAt(cut)) < 0) {
            cut--;
        }
        return cut == text.length() - 1 ? text : text.substring(cut + 1);
    }

    @Override
    public Type type() {
        return PrimitiveType.ASSET;
    }
}
