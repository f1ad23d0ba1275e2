package dev.keepsake.store.repair;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.Verdict;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;

/// Makes one new save of what reads of the copies of a damaged one.
///
/// Takes what the tolerant door of their format gave, newest first; writes header and picture of
/// the newest that reads, every chunk in order, and every record that decodes: the newest's, else
/// the older one's. Records that only the older copy has are added where the newest lost some. The
/// sources are only read; the new save is done once it stands [#check] too. Immutable; one rescue
/// at a time holds one record and, of subjects, their hashes.
public final class Rescue {
    private final SaveFormat format;
    private final List<RescueInput> inputs;
    private final OpenOptions options;
    private final UnaryOperator<StructValue> mark;

    private Rescue(
            SaveFormat format,
            List<RescueInput> inputs,
            OpenOptions options,
            UnaryOperator<StructValue> mark) {
        this.format = format;
        this.inputs = List.copyOf(inputs);
        this.options = options;
        this.mark = mark;
    }

    /// A rescue of a save.
    ///
    /// @param format what all sources were opened as
    /// @param inputs one source or two copies of one save, newest first; the caller closes their
    ///   documents when the rescue is done
    /// @param options those the sources were opened with
    /// @throws IllegalArgumentException for no source, or more than two
    public static Rescue of(SaveFormat format, List<RescueInput> inputs, OpenOptions options) {
        if (inputs.isEmpty() || inputs.size() > 2) {
            throw new IllegalArgumentException(inputs.size() + " sources");
        }
        return new Rescue(format, inputs, options, UnaryOperator.identity());
    }

    /// The same, which marks the header of a Keepsake save as edited.
    ///
    /// @param tool the program's name and version
    /// @param now when it is
    public Rescue withMark(String tool, Instant now) {
        UnaryOperator<StructValue> marked = header -> Keepsake.withMark(header, tool, now);
        return new Rescue(
                format,
                inputs,
                options,
                format.id().equals("keepsake") ? marked : UnaryOperator.identity());
    }

    /// What [#write] would give; writes nothing.
    ///
    /// @throws SaveException as [#write]
    public RescueReport plan(Progress progress) throws SaveException {
        return write(new DiscardingSink(), progress);
    }

    /// Writes the new save.
    ///
    /// @throws DamagedSaveException with [RepairCode#NOTHING] where nothing could be rescued
    /// @throws SaveException where it is no save, or one of a newer version; where the storage
    ///   fails, a source has changed or the caller stops it
    public RescueReport write(ByteSink sink, Progress progress) throws SaveException {
        List<RescueInput> readable =
                inputs.stream().filter(input -> input.diagnosis().document() != null).toList();
        if (readable.isEmpty()) {
            Finding error = firstError();
            throw error.code().outcome() == Outcome.NEWER
                    ? SaveException.of(error)
                    : nothing(error);
        }
        try {
            return new RescueRun(format, readable, options.limits(), progress)
                    .run(sink, mark, inputs);
        } catch (SaveException failure) {
            throw refused(failure);
        }
    }

    private Finding firstError() {
        return inputs.stream()
                .flatMap(input -> input.diagnosis().findings().kept().stream())
                .filter(Finding::isError)
                .findFirst()
                .orElse(Finding.of(RepairCode.NOTHING));
    }

    private static SaveException refused(SaveException failure) {
        boolean said = failure.finding().code() == RepairCode.NOTHING;
        return said || !Faults.isOfContent(failure) ? failure : nothing(failure.finding());
    }

    private static SaveException nothing(Finding reason) {
        return SaveException.of(Finding.of(RepairCode.NOTHING).with("reason", reason.code().id()));
    }

    /// Proves what was written: it opens without an error, every record decodes, and writing it
    /// again gives the same bytes. Closes the source.
    ///
    /// @throws DamagedSaveException with [RepairCode#NOTHING] where it is not so
    /// @throws SaveException where the storage fails or the caller stops it
    public void check(ByteSource written, Progress progress) throws SaveException {
        Verdict verdict =
                Verifier.with(options).verify(format, written, CheckScope.EXACT, progress);
        for (Finding finding : verdict.findings().kept()) {
            if (finding.isError()) {
                throw nothing(finding);
            }
        }
        if (verdict.outcome() != Outcome.LOADED || !Boolean.TRUE.equals(verdict.exact())) {
            throw SaveException.of(
                    Finding.of(RepairCode.NOTHING).with("reason", "verify.notExact"));
        }
    }
}
