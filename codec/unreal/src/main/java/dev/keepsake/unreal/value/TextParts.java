package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.StringForm;
import java.util.Optional;

/// The parts of a localized text while they are read. For one text.
final class TextParts {
    private static final String SOURCE = "source";

    private final Reading reading;
    private final Forms forms;
    private final StructValue.Builder parts = StructValue.builder("");

    TextParts(Reading reading, Forms forms) {
        this.reading = reading;
        this.forms = forms;
    }

    StructValue struct() {
        return parts.build();
    }

    void read(TextHistory.Part part) throws Misread, SaveException {
        Form form = forms.ofTextPart(part);
        Value value = form.read(reading);
        parts.add(part.name(), form.declared(), value, reading.takeSpelling());
    }

    /// The source of a text without a history, which old saves leave out.
    void readPlainSource() throws Misread, SaveException {
        if (forms.layout().sourceOfPlainText() && reading.in().readBoolean()) {
            Value value = new TextValue(reading.string(StringForm.SETTING));
            parts.add(SOURCE, PrimitiveType.TEXT, value, reading.takeSpelling());
        }
    }

    /// A generator's own bytes are not known.
    void requireNoGenerator() throws Misread {
        boolean none =
                struct().find("generator")
                        .map(value -> value.equals(NameValue.of("None")))
                        .orElse(false);
        if (!none) {
            throw new Misread(Misread.Reason.UNKNOWN, reading.in().position());
        }
    }

    /// The parts of a localized text while they are written. For one text.
    static final class Written {
        private final Writing writing;
        private final Forms forms;
        private final StructValue parts;
        private int written;

        Written(Writing writing, Forms forms, StructValue parts) {
            this.writing = writing;
            this.forms = forms;
            this.parts = parts;
        }

        void write(TextHistory.Part part) throws SaveException {
            int place = parts.type().indexOf(part.name());
            Form form = forms.ofTextPart(part);
            if (place != written) {
                throw writing.refused(form.declared(), parts);
            }
            writing.write(form, parts.value(place), parts.items().encoding(place));
            written++;
        }

        void writePlainSource() throws SaveException {
            Optional<Value> source = parts.find(SOURCE);
            if (!forms.layout().sourceOfPlainText()) {
                return;
            }
            writing.out().writeI32(source.isPresent() ? 1 : 0);
            if (source.isPresent()) {
                Encoding encoding = parts.items().encoding(0);
                writing.write(forms.of(PrimitiveType.TEXT), source.get(), encoding);
                written++;
            }
        }

        /// Refuses parts that the history has no place for.
        void requireAll() throws SaveException {
            if (written != parts.items().count()) {
                throw writing.refused(PrimitiveType.LOCALIZED_TEXT, parts);
            }
        }
    }
}
