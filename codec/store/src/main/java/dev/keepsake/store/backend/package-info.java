/// Where a store's files lie: folders, memory, later databases. Takes the names of the stage
/// before, gives bytes to the stages behind. Starts at [dev.keepsake.store.backend.SaveBackend].
package dev.keepsake.store.backend;
