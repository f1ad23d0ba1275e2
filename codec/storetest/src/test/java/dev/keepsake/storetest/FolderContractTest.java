package dev.keepsake.storetest;

import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.SaveBackend;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

final class FolderContractTest extends BackendContract {
    @TempDir Path folder;

    @Override
    protected SaveBackend make() {
        return FolderBackend.of(folder.resolve("not").resolve("there"));
    }
}
