package dev.keepsake.spark.finding;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with a Spark save, and why an edit or conversion of one is refused.
///
/// A warning's finding names under `engines` the readers that would refuse the save for it.
public enum SparkCode implements FindingCode {
    /// The bytes do not begin with the magic. Details: found.
    MAGIC("spark.magic", Outcome.UNKNOWN),
    /// The save ends inside a part. Details: part, needed, left.
    TRUNCATED("spark.truncated", Outcome.DAMAGED),
    /// A count of more than the bytes left can hold. Details: part, count, most.
    COUNT("spark.count", Outcome.DAMAGED),
    /// The metadata's length leads outside. Details: length, left.
    METADATA_LENGTH("spark.metadata.length", Outcome.DAMAGED),
    /// The checksum at the end does not fit the bytes before it.
    CHECKSUM("spark.checksum", Outcome.DAMAGED),
    /// The version is not the one the save was sealed with, or is none known and unsealed. Details:
    /// version, readAs.
    VERSION_DAMAGED("spark.version.damaged", Outcome.DAMAGED),
    /// A valid checksum seals a newer version. Details: version.
    VERSION_NEWER("spark.version.newer", Outcome.NEWER),

    /// The version is 0. Details: engines.
    VERSION_ZERO("spark.version.zero", Severity.WARNING, Readers.HARDENED),
    /// The metadata's fields are those of another version: readers refuse them or take them for
    /// others. Details: version, layout, engines.
    METADATA_LAYOUT("spark.metadata.layout", Severity.WARNING, Readers.NONE),
    /// The metadata is longer than 64 KiB; readers of the list refuse it in every version. Details:
    /// length, most, engines.
    METADATA_LARGE("spark.metadata.large", Severity.WARNING, Readers.STRICT),
    /// A field of the metadata is missing; the first reader takes a default. Details: field,
    /// engines.
    METADATA_MISSING("spark.metadata.missing", Severity.WARNING, Readers.STRICT),
    /// Something stands behind the metadata's last field. Details: text, engines.
    METADATA_EXTRA("spark.metadata.extra", Severity.WARNING, Readers.STRICT),
    /// A number of the metadata does not read; the first reader takes 0 from here on. Details:
    /// field, text, engines.
    METADATA_NUMBER("spark.metadata.number", Severity.WARNING, Readers.STRICT),
    /// A number of the metadata is not finite; the first reader takes 0 from here on. Details:
    /// field, text, engines.
    METADATA_NONFINITE("spark.metadata.nonfinite", Severity.WARNING, Readers.STRICT),
    /// A carriage return stands in a text of the metadata: read by all, written again by none.
    /// Details: field.
    METADATA_RETURN("spark.metadata.return", Severity.WARNING, Readers.NONE),
    /// A name of more than 4,096 bytes, which the first readers wrote but do not read. Details:
    /// part, length, most, engines.
    NAME_LONG("spark.name.long", Severity.WARNING, Readers.FIRST),
    /// More entities than an engine takes. Details: count, most, engines.
    ENTITY_CAP("spark.entity.cap", Severity.WARNING, Readers.ALL),
    /// More custom entries than an engine takes. Details: count, most, engines.
    CUSTOM_CAP("spark.custom.cap", Severity.WARNING, Readers.ALL),
    /// The save ends before the count of custom entries. Details: engines.
    CUSTOM_MISSING("spark.custom.missing", Severity.WARNING, Readers.HARDENED),
    /// Bytes stand behind the save's end. Details: length, engines.
    TRAILING("spark.trailing", Severity.WARNING, Readers.HARDENED),
    /// An entity has a component twice. Details: component, engines.
    DUPLICATE_COMPONENT("spark.component.duplicate", Severity.WARNING, Readers.STRICT),
    /// A component has a property twice; the first reader takes the last. Details: component,
    /// property, engines.
    DUPLICATE_PROPERTY("spark.property.duplicate", Severity.WARNING, Readers.STRICT),
    /// A custom key stands twice; the first reader takes the last. Details: key, engines.
    DUPLICATE_KEY("spark.custom.duplicate", Severity.WARNING, Readers.STRICT),
    /// An entity's name stands as a component too. Details: engines.
    NAME_COMPONENT("spark.component.name", Severity.WARNING, Readers.STRICT),
    /// A component that the engine itself does not have; a game may. Details: component, engines.
    UNKNOWN_COMPONENT("spark.component.unknown", Severity.NOTE, Readers.STRICT),
    /// A property that the component does not have; readers pass over it. Details: component,
    /// property.
    UNKNOWN_PROPERTY("spark.property.unknown", Severity.NOTE, Readers.NONE),
    /// Properties that the strict reader requires are missing. Details: component, properties,
    /// engines.
    PROPERTY_MISSING("spark.property.missing", Severity.WARNING, Readers.NEWEST),
    /// A property's text does not read as its type; lenient readers take a default or a part.
    /// Details: component, property, text, engines.
    VALUE_UNREADABLE("spark.value.unreadable", Severity.WARNING, Readers.NEWEST),
    /// A property's number is not finite. Details: component, property, text, engines.
    VALUE_NONFINITE("spark.value.nonfinite", Severity.WARNING, Readers.NEWEST),
    /// A property's number is too small for the reader of numbers. Details: component, property,
    /// text, engines.
    VALUE_TINY("spark.value.tiny", Severity.WARNING, Readers.NEWEST),
    /// A property's number lies outside the range the engine checks. Details: component, property,
    /// text, engines.
    VALUE_RANGE("spark.value.range", Severity.WARNING, Readers.NEWEST),
    /// A property of an enumeration holds a number that no constant has. Details: component,
    /// property, text.
    VALUE_CONSTANT("spark.value.constant", Severity.NOTE, Readers.NONE),
    /// A text of more than 4,096 bytes, which the first readers cut. Details: component, property,
    /// length, most.
    VALUE_CUT("spark.value.cut", Severity.WARNING, Readers.NONE),
    /// The engine's next save would write another number. Details: component, property, text,
    /// written.
    VALUE_LOSSY("spark.value.lossy", Severity.NOTE, Readers.NONE),
    /// An entity is its own parent. Details: text, engines.
    PARENT_SELF("spark.parent.self", Severity.WARNING, Readers.WITH_PARENTS),
    /// A parent is no plain number of −1 or more. Details: text, engines.
    PARENT_MALFORMED("spark.parent.malformed", Severity.WARNING, Readers.WITH_PARENTS),
    /// A parent is no entity of the save. Details: text, engines.
    PARENT_MISSING("spark.parent.missing", Severity.WARNING, Readers.WITH_PARENTS),
    /// A parent has no transform. Details: text, engines.
    PARENT_BARE("spark.parent.bare", Severity.WARNING, Readers.WITH_PARENTS),
    /// Entities are parents of one another in a circle. Details: length, engines.
    PARENT_CYCLE("spark.parent.cycle", Severity.WARNING, Readers.WITH_PARENTS),
    /// A record does not encode to its own bytes again.
    NOT_EXACT("spark.record.inexact", Severity.WARNING, Readers.NONE),

