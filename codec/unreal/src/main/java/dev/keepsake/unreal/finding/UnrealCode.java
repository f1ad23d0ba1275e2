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
    /// The save ends inside a part. Details: part, left; maybe needed (how many bytes the part
    /// takes), before (the property that ends there), decodedOffset.
    TRUNCATED("unreal.truncated", Outcome.DAMAGED),
    /// A header does not read, or a number in it leads nowhere. Details: none; maybe field, found,
    /// reason, decodedOffset.
    HEADER("unreal.header", Outcome.DAMAGED),
    /// Bytes that begin no property where one must stand. Details: reason; maybe before (the
    /// property that ends there, empty for the first), decodedOffset.
    TAG("unreal.tag", Outcome.DAMAGED),
    /// A form of custom versions that is not known. Details: form; maybe decodedOffset.
    CUSTOM_VERSIONS("unreal.customVersions", Outcome.NEWER),
    /// Compressed by a codec that is not available. Details: wrapper, codec, stored, decoded.
    CODEC("unreal.codec", Outcome.NEWER),
    /// Compressed bytes do not decompress. Details: wrapper, reason.
    COMPRESSED("unreal.compressed", Outcome.DAMAGED),
    /// A size that a wrapper records is not the size found. Details: wrapper, recorded, found.
    WRAPPER_SIZE("unreal.wrapper.size", Outcome.DAMAGED),

    /// A version that this program has not seen. Details: field, found; maybe decodedOffset.
    UNSEEN_VERSION("unreal.version.unseen", Severity.NOTE),
    /// What the wrapper holds is no GVAS: its bytes are kept as read. Details: wrapper, length,
    /// decodedOffset.
    BODY("unreal.body", Severity.NOTE),
    /// A value is kept as read. Details: type, reason, length; maybe decodedOffset.
    KEPT("unreal.kept", Severity.NOTE),
    /// A type that the save does not name; others fit as well. Details: type, others; maybe
    /// decodedOffset.
    ASSUMED("unreal.assumed", Severity.NOTE),
    /// Bytes that only the game knows stand behind a struct's properties. Details: length; maybe
    /// decodedOffset.
    REST("unreal.rest", Severity.WARNING),
    /// A value would be written with other bytes; it is kept as read. Details: type, reason,
    /// length; maybe decodedOffset.
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
