package dev.keepsake.bench;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.BigGvas;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.unreal.UnrealFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Unreal saves as bytes and as values: generated ones of 50 MB, and a real one of 2 MB where it is
/// at hand.
@State(Scope.Benchmark)
public class UnrealSaves {
    private static final int MEGABYTES = 50;
    private static final int PAGE = 4_096;

    /// Which save.
    @Param({"map53", "map54", "structs53", "real"})
    public String save = "";

    /// What the machine does with its bytes.
    Machine machine = new Machine(Bytes.wrap(new byte[1]));

    /// Its bytes.
    Bytes bytes = Bytes.EMPTY;

    /// Its header.
    StructValue header = StructValue.builder("").build();

    /// Its records, whole in memory.
    final List<DetachedRecord> records = new ArrayList<>();

    /// Makes or reads the save.
    @Setup
    public void make() throws IOException, SaveException {
        bytes = Bytes.wrap(content());
        machine = new Machine(bytes);
        try (SaveDocument document = open(bytes)) {
            header = document.header();
            Chunk root = document.chunks().get(0);
            for (int i = 0; i < root.size(); i++) {
                Section section = root.record(i).content().sections().get(0);
                Value whole = whole(section.content());
                var inline = new Section(section.id(), whole, section.encoding());
                records.add(new DetachedRecord(root.record(i).head(), RecordContent.of(inline)));
            }
        }
    }

    static SaveDocument open(Bytes bytes) throws SaveException {
        return new UnrealFormat()
                .open(MemorySource.of("save", bytes), OpenOptions.DEFAULT, Progress.NONE);
    }

    private byte[] content() throws IOException {
        if (save.equals("real")) {
            String folder = System.getProperty("keepsake.fixtures", "../shared/fixtures");
            return Files.readAllBytes(Path.of(folder, "unreal", "ue53_railroads_stringtable.sav"));
        }
        EngineVersion engine = save.endsWith("54") ? EngineVersion.UE_5_4 : EngineVersion.UE_5_3;
        BigGvas.Kind kind =
                save.startsWith("map") ? BigGvas.Kind.MAP_BY_NAME : BigGvas.Kind.STRUCTS;
        var out = new ByteArrayOutputStream(MEGABYTES << 20);
        BigGvas.ofMegabytes(engine, kind, MEGABYTES).write(out);
        return out.toByteArray();
    }

    /// The value with all pages of a container read into memory.
    private static Value whole(Value value) throws SaveException {
        if (!(value instanceof ContainerValue container)
                || !(container.items() instanceof PagedItems paged)) {
            return value;
        }
        List<Value> values = new ArrayList<>();
        List<Encoding> encodings = new ArrayList<>();
        for (long from = 0; from < paged.size(); ) {
            InlineItems page = paged.page(from, PAGE);
            for (int i = 0; i < page.count(); i++) {
                values.add(page.value(i));
                encodings.add(page.encoding(i));
            }
            from += page.count();
        }
        return container.withItems(InlineItems.of(values, encodings));
    }

    /// How many values a value holds, itself included; each page of a container is read.
    static long count(Value value) throws SaveException {
        if (!(value instanceof ContainerValue container)) {
            return 1;
        }
        return 1
                + switch (container.items()) {
                    case InlineItems inline -> count(inline);
                    case PagedItems paged -> count(paged);
                };
    }

    private static long count(InlineItems items) throws SaveException {
        long count = 0;
        for (int i = 0; i < items.count(); i++) {
            count += count(items.value(i));
        }
        return count;
    }

    private static long count(PagedItems items) throws SaveException {
        long count = 0;
        for (long from = 0; from < items.size(); ) {
            InlineItems page = items.page(from, PAGE);
            count += count(page);
            from += page.count();
        }
        return count;
    }
}
