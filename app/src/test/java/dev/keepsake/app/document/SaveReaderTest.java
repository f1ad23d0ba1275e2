package dev.keepsake.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.json.type.TypeFileCode;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Saves are opened with the type file beside them.
final class SaveReaderTest {
    private static final String TYPES =
            "{\"keepsakeTypes\":1,\"structs\":{\"S\":{\"fields\":{\"Gold\":\"%s\"}}}}";

    @TempDir Path folder;
    private final SaveFormats formats = SaveFormats.installed();
    private final SaveReader reader = new SaveReader(formats, TypeFiles.besideSaves());
    private Path file;

    @BeforeEach
    void writeSave() throws IOException, SaveException {
        var sample = DemoSaves.in(formats).all().getFirst();
        file = Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
    }

    private void writeTypes(String text) throws IOException {
        Files.writeString(folder.resolve(TypeFiles.NAME), text);
    }

    private static Optional<FieldDescription> gold(SaveDocument document) {
        return document.origin().types().field("S", "Gold");
    }

    private static Optional<FieldDescription> gold(PrimitiveType type) {
        return Optional.of(FieldDescription.of("Gold", type));
    }

    @Test
    void givesTheFormatWhatTheTypeFileBesideTheSaveSays() throws IOException, SaveException {
        writeTypes(TYPES.formatted("Int32"));
        try (OpenedSave save = reader.read(file, Progress.NONE);
                SaveDocument strict = reader.open(file, Progress.NONE)) {
            assertEquals(gold(PrimitiveType.INT32), gold(save.document()));
            assertEquals(gold(PrimitiveType.INT32), gold(strict));
            assertEquals(List.of(), save.findings().kept());
        }
    }

    @Test
    void seesThatTheTypeFileWasChanged() throws IOException, SaveException {
        for (PrimitiveType type : List.of(PrimitiveType.INT32, PrimitiveType.INT64)) {
            writeTypes(TYPES.formatted(type.displayName()));
            try (OpenedSave save = reader.read(file, Progress.NONE)) {
                assertEquals(gold(type), gold(save.document()));
            }
        }
        Files.delete(folder.resolve(TypeFiles.NAME));
        try (OpenedSave save = reader.read(file, Progress.NONE)) {
            assertEquals(Optional.empty(), gold(save.document()));
        }
    }

    @Test
    void showsASaveWhoseTypeFileIsWrongAndWarns() throws IOException, SaveException {
        writeTypes("{}");
        try (OpenedSave save = reader.read(file, Progress.NONE);
                SaveDocument strict = reader.open(file, Progress.NONE)) {
            Finding warning = save.findings().kept().getFirst();
            assertEquals(TypeFileCode.NOT_A_TYPE_FILE, warning.code());
            assertEquals(Severity.WARNING, warning.severity());
            assertEquals(Outcome.LOADED, save.findings().outcome());
            assertEquals(save.document().recordCount(), strict.recordCount());
        }
    }
}
