package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.query.Query;
import dev.keepsake.model.query.Search;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.RandomRecords;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/// What a query selects is what looking at every value of a save by hand selects.
class SearchPropertyTest {
    private record Seen(Path path, RecordHead head, Value value) {}

    private interface ByHand {
        boolean holds(Seen seen);
    }

    private static final Map<String, ByHand> QUERIES = new LinkedHashMap<>();

    static {
        QUERIES.put("path = **", seen -> true);
        QUERIES.put("value < 20", seen -> compare(seen.value(), "20") == -1);
        QUERIES.put(
                "value >= 9007199254740993",
                seen -> compare(seen.value(), "9007199254740993") >= 0);
        QUERIES.put(
                "value in -1..1.5",
                seen -> compare(seen.value(), "-1") >= 0 && compare(seen.value(), "1.5") <= 0);
        QUERIES.put("is nan", seen -> isNaN(seen.value()));
        QUERIES.put("is kept", seen -> seen.value() instanceof OpaqueValue);
        QUERIES.put(
                "kind = entity and type = Text",
                seen -> seen.head().kind().equals("entity") && seen.value() instanceof TextValue);
        QUERIES.put(
                "path = XFRM/location/* and value > 0",
                seen ->
                        seen.path().toString().matches(".*/XFRM/location/[^/\\[{]+")
                                && compare(seen.value(), "0") == 1);
        QUERIES.put(
                "not path = /WRLD@key0/** and not value ~ /^[0-9]/ and value contains \"e\"",
                seen ->
                        !(seen.path().chunk().equals("WRLD") && seen.path().key().equals("key0"))
                                && !text(seen.value()).matches("(?s)[0-9].*")
                                && text(seen.value()).toLowerCase(Locale.ROOT).contains("e"));
    }

    /// −2 where they do not compare.
    private static int compare(Value value, String other) {
        return switch (value) {
            case IntegerValue number -> sign(new BigDecimal(number.number()), other);
            case FloatValue number when Float.isFinite(number.value()) ->
                    sign(new BigDecimal(Float.toString(number.value())), other);
            case DoubleValue number when Double.isFinite(number.value()) ->
                    sign(new BigDecimal(Double.toString(number.value())), other);
            case FloatValue number when Float.isInfinite(number.value()) ->
                    number.value() > 0 ? 1 : -1;
            case DoubleValue number when Double.isInfinite(number.value()) ->
                    number.value() > 0 ? 1 : -1;
            default -> -2;
        };
    }

    private static int sign(BigDecimal number, String other) {
        return number.compareTo(new BigDecimal(other));
    }

    private static boolean isNaN(Value value) {
        return value instanceof FloatValue number && Float.isNaN(number.value())
                || value instanceof DoubleValue wide && Double.isNaN(wide.value());
    }

    private static String text(Value value) {
        return switch (value) {
            case TextValue text -> text.text();
            case NameValue name -> name.text();
            case AssetValue asset -> asset.text();
            default -> Literals.print(value).orElse("");
        };
    }

    private static List<Seen> all(SaveDocument document) throws SaveException {
        var all = new ArrayList<Seen>();
        collect(all, Path.ofHeader(), new RecordHead("", "", ""), document.header());
        for (Chunk chunk : document.chunks()) {
            if (chunk.head().kind() == ChunkHead.Kind.RAW) {
                continue;
            }
            var seen = new HashMap<String, Integer>();
            for (int i = 0; i < chunk.size(); i++) {
                SaveRecord record = chunk.record(i);
                RecordHead head = record.head();
                int ordinal = seen.merge(head.subject(), 1, Integer::sum) - 1;
                Path path = Path.ofChunk(chunk.id(), chunk.key()).record(head.subject(), ordinal);
                for (Section section : record.content().sections()) {
                    collect(all, path.section(section.id()), head, section.content());
                }
            }
        }
        return all;
    }

    private static void collect(List<Seen> all, Path path, RecordHead head, Value value)
            throws SaveException {
        all.add(new Seen(path, head, value));
        ValueWalk.parts(value, (number, step, part) -> collect(all, path.then(step), head, part));
    }

    @Property(tries = 100)
    void selectsTheSame(@ForAll long seed) throws SaveException {
        var bytes =
                SampleSaves.write(sink -> {
                    sink.begin(SampleSaves.fullHeader(), null);
                    new RandomRecords(new Random(seed), 3).chunks(sink, 4, 6);
                });
        try (SaveDocument document = SampleSaves.open(bytes)) {
            List<Seen> all = all(document);
            for (var entry : QUERIES.entrySet()) {
                assertEquals(
                        all.stream()
                                .filter(entry.getValue()::holds)
                                .map(seen -> seen.path().toString())
                                .toList(),
                        found(document, entry.getKey()),
                        entry.getKey());
            }
        }
    }

    private static List<String> found(SaveDocument document, String query) throws SaveException {
        var paths = new ArrayList<String>();
        Search.run(
                document,
                Query.parse(query),
                hit -> paths.add(hit.path().toString()),
                Progress.NONE);
        return paths;
    }
}
