package dev.keepsake.unreal.value;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.unreal.wire.Misread;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;

/// The bytes of a save without its wrapper, and how they read. Any thread may use it.
public final class Content {
    private static final int MOST_INDEXES = 1_000;
    private static final int MOST_IDLE = 4;

    private final ByteSource source;
    private final Forms forms;
    private final Map<Place, PageIndex> indexes = new ConcurrentHashMap<>();
    private final Queue<Reading> readings = new ArrayBlockingQueue<>(MOST_IDLE);

    /// Where a container stands, and what is taken for its units: forms made anew for the same are
    /// the same.
    private record Place(int start, List<Object> units) {}

    /// A content of at most 2³¹ − 1 bytes.
    public Content(ByteSource source, Forms forms) {
        this.source = source;
        this.forms = forms;
    }

    /// The bytes.
    public ByteSource source() {
        return source;
    }

    /// How they read.
    public Forms forms() {
        return forms;
    }

    /// Begins to read at the first byte.
    public Reading read() throws SaveException {
        Reading idle = readings.poll();
        return idle == null ? new Reading(this) : idle;
    }

    /// Takes a reading back that ended well, with what it learned of the properties here.
    public void giveBack(Reading reading) {
        reading.rewind();
        readings.offer(reading);
    }

    /// The units of a large container, which are found once and read when asked.
    SourceItems pages(Reading reading, Units units, int count) throws Misread, SaveException {
        var place = new Place(reading.in().position(), units.key());
        PageIndex known = indexes.get(place);
        if (known == null || known.count() != count) {
            known = PageIndex.of(reading, units, count);
            if (indexes.size() >= MOST_INDEXES) {
                indexes.clear();
            }
            indexes.put(place, known);
        }
        reading.in().seek(known.end());
        return new SourceItems(this, units, known, reading);
    }
}
