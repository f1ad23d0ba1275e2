package dev.keepsake.unreal.save;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.unreal.header.HeaderFields;

/// The header of a document: what stands around the content, where anything does, and then the
/// header of the content itself. Pure.
final class FrameField {
    /// The name of the wrapping.
    static final String WRAPPER = "wrapper";

    private FrameField() {}

    static StructValue whole(StoredSave save) {
        StructValue own = save.header().fields();
        StructValue frame = save.wrapping().header();
        var all = StructValue.builder("Unreal");
        if (!save.isPlain()) {
            all.add(WRAPPER, TextValue.of(save.wrapping().name()));
        }
        addAll(all, frame);
        addAll(all, own);
        return all.build();
    }

    private static void addAll(StructValue.Builder all, StructValue fields) {
        for (int i = 0; i < fields.items().count(); i++) {
            var field = fields.type().fields().get(i);
            Encoding encoding = fields.items().encoding(i);
            all.add(field.name(), field.type(), fields.value(i), encoding);
        }
    }

    /// How many fields of such a header are of what stands around the content.
    static int count(StoredSave save) {
        int frame = save.wrapping().header().items().count();
        return save.isPlain() ? frame : frame + 1;
    }

    /// The fields of the content alone.
    static StructValue own(StructValue whole, StoredSave save) {
        int from = Math.min(count(save), whole.items().count());
        var own = StructValue.builder(whole.type().name());
        for (int i = from; i < whole.items().count(); i++) {
            var field = whole.type().fields().get(i);
            own.add(field.name(), field.type(), whole.value(i), whole.items().encoding(i));
        }
        return own.build();
    }

    /// The version of the save's format.
    static String version(StoredSave save) {
        String own = version(save.header().fields());
        return own.isEmpty() ? save.wrapping().name() : own;
    }

    /// The version in a header, empty where there is none.
    static String version(StructValue header) {
        return header.find(HeaderFields.SAVE_VERSION)
                .map(value ->
                        value instanceof IntegerValue number && number.type() == PrimitiveType.INT32
                                ? number.text()
                                : "")
                .orElse("");
    }
}
