package dev.keepsake.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// All that is known of a defect, in a file that the user can send.
final class DefectReport {
    private DefectReport() {}

    /// Writes it into the folder for temporary files.
    ///
    /// @return the file; where it cannot be written, the defect's own words
    static Path write(Throwable defect, List<String> arguments) {
        try {
            Path report = Files.createTempFile("keepsake-defect-", ".txt");
            Files.writeString(report, text(defect, arguments));
            return report;
        } catch (IOException unwritten) {
            return Path.of(defect.getClass().getName());
        }
    }

    private static String text(Throwable defect, List<String> arguments) {
        var text = new StringWriter();
        var printer = new PrintWriter(text);
        printer.println("Keepsake, Java " + Runtime.version() + ", " + system());
        printer.println("Arguments: " + arguments);
        defect.printStackTrace(printer);
        printer.flush();
        return text.toString();
    }

    private static String system() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }
}
