package dev.keepsake.spark.save;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.number.NumberReader;
import dev.keepsake.spark.number.NumberText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// A text or number of the metadata, in the order they stand there.
enum MetadataField {
    SAVE_NAME("saveName", PrimitiveType.TEXT),
    SCENE_NAME("sceneName", PrimitiveType.TEXT),
    PLAYER_CLASS("playerClass", PrimitiveType.TEXT),
    SCREENSHOT_PATH("screenshotPath", PrimitiveType.TEXT),
    TIMESTAMP("timestamp", PrimitiveType.UINT64),
    PLAY_TIME("playTime", PrimitiveType.FLOAT),
    PLAYER_HEALTH("playerHealth", PrimitiveType.FLOAT),
    PLAYER_ARMOR("playerArmor", PrimitiveType.FLOAT),
    POSITION_X("x", PrimitiveType.FLOAT),
    POSITION_Y("y", PrimitiveType.FLOAT),
    POSITION_Z("z", PrimitiveType.FLOAT),
    PLAYER_KILLS("playerKills", PrimitiveType.INT32),
    PLAYER_DEATHS("playerDeaths", PrimitiveType.INT32);

    /// The header's field that holds the three parts of the position.
    static final String POSITION = "position";

    private final String fieldName;
    private final PrimitiveType type;

    MetadataField(String fieldName, PrimitiveType type) {
        this.fieldName = fieldName;
        this.type = type;
    }

    /// The fields of a layout, in order.
    static List<MetadataField> layout(boolean withScreenshot) {
        return Arrays.stream(values())
                .filter(field -> withScreenshot || field != SCREENSHOT_PATH)
                .toList();
    }

    String fieldName() {
        return fieldName;
    }

    /// The field's name with the position's in front of its parts.
    String fullName() {
        return isPosition() ? POSITION + "." + fieldName : fieldName;
    }

    PrimitiveType type() {
        return type;
    }

    boolean isLine() {
        return type == PrimitiveType.TEXT;
    }

    boolean isPosition() {
        return this == POSITION_X || this == POSITION_Y || this == POSITION_Z;
    }

    /// What the engine writes between the field before and this one.
    Bytes standardGap() {
        return switch (this) {
            case SAVE_NAME -> Bytes.EMPTY;
            case POSITION_Y, POSITION_Z -> Bytes.ofText(" ");
            default -> Bytes.ofText("\n");
        };
    }

    /// Reads a line or word, empty where it is no number of the field's type.
    Optional<Value> parse(Bytes text) {
        if (isLine()) {
            return Optional.of(new TextValue(text));
        }
        String word = new String(text.toArray(), StandardCharsets.ISO_8859_1);
        return switch (type) {
            case FLOAT -> NumberReader.readStream(word).map(FloatValue::of);
            case UINT64 -> integer(NumberReader.readStreamUnsigned(word));
            default ->
                    integer(
                            NumberReader.readStreamInteger(
                                    word, Integer.MIN_VALUE, Integer.MAX_VALUE));
        };
    }

    private Optional<Value> integer(OptionalLong number) {
        return number.isPresent()
                ? Optional.of(new IntegerValue(number.getAsLong(), type))
                : Optional.empty();
    }

    /// The text the engine writes for a value, empty where the field cannot hold it.
    Optional<Bytes> print(Value value) {
        if (!value.type().equals(type)) {
            return Optional.empty();
        }
        return switch (value) {
            case TextValue text -> Optional.of(text.bytes());
            case FloatValue number -> Optional.of(Bytes.ofText(NumberText.general(number.value())));
            case IntegerValue number -> Optional.of(Bytes.ofText(number.text()));
            default -> Optional.empty();
        };
    }

    /// The text for a value: the engine's, or a longer one where that would read as another.
    Optional<Bytes> printExactly(Value value) {
        Optional<Bytes> printed = print(value);
        boolean same = printed.flatMap(this::parse).filter(value::equals).isPresent();
        boolean finite = value instanceof FloatValue number && Float.isFinite(number.value());
        return same || !finite
                ? printed
                : Optional.of(Bytes.ofText(NumberText.exact(((FloatValue) value).value())));
    }
}
