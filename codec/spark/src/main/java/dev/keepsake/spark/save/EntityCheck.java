package dev.keepsake.spark.save;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.component.Property;
import dev.keepsake.spark.component.PropertyForm;
import dev.keepsake.spark.component.ValueRule;
import dev.keepsake.spark.finding.SparkCode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Says what engines mind of an entity's names, components and values. For one thread.
final class EntityCheck {
    private static final int STRICT_VERSION = 3;

    private final StoredSave save;
    private final FindingLog log;
    private final int version;
    private final ValueRule rule;

    EntityCheck(StoredSave save, FindingLog log) {
        this.save = save;
        this.log = log;
        this.version = save.layout().version();
        this.rule = ValueRule.of(save.table());
    }

    /// Reports all that is to say of an entity but its parents.
    void report(int entity, EntityBody body, RecordContent content) throws SaveException {
        reportName(entity, "entityName", body.name(), 2);
        StructValue components = EntityWriter.components(content);
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < body.components().size(); i++) {
            EntityBody.Component component = body.components().get(i);
            String type = component.type().asName();
            int ordinal = seen.merge(type, 1, Integer::sum) - 1;
            var place = new Place(entity, type, ordinal);
            reportName(entity, "componentName", component.type(), component.offset() + 2);
            reportType(place, component);
            reportProperties(place, component, (StructValue) components.value(i));
            reportMissing(place, component);
        }
    }

    /// A component of an entity.
    private record Place(int entity, String component, int ordinal) {}

    private Finding at(Place place, SparkCode code, int offset, int length) throws SaveException {
        long start = save.layout().entities().start(place.entity()) + (long) offset;
        return Finding.at(code, start, length)
                .withPath(path(place))
                .with("component", place.component());
    }

    private Path path(Place place) throws SaveException {
        return save.path(place.entity())
                .section(EntityReader.SECTION)
                .then(new Step.Name(place.component(), place.ordinal()));
    }

    private void add(SparkCode code, Finding finding) throws SaveException {
        log.add(finding.with("engines", code.engines(version)));
    }

    private void reportName(int entity, String part, Bytes name, int offset) throws SaveException {
        if (version <= 1 && name.length() > SaveLayout.NAME_CAP) {
            long start = save.layout().entities().start(entity) + (long) offset;
            add(
                    SparkCode.NAME_LONG,
                    Finding.at(SparkCode.NAME_LONG, start, name.length())
                            .withPath(save.path(entity))
                            .with("part", part)
                            .with("length", name.length())
                            .with("most", SaveLayout.NAME_CAP));
        }
    }

    private void reportType(Place place, EntityBody.Component component) throws SaveException {
        String type = place.component();
        if (type.equals(ComponentTable.NAME_COMPONENT)) {
            addType(place, component, SparkCode.NAME_COMPONENT);
        } else if (!save.table().isDescribed(type)) {
            addType(place, component, SparkCode.UNKNOWN_COMPONENT);
        }
        if (place.ordinal() > 0) {
            addType(place, component, SparkCode.DUPLICATE_COMPONENT);
        }
    }

    private void addType(Place place, EntityBody.Component component, SparkCode code)
            throws SaveException {
        add(code, at(place, code, component.offset(), component.end() - component.offset()));
    }

    private void reportProperties(Place place, EntityBody.Component component, StructValue values)
            throws SaveException {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < component.count(); i++) {
            String key = component.key(i).bytes().asName();
            int ordinal = seen.merge(key, 1, Integer::sum) - 1;
            var property = new PropertyPlace(place, key, ordinal, component.value(i));
            if (ordinal > 0) {
                add(property, SparkCode.DUPLICATE_PROPERTY, Map.of());
            }
            boolean known = save.table().find(place.component(), key).isPresent();
            if (!known && save.table().isKnown(place.component())) {
                add(property, SparkCode.UNKNOWN_PROPERTY, Map.of());
            }
            reportValue(property, values.value(i));
        }
    }

    /// A property of a component, with the text of its value.
    private record PropertyPlace(Place place, String key, int ordinal, EntityBody.Text text) {}

    private void add(PropertyPlace property, SparkCode code, Map<String, String> details)
            throws SaveException {
        EntityBody.Text text = property.text();
        Finding finding =
                at(property.place(), code, text.offset(), text.bytes().length())
                        .with("property", property.key())
                        .with("text", LayoutCheck.shown(text.bytes()));
        Path path = path(property.place()).then(new Step.Name(property.key(), property.ordinal()));
        for (Map.Entry<String, String> detail : details.entrySet()) {
            finding = finding.with(detail.getKey(), detail.getValue());
        }
        add(code, finding.withPath(path));
    }

    private void reportValue(PropertyPlace place, Value value) throws SaveException {
        String component = place.place().component();
        Property property = save.table().require(component, place.key());
        if (property.form() == PropertyForm.PARENT) {
            return;
        }
        for (ValueRule.Fault fault : rule.faults(component, property, value)) {
            add(place, fault.code(), fault.details());
        }
        int length = place.text().bytes().length();
        boolean cut = property.form() == PropertyForm.TEXT && save.table().isKnown(component);
        if (version <= 1 && cut && length > SaveLayout.NAME_CAP) {
            add(
                    place,
                    SparkCode.VALUE_CUT,
                    Map.of(
                            "length",
                            Integer.toString(length),
                            "most",
                            Integer.toString(SaveLayout.NAME_CAP)));
        }
    }

    private void reportMissing(Place place, EntityBody.Component component) throws SaveException {
        if (version < STRICT_VERSION || !save.table().isKnown(place.component())) {
            return;
        }
        Set<String> found = new HashSet<>();
        for (int i = 0; i < component.count(); i++) {
            found.add(component.key(i).bytes().asName());
        }
        String missing =
                save.table().properties(place.component()).stream()
                        .filter(property -> !property.optional())
                        .map(Property::name)
                        .filter(name -> !found.contains(name))
                        .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            int length = component.end() - component.offset();
            add(
                    SparkCode.PROPERTY_MISSING,
                    at(place, SparkCode.PROPERTY_MISSING, component.offset(), length)
                            .with("properties", missing));
        }
    }
}
