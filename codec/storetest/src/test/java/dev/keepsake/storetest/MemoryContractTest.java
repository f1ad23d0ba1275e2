package dev.keepsake.storetest;

import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.SaveBackend;

final class MemoryContractTest extends BackendContract {
    @Override
    protected SaveBackend make() {
        return new MemoryBackend();
    }
}
