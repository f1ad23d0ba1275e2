package dev.keepsake.app.document;

import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// What a header says under the names that formats share. Immutable.
///
/// @param header the header
public record HeaderFields(StructValue header) {
    /// What players call the save.
    public Optional<String> title() {
        return text("title")
                .or(() -> text("slot"))
                .or(() -> text("name"))
                .filter(t -> !t.isBlank());
    }

    /// What kind of save it is, such as `Quick`.
    public Optional<String> slotKind() {
        return header.find("slotKind")
                .map(value -> value instanceof EnumValue kind ? shortName(kind.text()) : null);
    }

    /// When it was saved.
    public Optional<Instant> savedAt() {
        return header.find("savedAt")
                .flatMap(value ->
                        value instanceof DateTimeValue time ? time.instant() : Optional.empty());
    }

    /// How long was played.
    public Optional<Duration> playTime() {
        return header.find("playTime")
                .map(value -> value instanceof DurationValue time ? time.duration() : null);
    }

    /// Where in the game.
    public Optional<String> place() {
        return text("place").filter(place -> !place.isBlank());
    }

    /// The number that tells newer copies from older ones.
    public Optional<Long> sequence() {
        return header.find("sequence")
                .map(value -> value instanceof IntegerValue number ? number.bits() : null);
    }

    private Optional<String> text(String name) {
        return header.find(name)
                .map(value ->
                        switch (value) {
                            case TextValue text -> text.text();
                            case NameValue text -> text.text();
                            default -> null;
                        });
    }

    private static String shortName(String constant) {
        return constant.substring(constant.lastIndexOf(':') + 1);
    }
}
