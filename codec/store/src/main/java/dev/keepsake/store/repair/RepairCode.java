package dev.keepsake.store.repair;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What a rescue says: why there is none, or what of the new file is not as it was saved.
public enum RepairCode implements FindingCode {
    /// Nothing could be rescued. Details: reason (the id of a finding, maybe missing).
    NOTHING("repair.nothing", Severity.ERROR, Outcome.DAMAGED),
    /// Nothing of a copy reads. Details: copy.
    COPY_UNREAD("repair.copyUnread"),
    /// The header is that of the older copy. Details: copy.
    HEADER_OLDER("repair.headerOlder"),
    /// The header is damaged in every copy: what reads of it was taken.
    HEADER_PART("repair.headerPart"),
    /// A field of the header cannot be written again. Details: field.
    HEADER_FIELD("repair.headerField"),
    /// The picture is that of the older copy. Details: copy.
    PICTURE_OLDER("repair.pictureOlder"),
    /// The picture does not read.
    PICTURE_LOST("repair.pictureLost"),
    /// Only the older copy has a chunk, and the newest may have lost it. Details: copy.
    CHUNK_OLDER("repair.chunkOlder"),
    /// A chunk's name is damaged in the newest copy: it has that of the older one. Details: copy.
    CHUNK_NAME("repair.chunkName"),
    /// A chunk of bytes does not read, or cannot stand in the new file. Details: length.
    CHUNK_LOST("repair.chunkLost"),
    /// A chunk no longer says that readers must understand it.
    CHUNK_FLAG("repair.chunkFlag"),
    /// Records that do not read in the newest copy were taken from the older one. Details: count,
    /// copy.
    RECORDS_OLDER("repair.recordsOlder"),
    /// Records that only the older copy has were added, as the newest lost some: they may have been
    /// removed since. Details: count, copy.
    RECORDS_ADDED("repair.recordsAdded"),
    /// Records are lost. Details: count.
    RECORDS_LOST("repair.recordsLost"),
    /// Records may be lost; how many is not known.
    RECORDS_CUT("repair.recordsCut"),
    /// Records of a subject that came before were left out. Details: count.
    RECORDS_TWICE("repair.recordsTwice"),
    /// Records cannot stand in the new file. Details: count, reason (the id of a finding).
    RECORDS_REFUSED("repair.recordsRefused"),
    /// A rescued value refers to what was not rescued. Details: subject.
    DANGLING("repair.dangling"),
    /// The damage cannot be placed: rescued values may be wrong.
    DOUBTFUL("repair.doubtful");

    private final String id;
    private final Severity severity;
    private final Outcome outcome;

    RepairCode(String id) {
        this(id, Severity.WARNING, Outcome.LOADED);
    }

    RepairCode(String id, Severity severity, Outcome outcome) {
        this.id = id;
        this.severity = severity;
        this.outcome = outcome;
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
