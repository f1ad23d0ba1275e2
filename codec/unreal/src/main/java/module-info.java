import dev.keepsake.format.SaveFormat;
import dev.keepsake.unreal.UnrealFormat;

/// Reads and writes Unreal saves.
@org.jspecify.annotations.NullMarked
module dev.keepsake.unreal {
    requires static org.jspecify;
    requires transitive dev.keepsake.format;

    exports dev.keepsake.unreal;
    exports dev.keepsake.unreal.finding;

    provides SaveFormat with
            UnrealFormat;
}
