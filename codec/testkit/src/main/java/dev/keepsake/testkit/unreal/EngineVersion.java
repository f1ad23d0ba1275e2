package dev.keepsake.testkit.unreal;

import java.util.List;

/// The numbers in a header that decide how the rest is laid out. Immutable.
///
/// @param release the engine, as `5.4.4`
/// @param saveVersion 1, 2 (custom versions), 3 (a second package number)
/// @param packageUe4 the package number
/// @param packageUe5 the second package number, 0 where there is none
/// @param editorObject the custom version EditorObject, 0 for none
/// @param releaseStream the custom version UE5ReleaseStream, 0 for none
/// @param fortniteMain the custom version FortniteMain, 0 for none
public record EngineVersion(
        String release,
        int saveVersion,
        int packageUe4,
        int packageUe5,
        int editorObject,
        int releaseStream,
        int fortniteMain) {
    /// No custom versions, no property guids, no tag in arrays of structs.
    public static final EngineVersion UE_4_10 = ue4("4.10.2", 1, 482, 0);

    /// Property guids, tags in arrays of structs; maps say nothing about their types.
    public static final EngineVersion UE_4_12 = ue4("4.12.5", 1, 504, 0);

    /// Custom versions; maps and sets say their types.
    public static final EngineVersion UE_4_15 = ue4("4.15.1", 2, 510, 14);

    /// Soft objects have two parts.
    public static final EngineVersion UE_4_22 = ue4("4.22.3", 2, 517, 30);

    /// The last of the fourth engine.
    public static final EngineVersion UE_4_27 = ue4("4.27.2", 2, 522, 40);

    /// Doubles in vectors, a second package number.
    public static final EngineVersion UE_5_0 = ue5("5.0.3", 1004, 36, 59);

    /// Soft objects have three parts.
    public static final EngineVersion UE_5_1 = ue5("5.1.1", 1008, 38, 70);

    /// The last with plain tags.
    public static final EngineVersion UE_5_3 = ue5("5.3.2", 1009, 47, 111);

    /// Between 5.3 and 5.4: plain tags with an extension byte, a control byte of the class.
    public static final EngineVersion UE_5_4_EARLY = ue5("5.4.0", 1011, 50, 130);

    /// Complete type names.
    public static final EngineVersion UE_5_4 = ue5("5.4.4", 1012, 51, 134);

    /// As 5.4.
    public static final EngineVersion UE_5_5 = ue5("5.5.4", 1013, 51, 170);

    /// Sub paths of soft objects in UTF-8.
    public static final EngineVersion UE_5_6 = ue5("5.6.1", 1017, 56, 207);

    /// As 5.6.
    public static final EngineVersion UE_5_7 = ue5("5.7.1", 1018, 57, 220);

    /// All of the above, oldest first.
    public static final List<EngineVersion> ALL =
            List.of(
                    UE_4_10,
                    UE_4_12,
                    UE_4_15,
                    UE_4_22,
                    UE_4_27,
                    UE_5_0,
                    UE_5_1,
                    UE_5_3,
                    UE_5_4_EARLY,
                    UE_5_4,
                    UE_5_5,
                    UE_5_6,
                    UE_5_7);

    private static EngineVersion ue4(String release, int save, int number, int editorObject) {
        return new EngineVersion(release, save, number, 0, editorObject, 0, 0);
    }

    private static EngineVersion ue5(String release, int number, int stream, int fortnite) {
        return new EngineVersion(release, 3, 522, number, 40, stream, fortnite);
    }

    /// The same with other package numbers.
    public EngineVersion withPackages(int ue4, int ue5) {
        return new EngineVersion(
                release, saveVersion, ue4, ue5, editorObject, releaseStream, fortniteMain);
    }

    /// The same with another save version.
    public EngineVersion withSaveVersion(int version) {
        return new EngineVersion(
                release,
                version,
                packageUe4,
                packageUe5,
                editorObject,
                releaseStream,
                fortniteMain);
    }

    int part(int index) {
        return Integer.parseInt(release.split("\\.", -1)[index]);
    }

    boolean hasCompleteTypeNames() {
        return packageUe5 >= 1012;
    }

    boolean hasClassControl() {
        return packageUe5 >= 1011;
    }

    boolean hasExtensionByte() {
        return packageUe5 == 1011;
    }

    boolean hasPropertyGuids() {
        return packageUe4 >= 503;
    }

    boolean hasStructGuids() {
        return packageUe4 >= 441;
    }

    boolean hasArrayTypes() {
        return packageUe4 >= 282;
    }

    boolean hasMapTypes() {
        return packageUe4 >= 509;
    }

    boolean hasInnerTags() {
        return packageUe4 >= 500 && !hasCompleteTypeNames();
    }

    boolean hasDoubles() {
        return packageUe5 >= 1004;
    }

    int softPathParts() {
        if (packageUe5 >= 1007) {
            return 3;
        }
        return packageUe4 >= 514 ? 2 : 1;
    }
}
