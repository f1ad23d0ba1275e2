package dev.keepsake.model.edit;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Why an edit is refused. Every refusal names the edit's kind in the detail `edit`, and its place
/// in `record` and `item` where it has one.
public enum EditCode implements FindingCode {
    /// The place does not hold values of that type. Details: declared, type.
    TYPE("edit.type"),
    /// The game allows no such number there. Details: field, value, least, greatest.
    RANGE("edit.range"),
    /// The enumeration has no such constant. Details: type, value.
    CONSTANT("edit.constant"),
    /// No number: infinite, or not a number at all. Details: value.
    NOT_FINITE("edit.notFinite"),
    /// No record has that subject. Details: subject.
    DANGLING("edit.dangling"),
    /// Values stand too deep in one another. Details: allowed.
    TOO_DEEP("edit.tooDeep"),
    /// The document has no such chunk now.
    NO_CHUNK("edit.noChunk"),
    /// The document has no such record now.
    NO_RECORD("edit.noRecord"),
    /// The container has no such item now. Details: id.
    NO_ITEM("edit.noItem"),
    /// The number of a new item, record or chunk is in use, or can be none. Details: id.
    ID("edit.id"),
    /// The item that another should stand behind is not in the container. Details: after.
    POSITION("edit.position"),
    /// Only a container can be changed so.
    NOT_A_CONTAINER("edit.notAContainer"),
    /// Only a field can be changed so.
    NOT_A_FIELD("edit.notAField"),
    /// Only an object or a localized text has such a name.
    NOT_NAMED("edit.notNamed"),
    /// A key of a map is changed by its own edit.
    IS_A_KEY("edit.isAKey"),
    /// A key is missing, is not wanted, or is no name.
    KEY("edit.key"),
    /// An optional that holds a value takes no second one.
    FULL("edit.full"),
    /// The record has a section of that name. Details: name.
    SECTION_TWICE("edit.sectionTwice"),
    /// The value was kept as read, so nothing in it can be addressed.
    KEPT_AS_READ("edit.keptAsRead"),
    /// The value was understood: its bytes cannot be set.
    NOT_KEPT_AS_READ("edit.notKeptAsRead"),
    /// The record was added, so there is no opened state to go back to.
    NOT_OPENED("edit.notOpened"),
    /// The chunk holds records, so its bytes cannot be set, or bytes, so it takes no records.
    CHUNK_KIND("edit.chunkKind"),
    /// Other edits build on this one. Details: entries (their numbers).
    DEPENDS("edit.depends"),
    /// There is no such entry. Details: entry.
    NO_ENTRY("edit.noEntry");

    private final String id;

    EditCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Outcome outcome() {
        return Outcome.WRONG_USE;
    }
}
