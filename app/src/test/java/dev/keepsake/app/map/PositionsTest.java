package dev.keepsake.app.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PositionsTest {
    private static StructValue vector(String x, String y, String z, double at) {
        return StructValue.builder("Vector")
                .add(x, DoubleValue.of(at))
                .add(y, DoubleValue.of(at + 1))
                .add(z, DoubleValue.of(at + 2))
                .build();
    }

    private static StructValue transform(String location, double at) {
        return StructValue.builder("Transform")
                .add("rotation", vector("x", "y", "z", 0))
                .add(location, vector("x", "y", "z", at))
                .build();
    }

    private static List<String> find(String subject, Section... sections) throws SaveException {
        var found = new ArrayList<String>();
        Positions.find(
                subject,
                new RecordContent(List.of(sections)),
                (trail, x, y, z) ->
                        found.add(
                                trail.in(Path.ofChunk("WRLD", "").record(subject, 0))
                                        + " "
                                        + x
                                        + " "
                                        + y
                                        + " "
                                        + z));
        return found;
    }

    private static StructValue.Builder properties() {
        return StructValue.builder("Actor").add("Gold", IntegerValue.int32(5));
    }

    @Test
    void aTransformSectionGoesBeforeEverythingElse() throws SaveException {
        StructValue own = properties().add("SpawnLocation", vector("x", "y", "z", 7)).build();
        assertEquals(
                List.of("WRLD/A/XFRM 1.0 2.0 3.0"),
                find("A", Section.of("PROP", own), Section.of("XFRM", transform("location", 1))));
    }

    @Test
    void aVectorIsAPlaceByItsName() throws SaveException {
        StructValue own =
                properties()
                        .add("Velocity", vector("X", "Y", "Z", 1))
                        .add("PlayerLocation_3_AB", vector("X", "Y", "Z", 4))
                        .build();
        assertEquals(
                List.of("WRLD/A/PROP/PlayerLocation_3_AB 4.0 5.0 6.0"),
                find("A", Section.of("PROP", own)));
    }

    @Test
    void partsOfATransformMayStandSideBySide() throws SaveException {
        StructValue flat =
                StructValue.builder("Transform")
                        .add("px", FloatValue.of(1))
                        .add("py", FloatValue.of(2))
                        .add("pz", FloatValue.of(3))
                        .build();
        StructValue components = StructValue.builder("Components").add("Transform", flat).build();
        assertEquals(
                List.of("WRLD/A/COMP/Transform 1.0 2.0 3.0"),
                find("A", Section.of("COMP", components)));
    }

    @Test
    void everyActorOfAListHasAPlace() throws SaveException {
        var actors = new ArrayList<Value>();
        for (int i = 0; i < 2; i++) {
            actors.add(properties().add("Where", transform("Translation", 10 * i)).build());
        }
        assertEquals(
                List.of(
                        "WRLD/Actors/PROP[0]/Where 0.0 1.0 2.0",
                        "WRLD/Actors/PROP[1]/Where 10.0 11.0 12.0"),
                find("Actors", Section.of("PROP", ListValue.of(actors.get(0).type(), actors))));
    }

    @Test
    void aRecordMayItselfBeAPlace() throws SaveException {
        assertEquals(
                List.of("WRLD/SpawnPosition/PROP 1.0 2.0 3.0"),
                find("SpawnPosition", Section.of("PROP", vector("X", "Y", "Z", 1))));
    }

    @Test
    void numbersAloneAreNoPlace() throws SaveException {
        StructValue own = properties().add("Location", IntegerValue.int32(3)).build();
        assertEquals(List.of(), find("A", Section.of("PROP", own)));
    }
}
