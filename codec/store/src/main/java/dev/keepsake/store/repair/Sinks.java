package dev.keepsake.store.repair;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import java.util.List;
import java.util.Objects;

/// Opens the new save in the version its source has. Stateless.
final class Sinks {
    private Sinks() {}

    /// What the new save will be.
    static FormatName name(RescueInput source) {
        return document(source).format();
    }

    private static SaveDocument document(RescueInput source) {
        return Objects.requireNonNull(source.diagnosis().document(), "nothing reads");
    }

    static RecordSink open(SaveFormat format, RescueInput source, ByteSink sink, Limits limits) {
        String own = name(source).version();
        try {
            return format.create(own, sink, limits);
        } catch (IllegalArgumentException notWritten) {
            // A version that is read and no longer, or not yet, written: the nearest one is.
            List<String> versions = format.versions();
            boolean old = own.compareTo(versions.get(0)) < 0;
            return format.create(
                    old ? versions.get(0) : versions.get(versions.size() - 1), sink, limits);
        }
    }
}
