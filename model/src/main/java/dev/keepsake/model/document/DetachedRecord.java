package dev.keepsake.model.document;

/// A whole record that stands in no document: about to be added, or taken out of one.
public record DetachedRecord(RecordHead head, RecordContent content) {}
