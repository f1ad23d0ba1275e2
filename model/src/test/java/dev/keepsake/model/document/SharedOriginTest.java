package dev.keepsake.model.document;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.value.StructValue;
import org.junit.jupiter.api.Test;

final class SharedOriginTest {
    private final MemoryOrigin origin = new MemoryOrigin(StructValue.builder("").build());
    private final SharedOrigin shared = new SharedOrigin(origin);

    @Test
    void closesWithItsLastUser() {
        assertSame(origin, shared.origin());
        shared.retain();
        shared.retain();
        shared.release();
        shared.release();
        assertFalse(origin.isClosed());
        shared.release();
        assertTrue(origin.isClosed());
    }

    @Test
    void isNotRetainedAgainOnceClosed() {
        shared.release();
        assertThrows(IllegalStateException.class, shared::retain);
        assertThrows(IllegalStateException.class, shared::retain);
        assertTrue(origin.isClosed());
    }
}
