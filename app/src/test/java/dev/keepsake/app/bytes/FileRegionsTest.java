package dev.keepsake.app.bytes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.ByteMap;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What formats say of the bytes of real and of sample saves, whole and damaged.
final class FileRegionsTest {
    private static final SaveReader READER =
            new SaveReader(SaveFormats.installed(), TypeFiles.besideSaves());
    private static final int VALUES = 60;

    @TempDir Path folder;
    private int files;
    private int regions;
    private int spaces;
    private int checksums;
    private int values;
    private int found;

    private List<Path> demo() throws Exception {
        var all = new ArrayList<Path>();
        for (var file : DemoSaves.in(SaveFormats.installed()).all()) {
            Path path = folder.resolve(file.name());
            Files.createDirectories(path.getParent());
            Files.write(path, file.bytes().toArray());
            all.add(path);
        }
        return all;
    }

    private static List<Path> fixtures() throws IOException {
        Path root = Path.of(System.getProperty("keepsake.fixtures", "../../shared/fixtures"));
        assumeTrue(Files.isDirectory(root), "no fixtures in " + root);
        try (Stream<Path> walk = Files.walk(root)) {
            return walk.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().contains("expected"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyByteOfASampleIsInOneRegion() throws Exception {
        for (Path file : demo()) {
            check(file);
        }
        print("samples");
        assertTrue(files > 10 && checksums > 20, () -> files + " files");
    }

    @Test
    void everyByteOfARealSaveIsInOneRegion() throws Exception {
        for (Path file : fixtures()) {
            check(file);
        }
        print("real saves");
        assertTrue(files > 100, () -> files + " files");
    }

    @Test
    void everyByteOfADamagedSampleIsInOneRegion() throws Exception {
        for (Path file : demo()) {
            byte[] bytes = Files.readAllBytes(file);
            for (int i = 1; i < 5; i++) {
                Files.write(file, Arrays.copyOf(bytes, bytes.length * i / 5));
                check(file);
                byte[] flipped = bytes.clone();
                flipped[bytes.length * i / 5] ^= 0x10;
                Files.write(file, flipped);
                check(file);
            }
        }
        print("damaged samples");
        assertTrue(files > 50, () -> files + " files");
    }

    private void print(String what) {
        System.out.printf(
                "Regions of %s: %d files, %d spaces, %d regions, %d checksums, %d of %d values"
                        + " found at their bytes%n",
                what, files, spaces, regions, checksums, found, values);
        assertEquals(values, found);
    }

    private void check(Path file) throws Exception {
        try (OpenedSave save = READER.read(file, Progress.NONE)) {
            SaveDocument document = save.document();
            if (document == null) {
                return;
            }
            ByteMap map = document.origin().bytes().orElseThrow();
            assertEquals(Files.size(file), map.size(ByteSpace.FILE));
            files++;
            var open = new HashSet<ByteSpace>();
            cover(file, map, ByteSpace.FILE, open);
            for (ByteSpace space : Set.copyOf(open)) {
                cover(file, map, space, new HashSet<>());
            }
            checkValues(file, document, map);
        }
    }

    private void cover(Path file, ByteMap map, ByteSpace space, Set<ByteSpace> more)
            throws SaveException {
        long size;
        try {
            size = map.size(space);
            map.read(space, 0, (int) Math.min(1, size));
        } catch (SaveException damaged) {
            return;
        }
        spaces++;
        for (long at = 0; at < size; ) {
            Region region = map.region(space, at);
            long from = at;
            assertEquals(at, region.span().offset(), () -> file + " " + space + " " + region);
            assertTrue(region.span().length() > 0, () -> file + " at " + from + " " + region);
            long last = region.span().end() - 1;
            assertEquals(region.span(), map.region(space, last).span(), () -> file + " " + region);
            if (region.packed() != null) {
                more.add(region.packed().space());
            }
            checkChecksum(map, region);
            at = region.span().end();
            regions++;
        }
        assertEquals(size, regionsEnd(map, space, size), file::toString);
    }

    private static long regionsEnd(ByteMap map, ByteSpace space, long size) throws SaveException {
        return size == 0 ? 0 : map.region(space, size - 1).span().end();
    }

    private void checkChecksum(ByteMap map, Region region) throws SaveException {
        if (region.kind() == Region.Kind.CHECKSUM) {
            RegionChecksum checked =
                    map.check(Objects.requireNonNull(region.checksum()), Progress.NONE);
            assertFalse(checked.state() == RegionChecksum.State.UNCHECKED);
            RegionChecksum again = map.region(ByteSpace.FILE, region.span().offset()).checksum();
            assertEquals(checked.state(), Objects.requireNonNull(again).state());
            checksums++;
        }
    }

    private void checkValues(Path file, SaveDocument document, ByteMap map) throws SaveException {
        int left = VALUES;
        for (Chunk chunk : document.chunks()) {
            int step = Math.max(1, chunk.size() / 10);
            boolean records = chunk.head().kind() == ChunkHead.Kind.RECORDS;
            for (int i = 0; records && i < chunk.size() && left > 0; i += step) {
                RecordId id = chunk.record(i).id();
                RecordContent content;
                try {
                    content = chunk.record(i).content();
                } catch (SaveException damaged) {
                    continue;
                }
                for (int s = 0; s < content.sections().size(); s++) {
                    left =
                            walk(
                                    file,
                                    document,
                                    map,
                                    id,
                                    ItemPath.of(s),
                                    content.sections().get(s).content(),
                                    left);
                }
            }
        }
    }

    private int walk(
            Path file,
            SaveDocument document,
            ByteMap map,
            RecordId id,
            ItemPath path,
            Value value,
            int most)
            throws SaveException {
        int left = most - 1;
        checkValue(file, document, map, id, path);
        if (value instanceof ContainerValue container
                && container.items() instanceof InlineItems items) {
            for (int i = 0; i < items.count() && left > 0; i += Math.max(1, items.count() / 5)) {
                left = walk(file, document, map, id, path.then(i), items.value(i), left);
            }
        }
        return left;
    }

    /// At the first and the last byte of a value stands that value, or one inside it.
    private void checkValue(
            Path file, SaveDocument document, ByteMap map, RecordId id, ItemPath path)
            throws SaveException {
        ValueLocation location = document.origin().locate(id, path).orElse(null);
        if (location == null || ByteSpace.spanOf(location).length() == 0) {
            return;
        }
        Span span = ByteSpace.spanOf(location);
        for (long at : new long[] {span.offset(), span.end() - 1}) {
            ByteMap.Place place = map.find(ByteSpace.of(location), at, Progress.NONE).orElseThrow();
            values++;
            int depth = Math.min(path.ids().size(), place.path().ids().size());
            boolean below =
                    place.path().ids().subList(0, depth).equals(path.ids().subList(0, depth));
            boolean deep = depth == path.ids().size() || place.span().equals(span);
            boolean inside = place.record().equals(id) && below && deep && place.span().holds(at);
            if (inside) {
                found++;
            } else {
                System.out.println(
                        file + " " + id + " " + path + " " + span + " at " + at + ": " + place);
            }
        }
    }
}
