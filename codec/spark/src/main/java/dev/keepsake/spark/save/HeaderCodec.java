package dev.keepsake.spark.save;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Encoding.Setting;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.Spelled;
import dev.keepsake.spark.finding.SparkCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The document's header as metadata text and back. Pure.
///
/// Fields carry their raw text and what stands before them (`gap`) where it is not what the engine
/// writes; what stands behind the last one (`after`) is kept at the field `version`.
final class HeaderCodec {
    /// The first field: which version the save has.
    static final String VERSION = "version";

    private static final String STRUCT = "SaveMetadata";
    private static final String GAP = "gap";
    private static final String AFTER = "after";

    private HeaderCodec() {}

    /// The header of a save.
    static StructValue decode(MetadataText text, long version) {
        StructValue.Builder header = StructValue.builder(STRUCT);
        Encoding end = setting(Encoding.DEFAULT, AFTER, text.after(), MetadataText.STANDARD_END);
        header.add(
                VERSION,
                PrimitiveType.UINT32,
                new IntegerValue(version, PrimitiveType.UINT32),
                end);
        StructValue.Builder position = StructValue.builder("Vector");
        for (int i = 0; i < text.parts().size(); i++) {
            MetadataText.Part part = text.parts().get(i);
            StructValue.Builder target = part.field().isPosition() ? position : header;
            target.add(part.field().fieldName(), part.field().type(), part.value(), encoding(part));
            boolean last = part.field() == MetadataField.POSITION_Z || i == text.parts().size() - 1;
            if (part.field().isPosition() && last) {
                header.add(MetadataField.POSITION, position.build());
            }
        }
        return header.build();
    }

    private static Encoding encoding(MetadataText.Part part) {
        Encoding gap = setting(Encoding.DEFAULT, GAP, part.gap(), part.field().standardGap());
        Value value = part.value();
        boolean printed = part.field().print(value).filter(part.text()::equals).isPresent();
        boolean plain = printed || value instanceof OpaqueValue;
        return plain ? gap : gap.with(Spelled.RAW, new Setting.Raw(part.text()));
    }

    private static Encoding setting(Encoding to, String name, Bytes found, Bytes standard) {
        return found.equals(standard) ? to : to.with(name, new Setting.Raw(found));
    }

    /// The metadata text of a header.
    ///
    /// @throws SaveException where it has other fields than the metadata's first ones in order, or
    ///   a field holds what has no text there
    static Bytes encode(StructValue header) throws SaveException {
        List<Field> fields = fields(header);
        var out = new SaveOutput();
        for (Field field : fields) {
            out.write(gap(field));
            out.write(text(field));
        }
        Encoding version = header.items().encoding(0);
        Bytes after = version.findRaw(AFTER).orElse(MetadataText.STANDARD_END);
        boolean fits = fields.isEmpty() || isEnd(after, fields.get(fields.size() - 1));
        out.write(fits ? after : MetadataText.STANDARD_END);
        return out.bytes();
    }

    /// What stands at a place of the metadata.
    private record Field(MetadataField field, Value value, Encoding encoding) {}

    /// Refuses a header that has other fields than a layout's first ones, in order.
    private static List<Field> fields(StructValue header) throws SaveException {
        var found = new ArrayList<Field>();
        boolean versioned = !header.type().fields().isEmpty() && header.name(0).equals(VERSION);
        if (!versioned) {
            throw refused(VERSION, "missing");
        }
        boolean withScreenshot =
                header.type().indexOf(MetadataField.SCREENSHOT_PATH.fieldName()) >= 0;
        List<MetadataField> layout = MetadataField.layout(withScreenshot);
        List<Named> leaves = leaves(header);
        for (int i = 0; i < leaves.size(); i++) {
            boolean inPlace =
                    i < layout.size() && layout.get(i).fullName().equals(leaves.get(i).name());
            if (!inPlace) {
                throw refused(leaves.get(i).name(), "order");
            }
            found.add(new Field(layout.get(i), leaves.get(i).value(), leaves.get(i).encoding()));
        }
        return found;
    }

