package dev.keepsake.store.repair;

import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.FormatName;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
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

    /// @throws SaveException where the storage fails
    static RecordSink open(SaveFormat format, RescueInput source, ByteSink sink, Limits limits)
            throws SaveException {
        SaveDocument like = document(source);
        try {
            return format.createLike(like, sink, limits);
        } catch (IllegalArgumentException notWritten) {
            // A version that is read and no longer, or not yet, written: the nearest one is.
            List<String> versions = format.versions();
            boolean old = like.format().version().compareTo(versions.get(0)) < 0;
            int nearest = old ? 0 : versions.size() - 1;
            return format.create(versions.get(nearest), sink, limits);
        }
    }
}
