package dev.keepsake.model.document;

import java.util.concurrent.atomic.AtomicInteger;

/// An origin that several documents use, and that closes with the last of them.
final class SharedOrigin {
    private final SaveOrigin origin;
    private final AtomicInteger users = new AtomicInteger(1);

    SharedOrigin(SaveOrigin origin) {
        this.origin = origin;
    }

    SaveOrigin origin() {
        return origin;
    }

    void retain() {
        if (users.getAndUpdate(count -> count == 0 ? 0 : count + 1) == 0) {
            throw new IllegalStateException("the document was closed");
        }
    }

    void release() {
        if (users.decrementAndGet() == 0) {
            origin.close();
        }
    }
}
