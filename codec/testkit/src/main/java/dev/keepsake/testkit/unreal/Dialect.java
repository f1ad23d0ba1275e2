package dev.keepsake.testkit.unreal;

import java.util.List;

/// What decides the layout of a value: the engine and the custom versions. Immutable.
record Dialect(EngineVersion engine, List<CustomVersion> versions) {
    Dialect {
        versions = List.copyOf(versions);
    }

    boolean has(UnrealGuid key) {
        return versions.stream().anyMatch(version -> version.key().equals(key));
    }

    /// The number under this key, 0 where there is none; the last counts.
    int version(UnrealGuid key) {
        return versions.stream()
                .filter(version -> version.key().equals(key))
                .mapToInt(CustomVersion::version)
                .reduce(0, (before, after) -> after);
    }

    boolean marksEmptyTexts() {
        return version(CustomVersion.EDITOR_OBJECT) >= 32;
    }

    boolean saysAlwaysSign() {
        return version(CustomVersion.EDITOR_OBJECT) >= 21;
    }

    boolean hasLongArguments() {
        return version(CustomVersion.UE5_RELEASE_STREAM) >= 12;
    }

    boolean hasUtf8SubPaths() {
        return version(CustomVersion.FORTNITE_MAIN) >= 192;
    }

    boolean hasPlainInstances() {
        return has(CustomVersion.INSTANCED_STRUCT);
    }

    int bagVersion() {
        return version(CustomVersion.PROPERTY_BAG);
    }
}
