package dev.keepsake.store.finding;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can go wrong in a store, and what is worth saying of one. The detail `file` names a file of
/// the store, `place` the store, `slot` a slot.
public enum StoreCode implements FindingCode {
    /// The system does not permit it. Details: file, place, reason.
    DENIED("store.denied", Outcome.FAILED),
    /// There is no room left. Details: file, place, reason.
    FULL("store.full", Outcome.FAILED),
    /// The storage takes no changes. Details: file, place, reason.
    READ_ONLY("store.readOnly", Outcome.FAILED),
    /// A file's name is too long for the storage. Details: file, place, reason.
    NAME_TOO_LONG("store.nameTooLong", Outcome.FAILED),
    /// A link, a folder or a device stands where a file should. Details: file, place, reason.
    IN_THE_WAY("store.inTheWay", Outcome.FAILED),
    /// Another program writes here. Details: place, reason (who).
    HELD("store.held", Outcome.FAILED),
    /// The storage failed in another way. Details: file, place, reason.
    FAILED("store.failed", Outcome.FAILED),
    /// The storage did not answer in time: whether it was done is not known. Details: file, place.
    NO_ANSWER("store.noAnswer", Outcome.FAILED),
    /// An earlier call for this file was not answered yet; nothing is done to it until it is.
    /// Details: file, place.
    IN_DOUBT("store.inDoubt", Outcome.FAILED),

    /// There is no save in the slot. Details: slot.
    EMPTY("store.empty", Outcome.FAILED),
    /// Neither copy of the slot is whole. Details: slot, a, b (the outcomes' words).
    NO_WHOLE_COPY("store.noWholeCopy", Outcome.DAMAGED),
    /// The newest copy is of a newer version. Details: slot, copy.
    NEWER("store.newer", Outcome.NEWER),
    /// The file belongs to another slot of the same key. Details: file, slot, found.
    NAME_TAKEN("store.nameTaken", Outcome.WRONG_USE),
    /// The file holds another kind of save. Details: file, expected, found.
    WRONG_KIND("store.wrongKind", Outcome.WRONG_USE),
    /// The slot holds a save, and was to be empty. Details: slot.
    NOT_EMPTY("store.notEmpty", Outcome.CHANGED),
    /// The slot was saved meanwhile. Details: slot, expected, found (numbers).
    CHANGED("store.changed", Outcome.CHANGED),
    /// A renamed slot stands under both names, as the old one could not be removed. Details: slot,
    /// to, reason.
    BOTH_NAMES("store.bothNames", Outcome.FAILED),
    /// Another program saves to the slot again and again. Details: slot.
    BUSY("store.busy", Outcome.CHANGED),
    /// The slot's number cannot grow any more. Details: slot.
    NUMBERS_USED_UP("store.numbersUsedUp", Outcome.REFUSED),
    /// The engine keeps this name for itself. Details: slot.
    ENGINES_NAME("store.enginesName", Outcome.WRONG_USE),
    /// The copy is not the one that loads: edits would be lost under the newer one. Details: file,
    /// copy (the one that loads).
    OLDER_COPY("store.olderCopy", Outcome.WRONG_USE),
    /// The store was closed.
    CLOSED("store.closed", Outcome.WRONG_USE),

    /// The other copy was loaded, as this one is not whole. Details: copy, outcome.
    FELL_BACK("store.fellBack", Outcome.LOADED),
    /// Both copies have the same number and differ; A loads. Details: sequence.
    SAME_NUMBER("store.sameNumber", Outcome.LOADED),
    /// The system does not say that the save survives a power cut within seconds. Details: file.
    NOT_LASTING("store.notLasting", Outcome.LOADED),
    /// The index could not be written: lists read the heads of the slots it does not know yet.
    /// Details: reason.
    INDEX_UNWRITTEN("store.indexUnwritten", Outcome.LOADED),
    /// The index cannot be read: every head was read instead. Details: reason.
    INDEX_UNREAD("store.indexUnread", Outcome.LOADED);

    private final String id;
    private final Outcome outcome;

    StoreCode(String id, Outcome outcome) {
        this.id = id;
        this.outcome = outcome;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return outcome == Outcome.LOADED ? Severity.WARNING : Severity.ERROR;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }
}
