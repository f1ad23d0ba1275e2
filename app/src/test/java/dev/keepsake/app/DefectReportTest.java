package dev.keepsake.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DefectReportTest {
    @Test
    void saysWhatHappenedWhereAndToWhom() throws IOException {
        Path report =
                DefectReport.write(new IllegalStateException("a defect"), List.of("info", "x"));
        String text = Files.readString(report);
        Files.delete(report);
        assertTrue(text.contains("[info, x]"), text);
        assertTrue(text.contains("IllegalStateException: a defect"), text);
        assertTrue(text.contains("DefectReportTest"), text);
        assertTrue(text.contains("Java " + Runtime.version()), text);
    }
}
