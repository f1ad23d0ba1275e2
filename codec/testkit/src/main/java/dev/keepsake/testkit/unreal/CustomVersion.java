package dev.keepsake.testkit.unreal;

/// One custom version of a header. Immutable.
///
/// @param key whose version it is; format 2 writes its first word only
/// @param version the number
/// @param name written in format 1 only
public record CustomVersion(UnrealGuid key, int version, String name) {
    /// Texts without a source have a mark from 32 on, numbers say "always sign" from 21 on.
    public static final UnrealGuid EDITOR_OBJECT =
            UnrealGuid.of("E4B068ED-F49442E9-A231DA0B-2E46BB41");

    /// Whole numbers among the arguments of texts have 8 bytes from 12 on.
    public static final UnrealGuid UE5_RELEASE_STREAM =
            UnrealGuid.of("D89B5E42-24BD4D46-8412ACA8-DF641779");

    /// Sub paths of soft objects are UTF-8 from 192 on.
    public static final UnrealGuid FORTNITE_MAIN =
            UnrealGuid.of("601D1886-AC644F84-AA16D3DE-0DEAC7D6");

    /// Instanced structs have no version of their own where there is one.
    public static final UnrealGuid INSTANCED_STRUCT =
            UnrealGuid.of("E21E1CAA-AF47425E-89BF6AD4-4C44A8BB");

    /// Property bags have no version of their own from 1 on; their properties may be arrays from 1
    /// on, containers of containers from 2 on, have notes with a class from 3 on, flags from 4 on,
    /// and be maps from 5 on.
    public static final UnrealGuid PROPERTY_BAG =
            UnrealGuid.of("134A157E-D5E249A3-8D4E843C-98FE9E31");

    /// A version without a name.
    public static CustomVersion of(UnrealGuid key, int version) {
        return new CustomVersion(key, version, "");
    }
}
