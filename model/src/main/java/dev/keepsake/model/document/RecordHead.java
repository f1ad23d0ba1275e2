package dev.keepsake.model.document;

/// What is known of a record without decoding it.
///
/// All three are names as `Bytes.asName` gives them.
///
/// @param subject whose record it is; several records may have one subject in a damaged or foreign
///   save
/// @param kind what kind of subject, in the format's word: `entity`, `component`, `global` …
/// @param className the subject's class, empty where the save names none
public record RecordHead(String subject, String kind, String className) {}
