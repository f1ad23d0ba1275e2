package dev.keepsake.unreal.wire;

/// What the versions in a header decide of how properties stand in the save: never the engine's
/// number, which games set as they like.
///
/// @param packageVersion the package version of the engine's fourth generation
/// @param packageVersion5 that of the fifth, 0 where there is none
/// @param editorVersion the custom version of the editor's objects, −1 where there is none
/// @param releaseVersion the custom version of the fifth generation's releases, −1 where none
/// @param fortniteVersion the custom version of Fortnite's main branch, −1 where none
/// @param instancedVersion the custom version of instanced structs, −1 where none
/// @param bagVersion the custom version of property bags, −1 where none
public record Layout(
        int packageVersion,
        int packageVersion5,
        int editorVersion,
        int releaseVersion,
        int fortniteVersion,
        int instancedVersion,
        int bagVersion) {
    /// The newest package version seen of the fourth generation; more are licensees'.
    public static final int NEWEST_PACKAGE = 522;

    /// The newest package version seen of the fifth generation.
    public static final int NEWEST_PACKAGE_5 = 1018;

    /// How the path of something that ships with the game stands in the save.
    public enum PathForm {
        /// One string.
        WHOLE,
        /// The asset and a part of it.
        WITH_PART,
        /// The package, the asset and a part of it.
        WITH_PACKAGE
    }

    /// The least versions that decide the same, so that layouts without a difference are equal.
    public Layout decided() {
        return new Layout(
                greatest(packageVersion, 0, 282, 441, 500, 503, 509, 514),
                greatest(packageVersion5, 0, 1004, 1007, 1011, 1012),
                greatest(editorVersion, -1, 21, 32),
                greatest(releaseVersion, -1, 12),
                greatest(fortniteVersion, -1, 192),
                greatest(instancedVersion, -1, 0),
                greatest(bagVersion, 0, 1, 2, 3, 4, 5));
    }

    /// The greatest of some rising numbers that is not above a version, the first where all are.
    private static int greatest(int version, int... steps) {
        int found = steps[0];
        for (int step : steps) {
            found = step <= version ? step : found;
        }
        return found;
    }

    /// True where tags hold complete type names and flags (engine 5.4).
    public boolean completeTypes() {
        return packageVersion5 >= 1012;
    }

    /// True where a tag may hold the property's GUID.
    public boolean propertyGuids() {
        return packageVersion >= 503;
    }

    /// True where a struct's tag holds a GUID.
    public boolean structGuids() {
        return packageVersion >= 441;
    }

    /// True where an array's tag holds its element type.
    public boolean elementTypes() {
        return packageVersion >= 282;
    }

    /// True where an array of structs begins with a tag of its own.
    public boolean innerTags() {
        return packageVersion >= 500 && !completeTypes();
    }

    /// True where the tags of sets and maps hold their element types.
    public boolean collectionTypes() {
        return packageVersion >= 509;
    }

    /// True where a tag of the old layout ends in a byte of extensions.
    public boolean extensions() {
        return packageVersion5 == 1011;
    }

    /// True where the class's own properties begin behind a byte of control.
    public boolean classControl() {
        return packageVersion5 >= 1011;
    }

    /// True where vectors and their like hold doubles.
    public boolean doubles() {
        return packageVersion5 >= 1004;
    }

    /// How soft paths stand here.
    public PathForm pathForm() {
        if (packageVersion5 >= 1007) {
            return PathForm.WITH_PACKAGE;
        }
        return packageVersion >= 514 ? PathForm.WITH_PART : PathForm.WHOLE;
    }

    /// True where the part of a soft path is UTF-8 without a NUL.
    public boolean partInUtf8() {
        return fortniteVersion >= 192;
    }

    /// True where a text without a history says whether it has a source.
    public boolean sourceOfPlainText() {
        return editorVersion >= 32;
    }

    /// True where the format of a number in a text says whether it always has a sign.
    public boolean signOfNumbers() {
        return editorVersion >= 21;
    }

    /// True where an instanced struct begins with a version of its own.
    public boolean versionOfInstances() {
        return instancedVersion < 0;
    }

    /// True where a property bag begins with a version of its own, and arrays are none of its
    /// properties.
    public boolean versionOfBags() {
        return bagVersion < 1;
    }

    /// True where a property of a bag may be a container of containers.
    public boolean nestedInBags() {
        return bagVersion >= 2;
    }

    /// True where the notes on a property of a bag name a class.
    public boolean classesInBags() {
        return bagVersion >= 3;
    }

    /// True where a property of a bag has flags.
    public boolean flagsInBags() {
        return bagVersion >= 4;
    }

    /// True where a property of a bag may be a map.
    public boolean mapsInBags() {
        return bagVersion >= 5;
    }

    /// True where integers among the named arguments of a text have eight bytes.
    public boolean wideArguments() {
        return releaseVersion >= 12;
    }
}
