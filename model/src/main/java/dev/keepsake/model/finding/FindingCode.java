package dev.keepsake.model.finding;

/// What kind of thing a finding says; implemented by enums, one a format or part.
///
/// The sentence for people stands in the program's bundles under [#id()].
public interface FindingCode {
    /// The stable name, such as `keepsake.block.checksum`: lower-case words with dots between.
    String id();

    /// How bad it is.
    Severity severity();

    /// The outcome an error leads to; [Outcome#LOADED] for warnings and notes.
    Outcome outcome();
}
