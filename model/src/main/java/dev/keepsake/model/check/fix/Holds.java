package dev.keepsake.model.check.fix;

import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.Map;
import java.util.Optional;

/// Tells whether what a finding says of a place is still so.
final class Holds {
    private Holds() {}

    /// True where the value that stands there now is the one that was found.
    static boolean still(CheckCode code, Map<String, String> details, Value now) {
        return switch (code) {
            case DANGLING ->
                    now instanceof ReferenceValue reference
                            && new Step.Name(reference.subject(), reference.ordinal())
                                    .toString()
                                    .equals(details.get("subject"));
            case NOT_FINITE -> isText(Literals.print(now), details.get("value"));
            case RANGE -> number(now).equals(details.get("value"));
            case UNKNOWN_CONSTANT ->
                    now instanceof EnumValue constant
                            && constant.text().equals(details.get("value"));
            case MEMBER_TWICE -> isText(Literals.print(now), details.get("item"));
            case ITEM_TWICE -> isText(key(now, details), details.get("key"));
            default -> true; // the path of a key says which key, and that it is a later one
        };
    }

    private static Optional<String> key(Value item, Map<String, String> details) {
        return item instanceof StructValue struct
                ? struct.find(details.getOrDefault("field", "")).flatMap(Literals::print)
                : Optional.empty();
    }

    private static boolean isText(
            Optional<String> now, @org.jspecify.annotations.Nullable String then) {
        return now.isEmpty() ? then == null : now.get().equals(then);
    }

    private static String number(Value now) {
        return switch (now) {
            case IntegerValue integer -> integer.text();
            case FloatValue single -> Float.toString(single.value());
            case DoubleValue real -> Double.toString(real.value());
            default -> "";
        };
    }
}
