package dev.keepsake.storetest;

/// What a name in a folder stands for.
sealed interface DiskNode permits DiskFile, DiskFolder {}
