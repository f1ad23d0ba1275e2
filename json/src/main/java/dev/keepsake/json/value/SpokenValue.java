package dev.keepsake.json.value;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A value that says itself what it is: an object whose members begin with `$`. Read once.
final class SpokenValue {
    private static final String KNOWN =
            "$asset, $declared, $encoding, $fields, $form, $object, $opaque, $ordinal, $part,"
                    + " $quoted, $reason, $struct, $subject, $type, $value";

    private final JsonCursor cursor;
    private final ValueReader values;
    private final Type declared;
    private final Set<String> members = new TreeSet<>();
    private Encoding encoding = Encoding.DEFAULT;
    private @Nullable Type type;
    private @Nullable Value value;
    private @Nullable StructValue fields;
    private @Nullable String structName;
    private String name = "";
    private Bytes bytes = Bytes.EMPTY;
    private Bytes part = Bytes.EMPTY;
    private int ordinal;
    private OpaqueValue.@Nullable Reason reason;
    private String opaqueType = "";

    SpokenValue(JsonCursor cursor, ValueReader values, Type declared) {
        this.cursor = cursor;
        this.values = values;
        this.declared = declared;
    }

    /// Reads the members from the first on, whose name the cursor stands on.
    Spelled read(@Nullable String first) throws JsonImportException {
        cursor.membersFrom(first, this::member);
        members.remove("$encoding");
        return new Spelled(build(), encoding);
    }

    private void member(String member) throws JsonImportException {
        members.add(member);
        switch (member) {
            case "$encoding" -> encoding = EncodingForm.read(cursor);
            case "$type" -> readType();
            case "$value" -> readValue();
            case "$fields" -> fields = FieldList.read(cursor, values);
            case "$struct" -> structName = cursor.name();
            case "$form", "$object", "$subject" -> name = cursor.name();
            case "$ordinal" -> ordinal = cursor.integer(0, Integer.MAX_VALUE, "Int32");
            case "$opaque" -> bytes = cursor.bytes();
            case "$declared" -> opaqueType = cursor.name();
            case "$reason" -> reason = FormText.reason(cursor);
            case "$asset" -> bytes = values.textBytes();
            case "$part" -> part = values.textBytes();
            case "$quoted" -> bytes = values.quotedBytes();
            default -> throw cursor.unknown(member, KNOWN);
        }
    }

    private void readType() throws JsonImportException {
        if (members.contains("$value")) {
            throw cursor.mixed("$value, $type", "$type, $value");
        }
        type = values.type();
    }

    private void readValue() throws JsonImportException {
        value = values.bare(type == null ? declared : type);
    }

    private Value build() throws JsonImportException {
        String kind = String.join(" ", members);
        return switch (kind) {
            case "$value", "$type $value" -> require(value, "$value");
            case "$fields", "$fields $struct" -> named(ValueWriter.structName(declared));
            case "$fields $object", "$fields $object $struct" -> new ObjectValue(name, named(""));
            case "$fields $form", "$fields $form $struct" ->
                    new LocalizedTextValue(name, named(""));
            case "$opaque $reason", "$declared $opaque $reason" ->
                    new OpaqueValue(bytes, opaqueType, require(reason, "$reason"));
            case "$ordinal $subject", "$subject" -> new ReferenceValue(name, ordinal);
            case "$asset $part", "$asset" -> new AssetValue(bytes, part);
            case "$quoted", "$quoted $type" -> quoted(type == null ? declared : type);
            case "" -> throw cursor.expected(declared.displayName());
            default -> throw cursor.mixed(kind.replace(" ", ", "), KNOWN);
        };
    }

    private StructValue named(String told) throws JsonImportException {
        StructValue struct = require(fields, "$fields");
        String own = structName == null ? told : structName;
        return new StructValue(new StructType(own, struct.type().fields()), struct.items());
    }

    private Value quoted(Type told) throws JsonImportException {
        return switch (told) {
            case EnumType named -> new EnumValue(named, bytes);
            case PrimitiveType primitive when primitive == PrimitiveType.NAME ->
                    new NameValue(bytes);
            case PrimitiveType primitive
                    when primitive == PrimitiveType.TEXT || primitive == PrimitiveType.ANY ->
                    new TextValue(bytes);
            case PrimitiveType primitive when primitive == PrimitiveType.ASSET ->
                    new AssetValue(bytes, Bytes.EMPTY);
            default -> throw cursor.mixed("$quoted", told.displayName());
        };
    }

    private <T> T require(@Nullable T found, String member) throws JsonImportException {
        if (found == null) {
            throw cursor.missing(member);
        }
        return found;
    }
}
