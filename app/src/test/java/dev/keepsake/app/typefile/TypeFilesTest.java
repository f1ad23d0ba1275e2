package dev.keepsake.app.typefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TypeFilesTest {
    private static final Type ROTATORS =
            new MapType(PrimitiveType.NAME, new NamedStructType("Rotator"));

    @TempDir private Path folder;
    private final TypeFiles files = TypeFiles.besideSaves();

    private Path save() {
        return folder.resolve("slot.sav");
    }

    private static PathPattern places() throws PathSyntaxException {
        return PathPattern.parse("root/Towns/PROP[3]/Places");
    }

    private List<String> inFolder() throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void makesTheFileWhereThereIsNone() throws Exception {
        assertEquals(folder.resolve(TypeFiles.NAME), files.add(save(), places(), ROTATORS));
        assertEquals(Map.of(places(), ROTATORS), files.of(save()).catalog().paths());
        assertEquals(List.of(TypeFiles.NAME), inFolder());
    }

    @Test
    void keepsAllElseThatTheFileSays() throws Exception {
        Path file = folder.resolve(TypeFiles.NAME);
        Files.writeString(
                file,
                """
                {"keepsakeTypes": 1, "dataVersion": 12, "enums": {"EDay": {"EDay::Mon": 0}},
                 "paths": {"root/Towns/PROP[*]/Places": "Map<Name, Struct Vector>"}}
                """);
        TypeCatalog before = files.of(save()).catalog();
        files.add(save(), places(), ROTATORS);
        assertEquals(before.withPath(places(), ROTATORS), files.of(save()).catalog());
        assertEquals(12L, files.of(save()).catalog().dataVersion());
    }

    @Test
    void leavesAFileThatDoesNotReadAsItIs() throws Exception {
        String broken = "{\"keepsakeTypes\": 1, \"paths\": {";
        Path file = Files.writeString(folder.resolve(TypeFiles.NAME), broken);
        SaveException refused =
                assertThrows(SaveException.class, () -> files.add(save(), places(), ROTATORS));
        assertEquals(Outcome.WRONG_USE, refused.outcome());
        assertEquals(broken, Files.readString(file));
        assertEquals(List.of(TypeFiles.NAME), inFolder());
    }
}
