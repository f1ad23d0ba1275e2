package dev.keepsake.model.finding;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/// A call on a save that did not end in *loaded*: one class an [Outcome].
///
/// The message is for logs; people get the sentence of the finding's code. Where it happened is
/// added as the exception climbs and never lost.
///
/// For one thread until it was thrown.
public abstract sealed class SaveException extends Exception
        permits DamagedSaveException,
                NewerVersionException,
                NotASaveException,
                RefusedSaveException,
                StorageException,
                ChangedException,
                EditRefusedException,
                CancelledException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;
    private final transient Deque<Step> steps = new ArrayDeque<>();
    private transient @Nullable String section;

    SaveException(Finding finding, @Nullable Throwable cause) {
        super(finding.toString(), cause);
        this.finding = finding;
    }

    /// The exception of the class that the finding's outcome calls for.
    ///
    /// @throws IllegalArgumentException where the finding is no error of a save
    public static SaveException of(Finding finding) {
        return of(finding, null);
    }

    private static SaveException of(Finding finding, @Nullable Throwable cause) {
        return switch (finding.code().outcome()) {
            case DAMAGED -> new DamagedSaveException(finding, cause);
            case NEWER -> new NewerVersionException(finding, cause);
            case UNKNOWN -> new NotASaveException(finding, cause);
            case REFUSED -> new RefusedSaveException(finding, cause);
            case FAILED -> new StorageException(finding, cause);
            case CHANGED -> new ChangedException(finding, cause);
            case WRONG_USE -> new EditRefusedException(finding, cause);
            case CANCELLED -> new CancelledException(finding, cause);
            case LOADED, DIFFERS, INTERNAL ->
                    throw new IllegalArgumentException(finding.code().id() + " is no error");
        };
    }

    /// What is wrong and where.
    public final Finding finding() {
        return finding;
    }

    /// How the call ended.
    public final Outcome outcome() {
        return finding.code().outcome();
    }

    /// This exception, with one more step in front of those that lead to what was being read.
    ///
    /// Called by each container as the exception climbs; [#at(Path)] makes a path of them.
    public final SaveException inside(Step step) {
        steps.addFirst(step);
        return this;
    }

    /// This exception, with the section that was being read: [#at(Path)] adds it to a record's
    /// path.
    public final SaveException inSection(String id) {
        section = id;
        return this;
    }

    /// The same exception with the path of the section or record that was being read, followed by
    /// the steps taken inside it, unless it has a path.
    public final SaveException at(Path path) {
        if (finding.path() != null) {
            return this;
        }
        Path whole = path;
        if (section != null && path.record() != null && path.section() == null) {
            whole = path.section(section);
        }
        if (whole.section() != null || whole.isHeader()) {
            for (Step step : steps) {
                whole = whole.then(step);
            }
        }
        return rebuilt(finding.withPath(whole));
    }

    /// The same exception with a span of the file, unless it has one.
    public final SaveException at(Span span) {
        return finding.span() == null ? rebuilt(finding.withSpan(span)) : this;
    }

    private SaveException rebuilt(Finding other) {
        SaveException copy = of(other, getCause());
        copy.setStackTrace(getStackTrace());
        copy.steps.addAll(steps);
        copy.section = section;
        return copy;
    }
}
