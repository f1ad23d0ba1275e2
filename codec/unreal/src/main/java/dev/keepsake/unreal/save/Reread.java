package dev.keepsake.unreal.save;

import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.value.Content;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.Properties;
import dev.keepsake.unreal.value.Reading;
import dev.keepsake.unreal.value.Writing;
import dev.keepsake.unreal.wire.Misread;

/// Encodes records that may be anything, and reads each again before it is let pass: names that end
/// a list, types that are none and settings made up by hand would else damage the save. Immutable.
///
/// @param forms how the save's values stand in it
/// @param className the class that the properties belong to
record Reread(Forms forms, String className) {
    /// Refuses a record that would be read as anything else.
    ///
    /// @throws SaveException *wrong use* where it would
    void require(RecordHead head, RecordContent content) throws SaveException {
        for (var section : content.sections()) {
            if (!Agreement.isWithin(forms.limits().foreignDepth(), section.content())) {
                throw RecordEncoder.refused("DEEP");
            }
        }
        var writing = new Writing(forms);
        RecordEncoder.encode(writing, className, head, content);
        if (writing.rope().length() > Integer.MAX_VALUE) {
            throw RecordEncoder.refused("long");
        }
        if (writing.rope().length() <= forms.limits().recordBytes()) {
            var sink = new MemorySink();
            writing.writeTo(sink, Progress.NONE);
            if (!isRead(sink.bytes(), head.subject(), content.sections().get(0).content())) {
                throw RecordEncoder.refused("unreadable");
            }
        }
    }

    private boolean isRead(Bytes bytes, String name, Value meant) throws SaveException {
        var source = MemorySource.of("edit", bytes);
        Reading reading = new Content(source, forms).read();
        try {
            Properties.Property read = Properties.read(reading, className);
            return reading.in().remaining() == 0
                    && read.field().name().equals(name)
                    && (meant instanceof OpaqueValue
                            || Agreement.of(meant, read.value()) && isExact(read, source));
        } catch (Misread none) {
            return false;
        }
    }

    private boolean isExact(Properties.Property read, MemorySource source) throws SaveException {
        var again = new Writing(forms);
        again.property(className, read.field(), new Writing.Spelled(read.value(), read.encoding()));
        return again.rope().length() == source.size() && again.rope().isAt(source, 0);
    }
}
