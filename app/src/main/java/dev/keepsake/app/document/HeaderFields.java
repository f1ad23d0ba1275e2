package dev.keepsake.app.document;

import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a header says under the names that formats share. Immutable.
///
/// @param header the header
public record HeaderFields(StructValue header) {
    /// The end of the year 9999: a number above is no time.
    private static final long LAST_SECOND = 253_402_300_799L;

    /// What players call the save.
    public Optional<String> title() {
        return Stream.of("title", "saveName", "slot")
                .flatMap(name -> text(name).stream())
                .filter(title -> !title.isBlank())
                .findFirst();
    }

    /// What kind of save it is, such as `Quick`.
    public Optional<String> slotKind() {
        return header.find("slotKind")
                .map(value -> value instanceof EnumValue kind ? shortName(kind.text()) : null);
    }

    /// When it was saved.
    public Optional<Instant> savedAt() {
        return header.find("savedAt")
                .or(() -> header.find("timestamp"))
                .flatMap(HeaderFields::instant);
    }

    /// A number counts seconds from 1970; 0 stands for none.
    private static Optional<Instant> instant(Value value) {
        return switch (value) {
            case DateTimeValue time -> time.instant();
            case IntegerValue seconds when seconds.bits() > 0 && seconds.bits() < LAST_SECOND ->
                    Optional.of(Instant.ofEpochSecond(seconds.bits()));
            default -> Optional.empty();
        };
    }

    /// How long was played.
    public Optional<Duration> playTime() {
        return header.find("playTime")
                .or(() -> header.find("playSeconds"))
                .map(value ->
                        switch (value) {
                            case DurationValue time -> time.duration();
                            case FloatValue seconds -> seconds(seconds.value());
                            case DoubleValue seconds -> seconds(seconds.value());
                            case IntegerValue seconds -> seconds((double) seconds.bits());
                            default -> null;
                        });
    }

    private static @Nullable Duration seconds(double count) {
        return count >= 0 && count < LAST_SECOND ? Duration.ofSeconds((long) count) : null;
    }

    /// The version of the engine that the game is made with.
    public Optional<String> engine() {
        return text("engineVersion")
                .filter(version -> !version.isBlank())
                .or(() ->
                        number("engineMajor")
                                .flatMap(major ->
                                        number("engineMinor").map(minor -> major + "." + minor))
                                .map(version ->
                                        number("enginePatch")
                                                .map(patch -> version + "." + patch)
                                                .orElse(version)));
    }

    /// The class of what is saved, without the package it is in.
    public Optional<String> className() {
        return text("className")
                .filter(name -> !name.isBlank())
                .map(AssetValue::of)
                .map(AssetValue::name);
    }

    /// What is around the save in its file, as a word; empty where nothing is.
    public Optional<String> wrapper() {
        return text("wrapper").filter(word -> !word.isBlank());
    }

    private Optional<Long> number(String name) {
        return header.find(name)
                .map(value -> value instanceof IntegerValue number ? number.bits() : null);
    }

    /// Where in the game.
    public Optional<String> place() {
        return text("place")
                .or(() -> text("sceneName"))
                .or(() -> text("mapName"))
                .filter(place -> !place.isBlank());
    }

    /// The number that tells newer copies from older ones.
    public Optional<Long> sequence() {
        return number("sequence");
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
