package dev.keepsake.unreal.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.value.Properties;
import dev.keepsake.unreal.value.Reading;
import dev.keepsake.unreal.value.Writing;
import dev.keepsake.unreal.wire.Misread;

/// Decodes properties, each proven to write its own bytes again. Any thread may use it.
final class RecordReader {
    private final StoredSave save;

    RecordReader(StoredSave save) {
        this.save = save;
    }

    RecordContent read(int record) throws SaveException {
        Properties.Property property = property(record);
        if (!isProven(property, record)) {
            property = kept(record);
        }
        return RecordContent.of(new Section(Chunks.SECTION, property.value(), property.encoding()));
    }

    private Properties.Property property(int record) throws SaveException {
        try {
            return Properties.read(at(record), save.header().className());
        } catch (Misread misread) {
            throw unreadable(record, misread);
        }
    }

    private Properties.Property kept(int record) throws SaveException {
        try {
            return Properties.keep(at(record), save.header().className());
        } catch (Misread misread) {
            throw unreadable(record, misread);
        }
    }

    private Reading at(int record) throws SaveException {
        Reading reading = save.content().read();
        reading.in().seek(save.properties().start(record));
        return reading;
    }

    private boolean isProven(Properties.Property property, int record) throws SaveException {
        var again = new Writing(save.content().forms());
        again.property(
                save.header().className(),
                property.field(),
                new Writing.Spelled(property.value(), property.encoding()));
        return again.rope().length() == save.properties().length(record)
                && again.rope().isAt(save.content().source(), save.properties().start(record));
    }

    private SaveException unreadable(int record, Misread misread) {
        int start = save.properties().start(record);
        Finding finding =
                Finding.of(UnrealCode.TAG)
                        .with("before", save.names().subject(record).asText())
                        .with("reason", misread.reason());
        return SaveException.of(save.at(finding, start, save.properties().length(record)));
    }
}
