package dev.keepsake.unreal.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.BigGvas;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.RandomGvas;
import dev.keepsake.unreal.UnrealFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every value stands where the document says, inside what holds it and behind what stands before.
final class LocateTest {
    private static final int SEEDS = 20;

    private long compared;

    static List<EngineVersion> engines() {
        return EngineVersion.ALL;
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyValueStandsWhereItIsSaid(EngineVersion engine) throws SaveException {
        for (int seed = 0; seed < SEEDS; seed++) {
            byte[] save = RandomGvas.of(seed, engine);
            try (SaveDocument document = open(save)) {
                Chunk root = document.chunks().get(0);
                for (int i = 0; i < root.size(); i++) {
                    RecordId id = root.record(i).id();
                    Value value = root.record(i).content().sections().get(0).content();
                    walk(document, id, ItemPath.of(0), value, locate(document, id, ItemPath.ROOT));
                }
            }
        }
        assertTrue(compared > SEEDS, compared + " values compared");
    }

    @ParameterizedTest
    @MethodSource("engines")
    void valuesOfPagesStandWhereTheyAreSaid(EngineVersion engine)
            throws SaveException, IOException {
        var bytes = new ByteArrayOutputStream();
        BigGvas.ofMegabytes(engine, BigGvas.Kind.STRUCTS, 3).write(bytes);
        try (SaveDocument document = open(bytes.toByteArray())) {
            RecordId id = document.chunks().get(0).record(0).id();
            var list = (ContainerValue) document.record(id).content().sections().get(0).content();
            PagedItems items = (PagedItems) list.items();
            Span all = locate(document, id, ItemPath.of(0));
            for (long item = 0; item < items.size(); item += 997) {
                Value value = items.page(item, 1).value(0);
                walk(document, id, ItemPath.of(0, item), value, all);
            }
        }
        assertTrue(compared > 10, compared + " values compared");
    }

    private static SaveDocument open(byte[] save) throws SaveException {
        return new UnrealFormat()
                .open(
                        MemorySource.of("save", Bytes.wrap(save)),
                        OpenOptions.DEFAULT,
                        Progress.NONE);
    }

    private static Span locate(SaveDocument document, RecordId id, ItemPath path)
            throws SaveException {
        return location(document, id, path).region();
    }

    private static ValueLocation location(SaveDocument document, RecordId id, ItemPath path)
            throws SaveException {
        Optional<ValueLocation> found = document.origin().locate(id, path);
        assertTrue(found.isPresent(), () -> "nowhere: " + path);
        return found.get();
    }

    private void walk(SaveDocument document, RecordId id, ItemPath path, Value value, Span outer)
            throws SaveException {
        ValueLocation location = location(document, id, path);
        Span own = location.region();
        assertTrue(own.offset() >= outer.offset() && own.end() <= outer.end(), path::toString);
        compare(value, location.bytes());
        if (value instanceof ContainerValue container
                && container.items() instanceof InlineItems items) {
            long last = own.offset();
            for (int i = 0; i < items.count(); i++) {
                ItemPath inner = path.then(i);
                Span span = locate(document, id, inner);
                assertTrue(span.offset() >= last, inner::toString);
                last = span.end();
                walk(document, id, inner, items.value(i), own);
            }
        }
    }

    private void compare(Value value, Bytes bytes) {
        switch (value) {
            case IntegerValue number -> compareBits(number.bits(), number.type().width(), bytes);
            case FloatValue(int bits) -> compareBits(bits, 4, bytes);
            case DoubleValue(long bits) -> compareBits(bits, 8, bytes);
            case NameValue(Bytes name) when name.isUtf8() && isNarrow(bytes) ->
                    compareText(name, bytes);
            case TextValue(Bytes text) when isNarrow(bytes) -> compareText(text, bytes);
            default -> {}
        }
    }

    /// A number in a localized text stands with the byte that says what it is.
    private void compareBits(long bits, int width, Bytes bytes) {
        assertTrue(bytes.length() == width || bytes.length() == width + 1, bytes::toString);
        int from = bytes.length() - width;
        long stored = 0;
        for (int i = width - 1; i >= 0; i--) {
            stored = stored << 8 | bytes.at(from + i) & 0xFF;
        }
        int unused = 64 - 8 * width;
        assertEquals(bits << unused, stored << unused);
        compared++;
    }

    private static boolean isNarrow(Bytes bytes) {
        return bytes.length() > 4 && bytes.at(3) == 0;
    }

    private void compareText(Bytes text, Bytes bytes) {
        assertEquals(text, bytes.slice(4, text.length()));
        compared++;
    }
}
