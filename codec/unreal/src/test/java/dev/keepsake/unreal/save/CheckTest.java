package dev.keepsake.unreal.save;

import static dev.keepsake.testkit.unreal.Containers.pair;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_1;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Verdict;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.testkit.unreal.BigGvas;
import dev.keepsake.testkit.unreal.Containers;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.RandomGvas;
import dev.keepsake.testkit.unreal.Value;
import dev.keepsake.testkit.unreal.Values;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wrapper.Wrapped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A check reads every property, goes on behind one that is refused, and says where each finding
/// stands.
final class CheckTest {
    private static final byte[] MARK = {(byte) 0xFE, 1, (byte) 0xFE, 2, (byte) 0xFE, 3};

    static List<EngineVersion> engines() {
        return EngineVersion.ALL;
    }

    private static List<Finding> of(Bytes save, UnrealCode code) throws SaveException {
        return Saves.verify(save).findings().kept().stream()
                .filter(finding -> finding.code() == code)
                .toList();
    }

    private static String path(Finding finding) {
        return String.valueOf(finding.path());
    }

    private static int indexOf(Bytes bytes, byte[] wanted, int from) {
        for (int at = from; at + wanted.length <= bytes.length(); at++) {
            if (bytes.slice(at, wanted.length).equals(Bytes.wrap(wanted))) {
                return at;
            }
        }
        throw new AssertionError("not there");
    }

    private static Bytes withLongKept() {
        return Bytes.wrap(
                GvasBuilder.of(UE_5_4)
                        .integer("Before", 1)
                        .property("Long", Natives.unknown("S_Long", new byte[200]))
                        .integer("After", 2)
                        .property("Longer", Natives.unknown("S_Long", new byte[201]))
                        .str("Last", "x")
                        .build());
    }

    @Test
    void whatIsRefusedIsReportedAndTheRestIsChecked() throws SaveException {
        Bytes save = withLongKept();
        Verdict verdict = Saves.verify(save, Saves.limits(100, 100));
        assertEquals(Outcome.REFUSED, verdict.outcome());
        assertEquals(false, verdict.exact());
        assertEquals(3, verdict.records());
        assertEquals(
                List.of("root/Long", "root/Longer"),
                verdict.findings().kept().stream().map(CheckTest::path).toList());
        Finding first = verdict.findings().kept().get(0);
        assertEquals(GeneralCode.LIMIT, first.code());
        Span span = Objects.requireNonNull(first.span());
        assertEquals(Bytes.wrap(new byte[200]), save.slice((int) span.offset(), 200));
        assertEquals(200, span.length());
    }

    @Test
    void whatIsRefusedInAWrapperStandsInTheFile() throws SaveException {
        Bytes content = withLongKept();
        Bytes file = Wrapped.plz1(content);
        Finding plain = Saves.verify(content, Saves.limits(100, 100)).findings().kept().get(0);
        Finding wrapped = Saves.verify(file, Saves.limits(100, 100)).findings().kept().get(0);
        Span span = Objects.requireNonNull(plain.span());
        assertEquals(
                plain.withSpan(new Span(0, file.length())).with("decodedOffset", span.offset()),
                wrapped);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyFindingOfACheckHasItsBytes(EngineVersion engine) throws SaveException {
        int found = 0;
        for (int seed = 0; seed < 40; seed++) {
            Bytes save = Bytes.wrap(RandomGvas.of(seed, engine));
            for (Finding finding : Saves.verify(save).findings().kept()) {
                Span span = finding.span();
                assertNotNull(span, finding::toString);
                assertTrue(span.end() <= save.length(), finding::toString);
                String length = finding.details().get("length");
                assertEquals(
                        length == null ? span.length() : Long.parseLong(length),
                        span.length(),
                        finding::toString);
                found++;
            }
        }
        System.out.printf("%d findings of %s with their bytes%n", found, engine.release());
    }

    private static Value marked(int more) {
        byte[] bytes = Arrays.copyOf(MARK, MARK.length + more);
        return Natives.unknown("S_Kept", bytes);
    }

    @Test
    void aValueKeptAsReadStandsWhereItsBytesAre() throws SaveException {
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(UE_5_4)
                                .property("One", marked(1))
                                .struct("Outer", "S_Outer", in -> in.property("Two", marked(2)))
                                .build());
        List<Finding> found = of(save, UnrealCode.KEPT);
        int first = indexOf(save, MARK, 0);
        int second = indexOf(save, MARK, first + 1);
        assertEquals(
                List.of(new Span(first, 7), new Span(second, 8)),
                found.stream().map(Finding::span).toList());
        Bytes file = Wrapped.plz2(save);
        assertEquals(
                found.stream()
                        .map(each ->
                                each.withSpan(new Span(0, file.length()))
                                        .with(
                                                "decodedOffset",
                                                Objects.requireNonNull(each.span()).offset()))
                        .toList(),
                of(file, UnrealCode.KEPT));
    }

