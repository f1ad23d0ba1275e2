package dev.keepsake.unreal.header;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.finding.UnrealCode;
import dev.keepsake.unreal.wire.StringForm;
import dev.keepsake.unreal.wire.Strings;

/// Writes one header. For one thread.
final class HeaderWriter {
    private final Output out;
    private final StructValue fields;
    private int next;
    private int classEnd;

    HeaderWriter(Output out, StructValue fields) {
        this.out = out;
        this.fields = fields;
    }

    void write() throws SaveException {
        int version = (int) number(HeaderFields.SAVE_VERSION, PrimitiveType.INT32);
        number(HeaderFields.PACKAGE, PrimitiveType.INT32);
        if (stands(HeaderFields.PACKAGE_5)) {
            number(HeaderFields.PACKAGE_5, PrimitiveType.INT32);
        }
        number(HeaderFields.MAJOR, PrimitiveType.UINT16);
        number(HeaderFields.MINOR, PrimitiveType.UINT16);
        number(HeaderFields.PATCH, PrimitiveType.UINT16);
        number(HeaderFields.CHANGE, PrimitiveType.UINT32);
        text(HeaderFields.BRANCH);
        if (version >= 2) {
            int form = (int) number(HeaderFields.CUSTOM_FORM, PrimitiveType.INT32);
            writeCustomVersions(form);
        }
        text(HeaderFields.CLASS);
        classEnd = out.length();
        if (stands(HeaderFields.CLASS_HEADER)) {
            writeClassHeader();
        }
        if (stands(HeaderFields.CONTROL)) {
            writeControl();
        }
        if (next < fields.items().count()) {
            throw refused(fields.name(next), "unknown");
        }
    }

    /// How many bytes were written up to the name of the class.
    int classEnd() {
        return classEnd;
    }

    private boolean stands(String name) {
        return next < fields.items().count() && fields.name(next).equals(name);
    }

    private Value value(String name) throws SaveException {
        if (!stands(name)) {
            throw refused(name, "missing");
        }
        return fields.value(next++);
    }

    private long number(String name, PrimitiveType type) throws SaveException {
        if (!(value(name) instanceof IntegerValue number) || number.type() != type) {
            throw refused(name, "type");
        }
        switch (type.width()) {
            case 1 -> out.writeU8((int) number.bits());
            case 2 -> out.writeI16((int) number.bits());
            default -> out.writeI32((int) number.bits());
        }
        return number.bits();
    }

    private void text(String name) throws SaveException {
        if (!(value(name) instanceof TextValue(var text))) {
            throw refused(name, "type");
        }
        Encoding encoding = fields.items().encoding(next - 1);
        Strings.write(out, text, StringForm.of(encoding, StringForm.SETTING));
    }

    private void writeCustomVersions(int form) throws SaveException {
        if (!(value(HeaderFields.CUSTOM_VERSIONS) instanceof MapValue versions)
                || !CustomVersions.isKnown(form)) {
            throw refused(HeaderFields.CUSTOM_VERSIONS, "type");
        }
        CustomVersions.write(form, versions, out);
    }

    private void writeClassHeader() throws SaveException {
        if (!(value(HeaderFields.CLASS_HEADER) instanceof BytesValue(var bytes))) {
            throw refused(HeaderFields.CLASS_HEADER, "type");
        }
        out.writeBytes(bytes);
    }

    private void writeControl() throws SaveException {
        long control = number(HeaderFields.CONTROL, PrimitiveType.UINT8);
        boolean more = stands(HeaderFields.OPERATION);
        if (more != ((control & 2) != 0)) {
            throw refused(HeaderFields.CONTROL, "range");
        }
        if (more) {
            number(HeaderFields.OPERATION, PrimitiveType.UINT8);
        }
    }

    private static SaveException refused(String field, String reason) {
        return SaveException.of(
                Finding.of(UnrealCode.EDIT_HEADER).with("field", field).with("reason", reason));
    }
}
