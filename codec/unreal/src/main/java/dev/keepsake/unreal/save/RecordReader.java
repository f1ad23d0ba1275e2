package dev.keepsake.unreal.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.value.Properties;
import dev.keepsake.unreal.value.Reading;
import dev.keepsake.unreal.value.Writing;
import dev.keepsake.unreal.wire.Misread;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
            Reading reading = at(record);
            Properties.Property property = Properties.read(reading, save.header().className());
            save.content().giveBack(reading);
            return property;
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

    /// Where a value stands among the bytes of its property, null where there is none.
    ///
    /// @param ids the ids that lead to it from the section on; none for the section itself
    @Nullable Span find(int record, List<Long> ids) throws SaveException {
        Properties.Property property = property(record);
        if (!isProven(property, record)) {
            property = kept(record);
        }
        var again = new Writing(save.content().forms());
        again.watch(ids);
        Span whole =
                again.property(
                        save.header().className(),
                        property.field(),
                        new Writing.Spelled(property.value(), property.encoding()));
        return ids.isEmpty() ? whole : again.found();
    }

    private Reading at(int record) throws SaveException {
        Reading reading = save.content().read();
        reading.in().seek(save.properties().start(record));
        return reading;
    }

    private boolean isProven(Properties.Property property, int record) throws SaveException {
        var again = new Writing(save.content().forms());
        try {
            again.property(
                    save.header().className(),
                    property.field(),
                    new Writing.Spelled(property.value(), property.encoding()));
        } catch (EditRefusedException noBytes) {
            return false;
        }
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
