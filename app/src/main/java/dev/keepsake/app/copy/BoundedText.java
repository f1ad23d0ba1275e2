package dev.keepsake.app.copy;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;

/// Text that may only become so long, and stops when it is told to.
final class BoundedText {
    private static final int LOOK = 1024;

    private final int most;
    private final Progress progress;
    private final StringBuilder text = new StringBuilder();
    private int added;

    BoundedText(int most, Progress progress) {
        this.most = most;
        this.progress = progress;
    }

    /// Adds a piece.
    ///
    /// @throws SaveException *refused* where the text becomes too long, *cancelled* where the
    ///   caller stops it
    BoundedText add(String piece) throws SaveException {
        if (++added % LOOK == 0 && !progress.step(0, 0)) {
            throw new CancelledException();
        }
        if (piece.length() > most - text.length()) {
            throw SaveException.of(Finding.of(CopyCode.TOO_LONG).with("most", most >> 20));
        }
        text.append(piece);
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
