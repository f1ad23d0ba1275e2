package dev.keepsake.app.map;

import dev.keepsake.model.document.Chunk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What stands on the maps of a save, counted. Immutable.
///
/// @param maps the chunks that anything stands on, the fullest first
/// @param classes the classes on the map that is shown, the most frequent first
/// @param edited how many on it are edited
/// @param gone how many on it are destroyed
record MapLegend(List<OnMap> maps, List<OfClass> classes, int edited, int gone) {
    static final MapLegend NONE = new MapLegend(List.of(), List.of(), 0, 0);

    MapLegend {
        maps = List.copyOf(maps);
        classes = List.copyOf(classes);
    }

    /// A chunk and how much stands on it.
    record OnMap(int chunk, String name, int count) {}

    /// A class, its number among the points, and how many of it there are.
    record OfClass(String name, int number, int count) {}

    /// Counts points.
    ///
    /// @param shown the number of the chunk that is shown, null for all
    static MapLegend of(MapPoints points, List<Chunk> chunks, @Nullable Integer shown) {
        int[] ofClass = new int[points.classNames().size()];
        var ofChunk = new HashMap<Integer, Integer>();
        int edited = 0;
        int gone = 0;
        for (int i = 0; i < points.size(); i++) {
            ofChunk.merge(points.chunk(i), 1, Integer::sum);
            if (shown == null || shown == points.chunk(i)) {
                ofClass[points.classOf(i)]++;
                edited += points.marks(i) & MapPoints.EDITED;
                gone += (points.marks(i) & MapPoints.GONE) / MapPoints.GONE;
            }
        }
        return new MapLegend(maps(ofChunk, chunks), classes(ofClass, points), edited, gone);
    }

    private static List<OnMap> maps(Map<Integer, Integer> counts, List<Chunk> chunks) {
        var maps = new ArrayList<OnMap>();
        for (Chunk chunk : chunks) {
            int count = counts.getOrDefault(chunk.number(), 0);
            if (count > 0) {
                String name = (chunk.id() + " " + chunk.key()).strip();
                maps.add(new OnMap(chunk.number(), name, count));
            }
        }
        maps.sort(Comparator.comparingInt(OnMap::count).reversed());
        return maps;
    }

    private static List<OfClass> classes(int[] counts, MapPoints points) {
        var classes = new ArrayList<OfClass>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                classes.add(new OfClass(points.classNames().get(i), i, counts[i]));
            }
        }
        classes.sort(
                Comparator.comparingInt(OfClass::count).reversed().thenComparing(OfClass::name));
        return classes;
    }

    /// The place of a class among them, −1 where it is not there: the first ones have a colour of
    /// their own.
    int rank(int number) {
        for (int i = 0; i < classes.size(); i++) {
            if (classes.get(i).number() == number) {
                return i;
            }
        }
        return -1;
    }

    /// How many stand on the map that is shown.
    int count() {
        return classes.stream().mapToInt(OfClass::count).sum();
    }
}