    /// A field of the header, or a part of the position under its full name.
    private record Named(String name, Value value, Encoding encoding) {}

    private static List<Named> leaves(StructValue header) {
        var leaves = new ArrayList<Named>();
        for (int i = 1; i < header.items().count(); i++) {
            String name = header.name(i);
            if (name.equals(MetadataField.POSITION)
                    && header.value(i) instanceof StructValue position) {
                for (int j = 0; j < position.items().count(); j++) {
                    leaves.add(
                            new Named(
                                    name + "." + position.name(j),
                                    position.value(j),
                                    position.items().encoding(j)));
                }
            } else {
                leaves.add(new Named(name, header.value(i), header.items().encoding(i)));
            }
        }
        return leaves;
    }

    private static Bytes gap(Field field) {
        Bytes standard = field.field().standardGap();
        return field.encoding()
                .findRaw(GAP)
                .filter(gap -> isGap(field.field(), gap))
                .orElse(standard);
    }

    private static boolean isGap(MetadataField field, Bytes gap) {
        if (field.isLine()) {
            return gap.equals(field.standardGap());
        }
        boolean first = field == MetadataField.TIMESTAMP;
        return MetadataText.isBlank(gap) && !gap.isEmpty() && (!first || gap.at(0) == '\n');
    }

    private static boolean isEnd(Bytes after, Field last) {
        if (after.isEmpty()) {
            return true;
        }
        return last.field().isLine()
                ? after.at(0) == '\n'
                : MetadataText.isBlank(after.slice(0, 1));
    }

    private static Bytes text(Field field) throws SaveException {
        MetadataField place = field.field();
        Bytes text = rawOrPrinted(field).orElseThrow(() -> refused(place.fullName(), "type"));
        if (place.isLine() && contains(text, '\n')) {
            throw refused(place.fullName(), "lineBreak");
        }
        if (!place.isLine() && (text.isEmpty() || MetadataText.hasBlank(text))) {
            throw refused(place.fullName(), "blank");
        }
        return text;
    }

    private static Optional<Bytes> rawOrPrinted(Field field) {
        if (field.value() instanceof OpaqueValue opaque) {
            return Optional.of(opaque.bytes());
        }
        return field.encoding()
                .findRaw(Spelled.RAW)
                .filter(raw -> field.field().parse(raw).filter(field.value()::equals).isPresent())
                .or(() -> field.field().printExactly(field.value()));
    }

    /// True where a byte of the text is this one.
    static boolean contains(Bytes text, char wanted) {
        for (int i = 0; i < text.length(); i++) {
            if (text.at(i) == wanted) {
                return true;
            }
        }
        return false;
    }

    /// Refuses what an edited field must not become, though it has a text.
    static void requireWritable(StructValue before, StructValue after) throws SaveException {
        Bytes text = encode(after);
        if (text.length() > SaveLayout.METADATA_CAP) {
            throw refused("", "long");
        }
        if (!after.value(0).equals(before.value(0))) {
            throw refused(VERSION, "fixed");
        }
        List<Named> known = leaves(before);
        List<String> names = leaves(after).stream().map(Named::name).toList();
        for (Named leaf : known) {
            if (!names.contains(leaf.name())) {
                throw refused(leaf.name(), "missing");
            }
        }
        for (Named leaf : leaves(after)) {
            boolean same =
                    known.stream()
                            .anyMatch(old ->
                                    old.name().equals(leaf.name())
                                            && old.value().equals(leaf.value()));
            if (!same) {
                requireWritable(leaf);
            }
        }
    }

    private static void requireWritable(Named leaf) throws SaveException {
        if (leaf.value() instanceof TextValue(Bytes text) && contains(text, '\r')) {
            throw refused(leaf.name(), "return");
        }
        if (leaf.value() instanceof FloatValue number && !Float.isFinite(number.value())) {
            throw refused(leaf.name(), "notFinite");
        }
    }

    private static SaveException refused(String field, String reason) {
        return SaveException.of(
                Finding.of(SparkCode.EDIT_HEADER).with("field", field).with("reason", reason));
    }
}
