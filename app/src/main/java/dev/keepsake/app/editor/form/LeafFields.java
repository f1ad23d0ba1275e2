package dev.keepsake.app.editor.form;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The fields of values that one field is enough for. Immutable.
final class LeafFields {
    /// So many bytes can be typed.
    static final int TYPED_BYTES = 4_096;

    private static final String BYTE = "byte";

    private final Messages messages;
    private final FindingSentences sentences;
    private final Counts counts;

    LeafFields(Messages messages) {
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
        this.counts = new Counts(messages);
    }

    /// What tells a field of a form apart, what people call it, and how its value is set.
    ///
    /// @param key true for the key of a map entry
    record As(String id, String label, boolean key) {}

    /// The field of a value; empty for one that has parts.
    Optional<EditorField> field(ValuePlace place, As as) {
        return switch (place.value()) {
            case BoolValue bool -> Optional.of(truth(bool, place, as));
            case IntegerValue number -> Optional.of(number(place, as));
            case FloatValue number -> Optional.of(number(place, as));
            case DoubleValue number -> Optional.of(number(place, as));
            case TextValue text -> Optional.of(text(text.bytes(), PrimitiveType.TEXT, place, as));
            case NameValue name -> Optional.of(text(name.bytes(), PrimitiveType.NAME, place, as));
            case EnumValue constant -> Optional.of(constant(constant, place, as));
            case UuidValue uuid -> Optional.of(literal(new Input.Identifier(), "", place, as));
            case DateTimeValue time ->
                    Optional.of(literal(new Input.Line(), "window.editor.dateTime", place, as));
            case DurationValue time -> Optional.of(duration(place, as));
            case ReferenceValue subject -> Optional.of(subject(subject, place, as));
            case AssetValue asset -> Optional.of(asset(asset, place, as));
            case BytesValue bytes -> Optional.of(bytes(bytes.bytes(), place, as));
            case OpaqueValue kept -> Optional.of(kept(kept, place, as));
            case PackedValue packed -> Optional.empty();
            case ContainerValue container -> Optional.empty();
        };
    }

    /// The edits that put a value in a place.
    static List<Edit> set(ValuePlace place, Value value, As as) throws EditRefusedException {
        Doubts.require(value, place);
        return List.of(
                as.key()
                        ? new Edit.SetKey(place.target(), value, null)
                        : new Edit.SetValue(place.target(), value, null));
    }

    private static Value parse(String typed, ValuePlace place) throws EditRefusedException {
        var beside = new Literals.Context(place.value(), place.types());
        return Literals.parse(typed.strip(), place.value().type(), beside);
    }

    private EditorField literal(Input input, String hint, ValuePlace place, As as) {
        return field(
                input,
                Literals.print(place.value()).orElseThrow(),
                hint.isEmpty() ? "" : messages.text(hint),
                place,
                as,
                typed -> set(place, parse(typed, place), as));
    }

    private EditorField field(
            Input input,
            String text,
            String hint,
            ValuePlace place,
            As as,
            EditorField.Reader reader) {
        FieldDescription known = place.known();
        String doubt = Doubts.find(place.value(), place).map(sentences::sentence).orElse("");
        String unit = known == null ? "" : known.unit();
        return new EditorField(
                as.id(), as.label(), input, text, unit, described(hint, known), doubt, reader);
    }

