package dev.keepsake.spark.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.finding.SparkCode;

/// The step from one version of saves to the same or a later one. Immutable.
///
/// Version 2 added the screenshot's path, version 3 the parents of transforms, version 4 the
/// checksum.
record SaveVersion(int from, int to) {
    private static final int WITH_SCREENSHOT = 2;
    private static final int WITH_PARENTS = 3;

    /// No step.
    static SaveVersion same(int version) {
        return new SaveVersion(version, version);
    }

    /// The step to a version.
    ///
    /// @throws SaveException where it is older
    static SaveVersion step(int from, String to) throws SaveException {
        int target = Integer.parseInt(to);
        if (target < from) {
            throw SaveException.of(
                    Finding.of(SparkCode.CONVERT_OLDER).with("from", from).with("to", to));
        }
        return new SaveVersion(from, target);
    }

    boolean isStep() {
        return from != to;
    }

    /// True where transforms get parents.
    boolean addsParents() {
        return from < WITH_PARENTS && to >= WITH_PARENTS;
    }

    /// The header as the later version has it.
    StructValue upgrade(StructValue header) {
        String last = MetadataField.PLAYER_CLASS.fieldName();
        String added = MetadataField.SCREENSHOT_PATH.fieldName();
        boolean adds = from < WITH_SCREENSHOT && to >= WITH_SCREENSHOT || isOldLayout(header);
        if (!adds || header.type().indexOf(added) >= 0 || header.type().indexOf(last) < 0) {
            return header;
        }
        StructValue.Builder upgraded = StructValue.builder(header.type().name());
        for (int i = 0; i < header.items().count(); i++) {
            upgraded.add(
                    header.name(i),
                    header.type().fields().get(i).type(),
                    header.value(i),
                    header.items().encoding(i));
            if (header.name(i).equals(last)) {
                upgraded.add(added, TextValue.of(""));
            }
        }
        return upgraded.build();
    }

    private boolean isOldLayout(StructValue header) {
        return isStep()
                && to >= WITH_SCREENSHOT
                && header.type().indexOf(MetadataField.TIMESTAMP.fieldName()) >= 0;
    }

    /// An entity as the later version has it: each transform without a parent gets *none*.
    RecordContent upgrade(RecordContent entity) throws SaveException {
        if (!addsParents()) {
            return entity;
        }
        StructValue components = EntityWriter.components(entity);
        StructValue.Builder upgraded = StructValue.builder(components.type().name());
        for (int i = 0; i < components.items().count(); i++) {
            Value value = upgrade(components.name(i), components.value(i));
            Type declared = value.type();
            upgraded.add(components.name(i), declared, value, components.items().encoding(i));
        }
        return RecordContent.of(Section.of(EntityReader.SECTION, upgraded.build()));
    }

    private static Value upgrade(String name, Value component) {
        boolean bare =
                name.equals(ComponentTable.TRANSFORM)
                        && component instanceof StructValue transform
                        && transform.type().indexOf(ComponentTable.PARENT) < 0;
        return bare ? withParent((StructValue) component) : component;
    }

    private static StructValue withParent(StructValue transform) {
        StructValue.Builder upgraded = StructValue.builder(transform.type().name());
        for (int i = 0; i < transform.items().count(); i++) {
            upgraded.add(
                    transform.name(i),
                    transform.type().fields().get(i).type(),
                    transform.value(i),
                    transform.items().encoding(i));
        }
        return upgraded.add(
                        ComponentTable.PARENT,
                        PrimitiveType.REFERENCE,
                        ReferenceValue.NONE,
                        Encoding.DEFAULT)
                .build();
    }
}