    /// A header the metadata cannot hold. Details: field, reason.
    EDIT_HEADER("spark.edit.header", Outcome.WRONG_USE),
    /// A chunk the save cannot have. Details: chunk.
    EDIT_CHUNK("spark.edit.chunk", Outcome.WRONG_USE),
    /// A record of another form than the chunk's records have. Details: reason.
    EDIT_RECORD("spark.edit.record", Outcome.WRONG_USE),
    /// A value that has no text in this format, or that engines refuse. Details: component,
    /// property, reason.
    EDIT_VALUE("spark.edit.value", Outcome.WRONG_USE),
    /// A parent that is no entity of the save, or is taken out of it. Details: parent.
    EDIT_PARENT("spark.edit.parent", Outcome.WRONG_USE),
    /// A version that is older than the save's. Details: from, to.
    CONVERT_OLDER("spark.convert.older", Outcome.WRONG_USE);

    private final String id;
    private final Severity severity;
    private final Outcome outcome;
    private final Readers refusing;

    SparkCode(String id, Outcome outcome) {
        this.id = id;
        this.severity = Severity.ERROR;
        this.outcome = outcome;
        this.refusing = Readers.NONE;
    }

    SparkCode(String id, Severity severity, Readers refusing) {
        this.id = id;
        this.severity = severity;
        this.outcome = Outcome.LOADED;
        this.refusing = refusing;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return severity;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    /// The readers that refuse a save of this version for it, of those that read the version at
    /// all, in words; empty where none does.
    public String engines(int version) {
        boolean ofVersion = this != VERSION_ZERO;
        return Engine.names(
                refusing.engines().stream()
                        .filter(engine -> !ofVersion || engine.reads(version))
                        .toList());
    }
}
