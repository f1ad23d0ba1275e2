package dev.keepsake.storetest;

import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.SaveBackend;

/// A backend of which nothing goes wrong keeps what it promises.
final class FaultlessContractTest extends BackendContract {
    @Override
    protected SaveBackend make() {
        return FaultyBackend.over(new MemoryBackend());
    }
}
