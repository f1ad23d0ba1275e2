package dev.keepsake.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NavigationTest {
    @TempDir private java.nio.file.Path folder;
    private final DocumentViewModel document = FakeDocuments.make();
    private final Navigation navigation = new Navigation(document, FakeDocuments.scope());

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    @AfterEach
    void close() {
        document.close();
    }

    private static Place record(int number) {
        return new Place.OfRecord(new RecordId(0, number));
    }

    private void select(Place... places) {
        List.of(places).forEach(document.place()::set);
    }

    private static Path path(String field) {
        return Path.ofChunk("WRLD", "").record("Merchant", 0).section("PROP").then(Step.Name.of(field));
    }

    @Test
    void goesBackAndForwardThroughWhatWasSelected() {
        select(record(1), new Place.OfChunk(0), record(2));
        navigation.back();
        assertEquals(new Place.OfChunk(0), document.place().get());
        navigation.back();
        navigation.back();
        assertEquals(Place.HEADER, document.place().get());
        assertFalse(navigation.canGoBack().get());
        navigation.forward();
        assertEquals(record(1), document.place().get());
        assertTrue(navigation.canGoForward().get());
    }

    @Test
    void arrivalsAreVisitsToo() {
        navigation.goTo("Merchant");
        Place merchant = document.place().get();
        navigation.goTo(new RecordId(0, 0));
        navigation.back();
        assertEquals(merchant, document.place().get());
        navigation.back();
        assertEquals(Place.HEADER, document.place().get());
    }

    @Test
    void anotherWayForgetsWhatWasGoneBackFrom() {
        select(record(1), record(2));
        navigation.back();
        select(record(3));
        assertFalse(navigation.canGoForward().get());
        navigation.back();
        assertEquals(record(1), document.place().get());
    }

    @Test
    void whatIsGoneIsSkipped() {
        select(record(1), record(2), record(3));
        document.editing()
                .stage("", (now, progress) -> List.of(new Edit.RemoveRecord(new RecordId(0, 2))));
        navigation.back();
        assertEquals(record(1), document.place().get());
    }

    @Test
    void nothingIsLeftOfAnotherSave() throws SaveException {
        select(record(1));
        document.show(FakeSaves.open(folder));
        assertFalse(navigation.canGoBack().get());
    }

    @Test
    void oneVisitRemembersTheLastValue() {
        var visits = new Visits();
        visits.arrive(record(1));
        visits.look(path("Gold"));
        visits.look(path("Stock"));
        visits.arrive(record(2));
        assertEquals(
                new Visits.Visit(record(1), path("Stock")),
                visits.go(-1, place -> true).orElseThrow());
    }

    @Test
    void theOldestIsForgotten() {
        var visits = new Visits();
        for (int i = 0; i < Visits.MOST + 5; i++) {
            visits.arrive(record(i));
        }
        int steps = 0;
        Visits.Visit last = null;
        for (var at = visits.go(-1, place -> true); at.isPresent(); steps++) {
            last = at.get();
            at = visits.go(-1, place -> true);
        }
        assertEquals(Visits.MOST - 1, steps);
        assertEquals(record(5), Objects.requireNonNull(last).place());
    }

    @Test
    void aPathThatLeadsNowhereIsNoVisit() {
        navigation.goTo("No such record");
        assertFalse(navigation.canGoBack().get());
        assertNull(document.reveal().get());
    }
}
