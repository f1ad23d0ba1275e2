package dev.keepsake.app.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.keepsake.app.cli.output.Measure;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Findings;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Findings in JSON: every member always there, null where there is nothing to say.
final class JsonFindings {
    private final FindingSentences sentences;

    JsonFindings(Messages messages) {
        this.sentences = FindingSentences.in(messages);
    }

    /// Writes the member `findings`.
    void write(JsonGenerator json, Findings findings) throws IOException {
        json.writeArrayFieldStart("findings");
        for (Finding finding : LeftOut.all(findings)) {
            json.writeStartObject();
            json.writeStringField("severity", finding.severity().name().toLowerCase(Locale.ROOT));
            json.writeStringField("code", finding.code().id());
            place(json, finding);
            json.writeStringField("message", sentences.sentence(finding));
            checksum(json, finding.checksum());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void place(JsonGenerator json, Finding finding) throws IOException {
        if (finding.span() == null) {
            json.writeNullField("offset");
            json.writeNullField("length");
        } else {
            json.writeNumberField("offset", finding.span().offset());
            json.writeNumberField("length", finding.span().length());
        }
        json.writeStringField("path", finding.path() == null ? null : finding.path().toString());
    }

    private static void checksum(JsonGenerator json, @Nullable Checksum checksum)
            throws IOException {
        if (checksum == null) {
            json.writeNullField("recorded");
            json.writeNullField("computed");
            return;
        }
        json.writeStringField(
                "recorded", Measure.checksum(checksum.algorithm(), checksum.recorded()));
        json.writeStringField(
                "computed", Measure.checksum(checksum.algorithm(), checksum.computed()));
    }
}
