/// What a store's files are called: the first stage, which knows nothing of their content. Starts
/// at [dev.keepsake.store.file.SlotId]; only the names of [dev.keepsake.store.file.StoredFile] ever
/// reach a backend, the next stage.
package dev.keepsake.store.file;
