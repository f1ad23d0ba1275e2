package dev.keepsake.app.demo;

import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// The sample saves: slots with two copies each (one copy is damaged), a profile, saves of another
/// engine, and a type file that says what the town's types are.
///
/// The same bytes at every call. Immutable.
public final class DemoSaves {
    private static final Instant EVENING = Instant.parse("2026-11-30T21:14:03.250Z");

    private static final Moment BRIDGE =
            moment("before-the-bridge", "Before the bridge", "Manual", 0, 842, 42, Scene.EVENING);

    private static final List<Moment> MOMENTS =
            List.of(
                    BRIDGE,
                    moment("quick", "Harbour, night", "Quick", 31, 820, 77, Scene.NIGHT),
                    moment("auto-2", "Autosave 2", "Auto", 62, 801, 18, Scene.MORNING),
                    moment("auto-3", "Autosave 3", "Auto", 43, 811, 19, Scene.NOON),
                    moment(
                            "mine-entrance",
                            "Mine entrance",
                            "Checkpoint",
                            1_440,
                            720,
                            9,
                            Scene.MINE));

    private final SaveFormats formats;

    private DemoSaves(SaveFormats formats) {
        this.formats = formats;
    }

    /// The sample saves in those of the formats that are there.
    public static DemoSaves in(SaveFormats formats) {
        return new DemoSaves(formats);
    }

    private static Moment moment(
            String slot,
            String title,
            String kind,
            int minutesBefore,
            int minutesPlayed,
            long sequence,
            Scene scene) {
        return new Moment(
                slot,
                title,
                kind,
                kind.equals("Checkpoint") ? "Mine, upper gallery" : "Harbour, market square",
                EVENING.minus(Duration.ofMinutes(minutesBefore)),
                Duration.ofMinutes(minutesPlayed).plusSeconds(sequence),
                sequence,
                120,
                scene);
    }

    /// A sample save.
    ///
    /// @param name of the file
    /// @param bytes all of it
    public record Sample(String name, Bytes bytes) {}

    /// All of them, in the order to write them.
    public List<Sample> all() throws SaveException {
        var samples = new ArrayList<Sample>();
        var keepsake = formats.find("keepsake");
        if (keepsake.isPresent()) {
            for (Moment moment : MOMENTS) {
                addCopies(samples, keepsake.get(), moment);
            }
            samples.add(
                    new Sample(
                            "profile_mira.a.ksave",
                            write(keepsake.get(), "1", sink -> Ledger.write(EVENING, sink))));
            samples.add(new Sample(TypeFiles.NAME, TownTypes.file()));
        }
        var spark = formats.find("spark");
        if (spark.isPresent()) {
            samples.add(new Sample("outpost.spark_save", write(spark.get(), "4", Outpost::write)));
        }
        samples.add(new Sample("settings.db", Outpost.settings()));
        return List.copyOf(samples);
    }

    /// The newer save stands in copy A where the sequence is even, as saves take turns.
    private static void addCopies(List<Sample> samples, SaveFormat format, Moment newest)
            throws SaveException {
        boolean even = newest.sequence() % 2 == 0;
        Bytes newer = write(format, "1", sink -> HarbourTown.write(newest, sink));
        Bytes older = write(format, "1", sink -> HarbourTown.write(newest.before(), sink));
        if (newest.equals(BRIDGE)) {
            older = damaged(older);
        }
        String name = "slot_" + newest.slot();
        samples.add(new Sample(name + ".a.ksave", even ? newer : older));
        samples.add(new Sample(name + ".b.ksave", even ? older : newer));
    }

    /// A byte in the last block of the big map is turned over, as a bad disk would.
    private static Bytes damaged(Bytes save) {
        byte[] bytes = save.toArray();
        bytes[bytes.length * 3 / 4] ^= 0x10;
        return Bytes.wrap(bytes);
    }

    /// Fills a new save.
    private interface Filling {
        void into(RecordSink sink) throws SaveException;
    }

    private static Bytes write(SaveFormat format, String version, Filling filling)
            throws SaveException {
        var bytes = new MemorySink();
        try (RecordSink sink = format.create(version, bytes, Limits.DEFAULT)) {
            filling.into(sink);
        }
        return bytes.bytes();
    }
}