    @Test
    void bytesBehindTheListOfAStructAreTold() throws SaveException {
        byte[] list = GvasBuilder.propertyList(UE_5_1, each -> each.integer("Number", 41));
        byte[] longer = Arrays.copyOf(list, list.length + MARK.length);
        System.arraycopy(MARK, 0, longer, list.length, MARK.length);
        PropertyType grown = PropertyType.struct("S_Grown");
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(UE_5_1)
                                .property("Top", Values.raw(grown, longer))
                                .struct(
                                        "Outer",
                                        "S_Outer",
                                        in -> in.property("In", Values.raw(grown, longer)))
                                .build());
        int first = indexOf(save, MARK, 0);
        int second = indexOf(save, MARK, first + 1);
        List<Finding> found = of(save, UnrealCode.REST);
        assertEquals(
                List.of(new Span(first, MARK.length), new Span(second, MARK.length)),
                found.stream().map(Finding::span).toList());
        assertEquals(
                List.of("root/Top/PROP", "root/Outer/PROP/In"),
                found.stream().map(CheckTest::path).toList());
        assertEquals("6", found.get(0).details().get("length"));
        assertEquals(0, Saves.verify(save).keptAsRead());
    }

    @Test
    void whatTheHeaderAndTheWrapperSayHasItsBytes() throws SaveException {
        Bytes save = Bytes.wrap(GvasBuilder.of(UE_5_4).integer("Level", 1).build());
        Bytes newer = Wrapped.changed(Wrapped.changed(save, 9, 9), 13, 9);
        assertEquals(
                List.of(new Span(8, 4), new Span(12, 4)),
                of(newer, UnrealCode.UNSEEN_VERSION).stream().map(Finding::span).toList());
        Bytes other = Wrapped.plz1(Bytes.wrap(new byte[100]));
        assertEquals(
                List.of(new Span(0, other.length())),
                of(other, UnrealCode.BODY).stream().map(Finding::span).toList());
    }

    private static Value kept(int number) {
        return Values.struct("S_Row", row -> row.property("Kept", marked(number)));
    }

    @Test
    void equalKeysAreToldApart() throws SaveException {
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(UE_5_4)
                                .map(
                                        "Rows",
                                        PropertyType.NAME,
                                        PropertyType.struct("S_Row"),
                                        pair(Values.name("a"), kept(1)),
                                        pair(Values.name("b"), kept(2)),
                                        pair(Values.name("a"), kept(3)),
                                        pair(Values.name("a"), kept(4)))
                                .build());
        assertEquals(
                List.of(
                        "root/Rows/PROP[=a]/Kept",
                        "root/Rows/PROP[=b]/Kept",
                        "root/Rows/PROP[=a#1]/Kept",
                        "root/Rows/PROP[=a#2]/Kept"),
                of(save, UnrealCode.KEPT).stream().map(CheckTest::path).toList());
    }

    @Test
    void equalKeysAreToldApartOverPages() throws SaveException {
        var pairs = new Containers.Pair[30_000];
        for (int i = 0; i < pairs.length; i++) {
            boolean marked = i == 10 || i == 20_000 || i == 29_999;
            Value row = marked ? kept(0) : Values.struct("S_Row", in -> in.integer("I", 1));
            pairs[i] = pair(Values.name(marked ? "same" : "key" + i), row);
        }
        Bytes save =
                Bytes.wrap(
                        GvasBuilder.of(UE_5_4)
                                .map("Rows", PropertyType.NAME, PropertyType.struct("S_Row"), pairs)
                                .build());
        List<Finding> found = of(save, UnrealCode.KEPT);
        assertEquals(
                List.of(
                        "root/Rows/PROP[=same]/Kept",
                        "root/Rows/PROP[=same#1]/Kept",
                        "root/Rows/PROP[=same#2]/Kept"),
                found.stream().map(CheckTest::path).toList());
        for (Finding finding : found) {
            Span span = Objects.requireNonNull(finding.span());
            assertEquals(Bytes.wrap(MARK), save.slice((int) span.offset(), MARK.length));
        }
    }

    @Test
    void aDamagedSaveOfPagesIsNeverThrown() throws SaveException, IOException {
        var out = new ByteArrayOutputStream();
        BigGvas.ofEntries(UE_4_27, BigGvas.Kind.MAP_BY_NAME, 20_000).write(out);
        Bytes save = Bytes.wrap(out.toByteArray());
        for (int at = 1_000; at < save.length(); at += save.length() / 40) {
            Verdict verdict = Saves.verify(Wrapped.changed(save, at, save.at(at) ^ 0x40));
            for (Finding finding : verdict.findings().kept()) {
                assertNotNull(finding.span(), finding::toString);
            }
        }
    }
}
