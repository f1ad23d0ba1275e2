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
/// @param progress told how far a long record is
record Reread(Forms forms, String className, Progress progress) {
    /// A record encoded; one that would be read as anything else is refused.
    ///
    /// Of one too long to stand in memory only the tag is read again; its pages were encoded one by
    /// one.
    ///
    /// @throws SaveException *wrong use* where it would be read as something else
    Writing require(RecordHead head, RecordContent content) throws SaveException {
        for (var section : content.sections()) {
            if (!Agreement.isWithin(forms.limits().foreignDepth(), section.content())) {
                throw RecordEncoder.refused("DEEP");
            }
        }
        Writing writing = encoded(head, content);
        long length = writing.rope().length();
        if (length > Integer.MAX_VALUE) {
            throw RecordEncoder.refused("long");
        }
        boolean read =
                length > forms.limits().recordBytes()
                        ? isTagRead(beginning(writing), head.subject())
                        : isRead(bytes(writing), head.subject(), content);
        if (!read) {
            throw RecordEncoder.refused("unreadable");
        }
        return writing;
    }

    private Writing encoded(RecordHead head, RecordContent content) throws SaveException {
        var writing = new Writing(forms, progress);
        try {
            RecordEncoder.encode(writing, className, head, content);
        } catch (ArithmeticException tooLong) {
            // A size of 2 GiB or more has no place in a tag.
            throw RecordEncoder.refused("long");
        }
        return writing;
    }

    /// What was encoded up to the first long stretch, where the tag is, and how long it is.
    static Beginning beginning(Writing writing) {
        var known = writing.rope().bytes();
        int first = Math.min(known.length(), HeaderCheck.BEHIND);
        return new Beginning(known.view(0, first), writing.rope().length());
    }

    private Bytes bytes(Writing writing) throws SaveException {
        var sink = new MemorySink();
        writing.writeTo(sink, progress);
        return sink.bytes();
    }

    private boolean isTagRead(Beginning bytes, String name) throws SaveException {
        try {
            Properties.Head read = Properties.next(new Content(bytes, forms).read(), className);
            return read != null && read.name().equals(name) && read.end() == bytes.size();
        } catch (Misread none) {
            return false;
        }
    }

    private boolean isRead(Bytes bytes, String name, RecordContent content) throws SaveException {
        Value meant = content.sections().get(0).content();
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
