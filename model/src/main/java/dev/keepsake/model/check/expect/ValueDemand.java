package dev.keepsake.model.check.expect;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/// Holds a value against a demand. What an optional holds is judged in its place.
final class ValueDemand {
    private static final int SHOWN = 120;

    private final Demand demand;
    private final Progress progress;

    ValueDemand(Demand demand, Progress progress) {
        this.demand = demand;
        this.progress = progress;
    }

    /// What is wrong with a value, empty where nothing is.
    Optional<Finding> judge(Value value) throws SaveException {
        Value own = content(value);
        return switch (demand) {
            case Demand.OneOf some -> judge(own, some);
            case Demand.Within(Range range) -> judge(own, range);
            case Demand.Matches(Pattern pattern) -> judge(own, pattern);
            case Demand.Exists there -> Optional.empty();
            case Demand.Absent gone -> Optional.empty();
            case Demand.Count number -> Optional.empty();
        };
    }

    private static Value content(Value value) {
        boolean isFull = value instanceof OptionalValue maybe && maybe.items().count() == 1;
        return isFull ? ((OptionalValue) value).items().value(0) : value;
    }

    private static Optional<Finding> judge(Value value, Demand.OneOf some) {
        for (String text : some.texts()) {
            if (isEqual(value, text)) {
                return Optional.empty();
            }
        }
        return Optional.of(
                Finding.of(ExpectCode.OTHER)
                        .with("found", shown(value))
                        .with("expected", cut(String.join(", ", some.texts()))));
    }

    private static boolean isEqual(Value value, String text) {
        return switch (value) {
            case IntegerValue number -> isSameNumber(number.text(), text);
            case FloatValue number -> isSameNumber(shown(number), text);
            case DoubleValue number -> isSameNumber(shown(number), text);
            case TextValue own -> own.text().equals(text);
            case NameValue own -> own.text().equals(text);
            case EnumValue own -> isSameConstant(own.text(), text);
            case AssetValue own -> own.text().equals(text);
            case LocalizedTextValue own -> own.source().filter(text::equals).isPresent();
            default -> reads(text, value);
        };
    }

    private static boolean isSameConstant(String full, String text) {
        return full.equals(text) || full.endsWith("::" + text);
    }

    private static boolean isSameNumber(String found, String text) {
        try {
            return found.equals(text) || new BigDecimal(found).compareTo(new BigDecimal(text)) == 0;
        } catch (NumberFormatException none) {
            return false;
        }
    }

    private static boolean reads(String text, Value value) {
        try {
            var beside = new Literals.Context(value, TypeCatalog.EMPTY);
            return Literals.parse(text, PrimitiveType.ANY, beside).equals(value);
        } catch (EditRefusedException other) {
            return false;
        }
    }

    private static Optional<Finding> judge(Value value, Range range) {
        boolean isNumber =
                value instanceof IntegerValue
                        || value instanceof FloatValue
                        || value instanceof DoubleValue;
        if (isNumber && isIn(range, shown(value))) {
            return Optional.empty();
        }
        return Optional.of(
                Finding.of(ExpectCode.OUTSIDE)
                        .with("found", shown(value))
                        .with("least", range.least().toPlainString())
                        .with("greatest", range.greatest().toPlainString()));
    }

    private static boolean isIn(Range range, String number) {
        try {
            return range.holds(new BigDecimal(number));
        } catch (NumberFormatException infinite) {
            return false;
        }
    }

    private Optional<Finding> judge(Value value, Pattern pattern) throws SaveException {
        String text = text(value);
        return switch (text == null ? BoundedMatch.NO : BoundedMatch.of(pattern, text, progress)) {
            case YES -> Optional.empty();
            case NO ->
                    Optional.of(
                            Finding.of(ExpectCode.NO_MATCH)
                                    .with("found", shown(value))
                                    .with("expected", cut(pattern.pattern())));
            case TOO_LONG ->
                    Optional.of(
                            Finding.of(ExpectCode.TOO_LONG)
                                    .with("expected", cut(pattern.pattern())));
        };
    }

    private static @org.jspecify.annotations.Nullable String text(Value value) {
        return switch (value) {
            case TextValue own -> own.text();
            case NameValue own -> own.text();
            case EnumValue own -> own.text();
            case AssetValue own -> own.text();
            case LocalizedTextValue own -> own.source().orElse(null);
            default -> Literals.print(value).orElse(null);
        };
    }

    private static String shown(Value value) {
        String text = text(value);
        return cut(text == null ? value.type().displayName() : text);
    }

    private static String cut(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