    private String described(String hint, @Nullable FieldDescription known) {
        String description = known == null ? "" : known.description();
        String standard =
                known == null || known.standard() == null
                        ? ""
                        : messages.text("window.editor.standard", "text", known.standard());
        return Stream.of(description, hint, standard)
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" · "));
    }

    private EditorField number(ValuePlace place, As as) {
        return field(
                new Input.OfNumber(),
                Literals.print(place.value()).orElseThrow(),
                rangeHint(place),
                place,
                as,
                typed -> set(place, Numbers.parse(typed, place.value()), as));
    }

    private String rangeHint(ValuePlace place) {
        Range range = place.known() == null ? null : place.known().range();
        if (range != null) {
            return range.least().toPlainString() + " – " + range.greatest().toPlainString();
        }
        return place.value().type() instanceof PrimitiveType type && type.isInteger()
                ? Numbers.range(type, messages.locale())
                : "";
    }

    private EditorField truth(BoolValue now, ValuePlace place, As as) {
        Optional<Long> stored = place.encoding().findNumber(BYTE);
        String hint =
                stored.map(kept -> messages.text("window.editor.storedAs", "number", kept))
                        .orElse("");
        return field(
                new Input.Truth(stored.isPresent()),
                stored.isPresent() ? "" : Boolean.toString(now.value()),
                hint,
                place,
                as,
                typed -> {
                    Value value = parse(typed, place);
                    return stored.isEmpty() || as.key()
                            ? set(place, value, as)
                            : List.of(
                                    new Edit.SetValue(
                                            place.target(), value, clear(place.encoding())));
                });
    }

    /// The spelling without the byte that is neither 0 nor 1.
    private static Encoding clear(Encoding encoding) {
        return new Encoding(
                encoding.entries().stream().filter(entry -> !entry.name().equals(BYTE)).toList());
    }

    private EditorField text(Bytes bytes, PrimitiveType type, ValuePlace place, As as) {
        boolean lines = type == PrimitiveType.TEXT && hasRoom(bytes, as);
        TextForms form = TextForms.of(bytes, lines);
        return field(
                lines && !form.quoted() ? new Input.Lines() : new Input.Line(),
                form.shown(),
                form.quoted() ? messages.text("window.editor.quoted") : "",
                place,
                as,
                typed -> set(place, form.read(typed, type), as));
    }

    /// True where text is typed in several lines: by itself, as the source of a localized text, and
    /// where it has several.
    private static boolean hasRoom(Bytes text, As as) {
        return as.id().equals("value")
                || as.id().endsWith("-source")
                || text.asText().indexOf('\n') >= 0;
    }

    private EditorField constant(EnumValue now, ValuePlace place, As as) {
        List<Input.Option> options = Enums.options(now.type(), place.types());
        return field(
                options.isEmpty() ? new Input.Line() : new Input.Choice(options),
                Enums.shown(now, place.types()),
                options.isEmpty() ? messages.text("window.editor.unknownEnum") : "",
                place,
                as,
                typed -> set(place, parse(typed, place), as));
    }

    private EditorField duration(ValuePlace place, As as) {
        return field(
                new Input.Line(),
                Literals.print(place.value()).orElseThrow(),
                messages.text("window.editor.duration"),
                place,
                as,
                typed -> set(place, parse(Times.literal(typed), place), as));
    }

    private EditorField subject(ReferenceValue now, ValuePlace place, As as) {
        return field(
                new Input.Subject(),
                now.isNone() ? "" : Literals.print(now).orElseThrow(),
                "",
                place,
                as,
                typed ->
                        set(
                                place,
                                typed.isBlank() ? ReferenceValue.NONE : parse(typed, place),
                                as));
    }

    private EditorField asset(AssetValue now, ValuePlace place, As as) {
        boolean none = now.path().isEmpty() && now.subPath().isEmpty();
        return field(
                new Input.Line(),
                none ? "" : Literals.print(now).orElseThrow(),
                messages.text("window.editor.asset"),
                place,
                as,
                typed -> set(place, typed.isBlank() ? AssetValue.of("") : parse(typed, place), as));
    }

    private EditorField bytes(Bytes now, ValuePlace place, As as) {
        return field(
                new Input.Hex(now.length() <= TYPED_BYTES),
                hex(now),
                counts.bytes(now.length()),
                place,
                as,
                typed -> set(place, parse(digits(typed), place), as));
    }

    private EditorField kept(OpaqueValue now, ValuePlace place, As as) {
        return field(
                new Input.Hex(now.bytes().length() <= TYPED_BYTES),
                hex(now.bytes()),
                counts.bytes(now.bytes().length()),
                place,
                as,
                typed -> {
                    var value = (OpaqueValue) parse(digits(typed), place);
                    return List.of(new Edit.SetBytes(place.target(), value.bytes()));
                });
    }

    /// The bytes in pairs of digits, of many only the first.
    private static String hex(Bytes bytes) {
        Bytes shown = bytes.slice(0, Math.min(bytes.length(), TYPED_BYTES));
        return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(shown.toArray());
    }

    private static String digits(String typed) {
        return typed.replaceAll("\\s+", "");
    }
}
