package dev.keepsake.model.check.fix;

import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeSyntaxException;
import dev.keepsake.model.type.TypeText;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the edits that would mend findings of [CheckCode], as the save is now. For one thread.
///
/// A finding that no longer holds has no fix: what it says stands there is compared with what does.
public final class Fixes {
    private static final int MOST_CONSTANTS = 12;

    private final EditedSave save;
    private final TypeCatalog types;
    private final PathResolver resolver;

    /// Fixes for a save.
    ///
    /// @param types the constants of enumerations
    public Fixes(EditedSave save, TypeCatalog types, Progress progress) {
        this.save = save;
        this.types = types;
        this.resolver = new PathResolver(save, progress);
    }

    /// True where findings like this may have a fix; says nothing of the save.
    public static boolean mayMend(Finding finding) {
        return finding.path() != null
                && finding.code() instanceof CheckCode code
                && switch (code) {
                    case DANGLING,
                            KEY_TWICE,
                            MEMBER_TWICE,
                            ITEM_TWICE,
                            NOT_FINITE,
                            RANGE,
                            UNKNOWN_CONSTANT ->
                            true;
                    default -> false;
                };
    }

    /// The ways to mend a finding, the likeliest first; none where it no longer holds.
    ///
    /// @throws SaveException where records cannot be read, or the caller stops it
    public List<Fix> of(Finding finding) throws SaveException {
        Path path = finding.path();
        if (path == null || !(finding.code() instanceof CheckCode code) || !mayMend(finding)) {
            return List.of();
        }
        Optional<Value> now = ValueAt.find(save.document(), path);
        if (now.isEmpty() || !Holds.still(code, finding.details(), now.get())) {
            return List.of();
        }
        Target target = target(path);
        return target == null ? List.of() : fixes(code, finding.details(), target);
    }

    private @Nullable Target target(Path path) throws SaveException {
        try {
            return resolver.resolve(path.toString()).target();
        } catch (EditRefusedException gone) {
            return null;
        }
    }

    private List<Fix> fixes(CheckCode code, Map<String, String> details, Target target) {
        return switch (code) {
            case DANGLING -> List.of(set(Fix.Kind.NO_REFERENCE, "", ReferenceValue.NONE, target));
            case KEY_TWICE -> List.of(remove(keyOf(target)));
            case MEMBER_TWICE, ITEM_TWICE -> List.of(remove(target));
            case NOT_FINITE -> finite(details, target);
            case RANGE -> number(Fix.Kind.CLAMP, clamped(details), details, target);
            case UNKNOWN_CONSTANT -> constants(details, target);
            default -> List.of();
        };
    }

    private static List<Fix> finite(Map<String, String> details, Target target) {
        var all = new ArrayList<Fix>();
        String standard = details.get("standard");
        if (standard != null) {
            all.addAll(number(Fix.Kind.STANDARD, standard, details, target));
        }
        all.addAll(number(Fix.Kind.ZERO, "0", details, target));
        return all;
    }

    private static String clamped(Map<String, String> details) {
        boolean isWhole = details.getOrDefault("type", "").contains("Int");
        var value = new BigDecimal(details.getOrDefault("value", "0"));
        var least = new BigDecimal(details.getOrDefault("least", "0"));
        var greatest = new BigDecimal(details.getOrDefault("greatest", "0"));
        boolean isLess = value.compareTo(least) < 0;
        BigDecimal end = isLess ? least : greatest;
        RoundingMode inside = isLess ? RoundingMode.CEILING : RoundingMode.FLOOR;
        return (isWhole ? end.setScale(0, inside) : end).toPlainString();
    }

    private static List<Fix> number(
            Fix.Kind kind, String text, Map<String, String> details, Target target) {
        try {
            Type type = TypeText.parse(details.getOrDefault("type", ""));
            Value value = Literals.parse(text, type, Literals.Context.NONE);
            return List.of(set(kind, text, value, target));
        } catch (TypeSyntaxException | EditRefusedException unfit) {
            return List
                    .of(); // a type file may give a standard or a range that its type cannot hold
        }
    }

    private List<Fix> constants(Map<String, String> details, Target target) {
        String type = details.getOrDefault("type", "");
        List<Constant> known =
                types.findEnum(type).map(TypeCatalog.EnumDescription::constants).orElse(List.of());
        return known.stream()
                .limit(MOST_CONSTANTS)
                .map(constant ->
                        set(
                                Fix.Kind.CONSTANT,
                                constant.name(),
                                EnumValue.of(type, constant.name()),
                                target))
                .toList();
    }

    private static Fix set(Fix.Kind kind, String text, Value value, Target target) {
        return new Fix(kind, text, List.of(new Edit.SetValue(target, value, null)));
    }

    private static Fix remove(Target target) {
        return new Fix(Fix.Kind.REMOVE, "", List.of(new Edit.Remove(target)));
    }

    /// An entry is taken out by its key, which stands before its value; of one that was added, ids
    /// count down.
    private static Target keyOf(Target value) {
        long id = value.path().last();
        return new Target(value.record(), value.path().parent().then(id < 0 ? id + 1 : id - 1));
    }
}
