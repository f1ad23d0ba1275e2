package dev.keepsake.format.container;

import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The enumerations of header fields; a constant's place is its number in the file.
public final class HeaderEnums {
    static final String FILE_KIND = "FileKind";
    static final List<String> FILE_KINDS = List.of("Slot", "Profile", "Index");
    static final String SLOT_KIND = "SlotKind";
    static final List<String> SLOT_KINDS = List.of("Manual", "Quick", "Auto", "Checkpoint", "Run");

    private HeaderEnums() {}

    /// Both, for editors.
    public static TypeCatalog catalog() {
        return new TypeCatalog(
                Map.of(),
                Map.of(
                        FILE_KIND, describe(FILE_KIND, FILE_KINDS),
                        SLOT_KIND, describe(SLOT_KIND, SLOT_KINDS)));
    }

    private static EnumDescription describe(String name, List<String> words) {
        var constants = new ArrayList<Constant>();
        for (String word : words) {
            constants.add(new Constant(word, constants.size()));
        }
        return new EnumDescription(name, constants);
    }
}
