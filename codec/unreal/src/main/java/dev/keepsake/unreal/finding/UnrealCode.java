package dev.keepsake.unreal.finding;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with an Unreal save, and why an edit or conversion of one is refused.
public enum UnrealCode implements FindingCode {
    /// Neither the magic nor a wrapper that is known. Details: found (the first bytes, in
    /// hexadecimal).
    MAGIC("unreal.magic", Outcome.UNKNOWN),
    /// An index of saves of the Microsoft Store, which holds none itself. Details: kind.
    STORE_INDEX("unreal.storeIndex", Outcome.UNKNOWN),
    /// The save ends inside a part. Details: part, needed, left.
    TRUNCATED("unreal.truncated", Outcome.DAMAGED),
    /// A number of the header leads nowhere. Details: field, found.
    HEADER("unreal.header", Outcome.DAMAGED),
    /// Bytes that begin no property where one must stand. Details: before (the property that ends
    /// there, empty for the first), reason.
    TAG("unreal.tag", Outcome.DAMAGED),
    /// A form of custom versions that is not known. Details: form.
    CUSTOM_VERSIONS("unreal.customVersions", Outcome.NEWER),
    /// Compressed by a codec that is not available. Details: wrapper, codec, stored, decoded.
    CODEC("unreal.codec", Outcome.NEWER),
    /// Compressed bytes do not decompress. Details: wrapper, reason.
    COMPRESSED("unreal.compressed", Outcome.DAMAGED),
    /// A size that a wrapper records is not the size found. Details: wrapper, recorded, found.
    WRAPPER_SIZE("unreal.wrapper.size", Outcome.DAMAGED),

    /// A version that this program has not seen. Details: field, found.
    UNSEEN_VERSION("unreal.version.unseen", Severity.NOTE),
    /// What the wrapper holds is no GVAS: its bytes are kept as read. Details: wrapper, length.
    BODY("unreal.body", Severity.NOTE),
    /// A value is kept as read. Details: type, reason, length.
    KEPT("unreal.kept", Severity.NOTE),
    /// A type that the save does not name; others fit as well. Details: type, others.
    ASSUMED("unreal.assumed", Severity.NOTE),
    /// Bytes that only the game knows stand behind a struct's properties. Details: length.
    REST("unreal.rest", Severity.WARNING),
    /// A value would be written with other bytes; it is kept as read. Details: type, reason,
    /// length.
    NOT_EXACT("unreal.inexact", Severity.WARNING),

    /// A header field that cannot be so. Details: field, reason.
    EDIT_HEADER("unreal.edit.header", Outcome.WRONG_USE),
    /// A property that cannot be so. Details: reason.
    EDIT_RECORD("unreal.edit.record", Outcome.WRONG_USE),
    /// A value that the save has no bytes for. Details: type, found.
    EDIT_VALUE("unreal.edit.value", Outcome.WRONG_USE),
    /// A chunk that cannot be added, changed or taken away. Details: chunk.
    EDIT_CHUNK("unreal.edit.chunk", Outcome.WRONG_USE),
    /// A picture, which a save of this format has no place for.
    EDIT_PICTURE("unreal.edit.picture", Outcome.WRONG_USE),
    /// Another version than the save's. Details: from, to.
    CONVERT("unreal.convert", Outcome.WRONG_USE);

    private final String id;
    private final Severity severity;
    private final Outcome outcome;

    UnrealCode(String id, Outcome outcome) {
        this.id = id;
        this.severity = Severity.ERROR;
        this.outcome = outcome;
    }

    UnrealCode(String id, Severity severity) {
        this.id = id;
        this.severity = severity;
        this.outcome = Outcome.LOADED;
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
}
