package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedRecord;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.check.Spot;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.StructValue;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Compares classes, structs and fields with those that the type file describes. Each difference is
/// said once, where it is met first: all records of a class have it.
///
/// A type file may describe a part of a game: that it does not know a class or struct is no more
/// than a note.
final class BuildCheck implements Check {
    /// The header field with the game's own version of what it saves.
    private static final String DATA_VERSION = "gameDataVersion";

    /// Structs of numbers that every engine has and no game describes.
    private static final Set<String> PLAIN =
            Set.of(
                    "Vector",
                    "Vector2",
                    "Vector2D",
                    "Vector3",
                    "Vector4",
                    "IntVector",
                    "IntPoint",
                    "Quat",
                    "Rotator",
                    "Transform",
                    "Color",
                    "LinearColor",
                    "Guid",
                    "Box",
                    "Plane",
                    "Matrix");

    private static final int MOST_TOLD = 65_536;

    private final TypeCatalog build;
    private final Set<StructType> judged = new HashSet<>();
    private final Set<String> told = new HashSet<>();

    BuildCheck(TypeCatalog build) {
        this.build = build;
    }

    @Override
    public String id() {
        return "build";
    }

    @Override
    public void begin(SaveDocument document, Report report, Progress progress) {
        Long described = build.dataVersion();
        if (described != null
                && document.header().find(DATA_VERSION).orElse(null) instanceof IntegerValue found
                && !found.text().equals(described.toString())) {
            report.add(
                    Finding.of(CheckCode.DATA_VERSION)
                            .withPath(Path.ofHeader(Step.Name.of(DATA_VERSION)))
                            .with("found", found.text())
                            .with("described", described));
        }
    }

    @Override
    public void record(CheckedRecord record, Report report) throws SaveException {
        String name = record.head().className();
        boolean isClass = record.chunk().isPresent() && build.findStruct(name).isEmpty();
        if (isClass && !build.structs().isEmpty() && !name.isEmpty() && isNew("class " + name)) {
            report.add(Finding.of(CheckCode.UNKNOWN_CLASS).with("name", name), record);
        }
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        StructType type =
                switch (value.value()) {
                    case StructValue struct -> struct.type();
                    case ObjectValue object -> object.content().type();
                    default -> null;
                };
        boolean isHeader = value.record().isHeader();
        if (type == null || isHeader || build.structs().isEmpty() || judged.contains(type)) {
            return;
        }
        if (judged.size() < MOST_TOLD) {
            judged.add(type);
        }
        judge(type, value, report);
    }

    private void judge(StructType type, CheckedValue value, Report report) throws SaveException {
        boolean isUnnamed = type.name().isEmpty() && value.parent().isEmpty();
        String name = isUnnamed ? value.record().head().className() : type.name();
        StructDescription known = build.findStruct(name).orElse(null);
        if (known == null) {
            boolean isOwn = name.equals(value.record().head().className());
            if (!name.isEmpty() && !isOwn && !PLAIN.contains(name) && isNew("struct " + name)) {
                report.add(Finding.of(CheckCode.UNKNOWN_STRUCT).with("name", name), value);
            }
        } else if (!known.fields().isEmpty()) {
            for (StructType.Field field : type.fields()) {
                judge(known, field, value, report);
            }
            missing(known, type, value, report);
        }
    }

    private void judge(StructDescription known, StructType.Field field, Spot place, Report report)
            throws SaveException {
        FieldDescription described = known.field(field.name()).orElse(null);
        Finding finding = null;
        if (described == null) {
            finding = Finding.of(CheckCode.UNKNOWN_FIELD);
        } else if (!fits(field.type(), described.type())) {
            finding =
                    Finding.of(CheckCode.FIELD_TYPE)
                            .with("found", field.type().displayName())
                            .with("described", described.type().displayName());
        }
        add(finding, known.name(), field.name(), place, report);
    }

    private void missing(StructDescription known, StructType type, Spot place, Report report)
            throws SaveException {
        var there = new HashSet<String>();
        for (StructType.Field field : type.fields()) {
            known.field(field.name()).ifPresent(described -> there.add(described.name()));
        }
        for (FieldDescription described : known.fields()) {
            if (described.standard() == null && !there.contains(described.name())) {
                Finding finding = Finding.of(CheckCode.MISSING_FIELD);
                add(finding, known.name(), described.name(), place, report);
            }
        }
    }

    private void add(
            @Nullable Finding finding, String struct, String field, Spot place, Report report)
            throws SaveException {
        if (finding != null && isNew(finding.code().id() + "\n" + struct + "\n" + field)) {
            report.add(finding.with("struct", struct).with("field", field), place);
        }
    }

    /// True where a described place takes what the save declares: places of any type take all, and
    /// a struct is described by its name alone.
    private static boolean fits(Type found, Type described) {
        if (found == PrimitiveType.ANY
                || found == PrimitiveType.OPAQUE
                || described == PrimitiveType.ANY) {
            return true;
        }
        return TypeFit.plain(found).equals(TypeFit.plain(described));
    }

    private boolean isNew(String what) {
        return told.size() < MOST_TOLD && told.add(what);
    }
}
