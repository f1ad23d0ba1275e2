package dev.keepsake.product;

import static dev.keepsake.testkit.unreal.Containers.array;
import static dev.keepsake.testkit.unreal.Containers.bytes;
import static dev.keepsake.testkit.unreal.Containers.map;
import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.Natives.dateTime;
import static dev.keepsake.testkit.unreal.Natives.guid;
import static dev.keepsake.testkit.unreal.Natives.linearColor;
import static dev.keepsake.testkit.unreal.Natives.quat;
import static dev.keepsake.testkit.unreal.Natives.timespan;
import static dev.keepsake.testkit.unreal.Natives.transform;
import static dev.keepsake.testkit.unreal.Natives.unknown;
import static dev.keepsake.testkit.unreal.Natives.vector;
import static dev.keepsake.testkit.unreal.Values.enumeration;
import static dev.keepsake.testkit.unreal.Values.float32;
import static dev.keepsake.testkit.unreal.Values.name;
import static dev.keepsake.testkit.unreal.Values.object;
import static dev.keepsake.testkit.unreal.Values.struct;
import static dev.keepsake.testkit.unreal.Values.text;

import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.GvasText;
import dev.keepsake.testkit.unreal.PropertyList;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.testkit.unreal.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Unreal saves as games write them, made for the tests.
public final class UnrealSaves {
    private static final String DIGITS = "_DC5D36B94877F1C2C2E461AA3B2B98A5";

    private UnrealSaves() {}

    /// A save with a value of every look; the type of what is in `Places` stands nowhere.
    public static Path town(Path folder) {
        GvasBuilder save =
                GvasBuilder.of(EngineVersion.UE_4_27).className("/Game/BP_Town.BP_Town_C");
        save.property("Captain", captain())
                .property("SavedAt", dateTime(638_400_000_000_000_000L))
                .property("Played", timespan(505_450_000_000L))
                .property("Weather", enumeration("EWeather", "EWeather::Storm"))
                .property("Flag", object("/Game/Art/T_Flag_Red.T_Flag_Red"))
                .property("Places", places())
                .property("Thumbnail", bytes((byte) 1, (byte) 2, (byte) 3))
                .property("Secret", unknown("OwnLayout", (byte) 7, (byte) 0, (byte) 9));
        try {
            return Files.write(folder.resolve("town.sav"), save.build());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Value captain() {
        return struct("Captain", UnrealSaves::captain);
    }

    private static void captain(PropertyList list) {
        list.property("Health_44" + DIGITS, float32(87.5f))
                .property("Rank_2" + DIGITS, enumeration("ERank", "ERank::Mate"))
                .property("Id_7" + DIGITS, guid(UnrealGuid.of("FD398920475E7E4D8F8CD581FF7FD339")))
                .property(
                        "Where_9" + DIGITS,
                        transform(
                                quat(0, 0, 0.7123f, 0.7019f),
                                vector(-346885.9, 262952.6, 4095.4),
                                vector(1, 1, 1)))
                .property("Coat_11" + DIGITS, linearColor(0.8f, 0.2f, 0.1f, 1))
                .property("Note_12" + DIGITS, text(GvasText.base("", "K1", "No note yet.")))
                .property("Crew_13" + DIGITS, array(PropertyType.NAME, name("Mira"), name("Joss")));
    }

    private static Value places() {
        return map(
                PropertyType.NAME,
                PropertyType.struct("Vector"),
                pair(name("Home"), vector(1, 2, 3)),
                pair(name("Away"), vector(-1, 0.5, 1e9)));
    }
}
