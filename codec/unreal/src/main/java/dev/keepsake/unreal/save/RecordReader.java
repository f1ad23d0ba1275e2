package dev.keepsake.unreal.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.StructType;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.value.Forms;
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
        Properties.Property property = proven(record);
        return RecordContent.of(new Section(Chunks.SECTION, property.value(), property.encoding()));
    }

    private Properties.Property proven(int record) throws SaveException {
        try {
            Properties.Property property = property(record);
            return isProven(property, record)
                    ? property
                    : Properties.keep(at(record), save.header().className());
        } catch (Misread misread) {
            throw unreadable(record, misread);
        } catch (DamagedSaveException | RefusedSaveException fault) {
            throw placed(record, fault);
        }
    }

    private Properties.Property property(int record) throws Misread, SaveException {
        Reading reading = at(record);
        Properties.Property property = Properties.read(reading, save.header().className());
        save.content().giveBack(reading);
        return property;
    }

    /// What was thrown about bytes of the content while a property was read, as one about the file:
    /// about all of the property where it says nothing of its bytes.
    SaveException placed(int record, SaveException fault) {
        long start = save.properties().start(record);
        var property = new Span(start, save.properties().length(record));
        Span span = fault.finding().span();
        boolean inside =
                span != null && span.offset() >= property.offset() && span.end() <= property.end();
        Span own = span != null && inside ? span : property;
        return SaveException.of(save.at(fault.finding(), own.offset(), own.length()));
    }

    /// Where a value stands among the bytes of its property, null where there is none.
    ///
    /// @param ids the ids that lead to it from the section on; none for the section itself
    @Nullable Span find(int record, List<Long> ids) throws SaveException {
        return find(record, read(record), ids);
    }

    /// The same in a property that was read.
    @Nullable Span find(int record, RecordContent content, List<Long> ids) throws SaveException {
        Section section = content.sections().get(0);
        var field =
                new StructType.Field(
                        save.names().subject(record).asName(), Forms.declared(section.content()));
        var again = new Writing(save.content().forms());
        again.watch(ids);
        Span whole =
                again.property(
                        save.header().className(),
                        field,
                        new Writing.Spelled(section.content(), section.encoding()));
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
