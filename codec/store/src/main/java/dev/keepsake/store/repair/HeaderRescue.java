package dev.keepsake.store.repair;

import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.StructValue;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Takes header and picture from the newest source in which they read. For one rescue.
final class HeaderRescue {
    private final List<RescueInput> inputs;
    private final FindingLog log;
    private final DamageLog damage;
    private @Nullable RescueSource pictureSource;

    /// @param inputs those of which anything reads, newest first
    /// @param log takes what is not as it was saved
    /// @param damage takes what does not read of any source
    HeaderRescue(List<RescueInput> inputs, FindingLog log, DamageLog damage) {
        this.inputs = inputs;
        this.log = log;
        this.damage = damage;
    }

    /// The source whose header is taken.
    RescueInput source() {
        return inputs.stream().filter(RescueInput::isHeaderSound).findFirst().orElse(inputs.get(0));
    }

    /// Where the picture was taken from, null where there is none.
    @Nullable RescueSource pictureSource() {
        return pictureSource;
    }

    /// The header, with the sequence of the newest source where that is known.
    StructValue header() {
        RescueInput source = source();
        if (!source.isHeaderSound()) {
            log.keep(Finding.of(RepairCode.HEADER_PART));
        } else if (!source.isSameAs(inputs.get(0))) {
            log.keep(Finding.of(RepairCode.HEADER_OLDER).with("copy", source.source().word()));
        }
        StructValue header = document(source).header();
        boolean other = !source.isSameAs(inputs.get(0)) && inputs.get(0).isSequenceSound();
        return other ? Keepsake.withSequenceOf(header, document(inputs.get(0)).header()) : header;
    }

    private static SaveDocument document(RescueInput input) {
        SaveDocument document = input.diagnosis().document();
        if (document == null) {
            throw new IllegalStateException("nothing reads of " + input.source());
        }
        return document;
    }

    /// Begins a save with header and picture, without those of their parts that it refuses.
    ///
    /// @throws SaveException where it takes no header at all, or the storage fails
    void begin(RecordSink sink, StructValue header) throws SaveException {
        Picture picture = picture().orElse(null);
        StructValue fields = header;
        for (int left = header.items().count() + 1; ; left--) {
            try {
                sink.begin(fields, picture);
                return;
            } catch (EditRefusedException refused) {
                Optional<String> field = field(refused, fields);
                if (left == 0 || field.isEmpty() && picture == null) {
                    throw refused;
                }
                if (field.isPresent()) {
                    fields = Keepsake.without(fields, field.get());
                    log.keep(Finding.of(RepairCode.HEADER_FIELD).with("field", field.get()));
                } else {
                    picture = null;
                    pictureSource = null;
                    log.keep(Finding.of(RepairCode.PICTURE_LOST));
                }
            }
        }
    }

    /// The field of the header that is at fault.
    private static Optional<String> field(SaveException refused, StructValue header) {
        Path path = refused.finding().path();
        if (path == null || !path.isHeader() || path.steps().isEmpty()) {
            return Optional.empty();
        }
        return path.steps().get(0) instanceof Step.Name name
                        && header.type().indexOf(name.name()) >= 0
                ? Optional.of(name.name())
                : Optional.empty();
    }

    private Optional<Picture> picture() throws SaveException {
        boolean lost = false;
        for (RescueInput input : inputs) {
            try {
                Optional<Picture> picture = document(input).picture();
                if (picture.isPresent()) {
                    pictureSource = input.source();
                    if (!input.isSameAs(inputs.get(0))) {
                        log.keep(
                                Finding.of(RepairCode.PICTURE_OLDER)
                                        .with("copy", input.source().word()));
                    }
                    return picture;
                }
            } catch (SaveException failure) {
                requireOfContent(failure);
                damage.add(input.source(), failure.finding());
                lost = true;
                continue;
            }
            if (input.isHeaderSound()) {
                break;
            }
        }
        if (lost) {
            log.keep(Finding.of(RepairCode.PICTURE_LOST));
        }
        return Optional.empty();
    }

    private static void requireOfContent(SaveException failure) throws SaveException {
        if (!Faults.isOfContent(failure)) {
            throw failure;
        }
    }
}
