package dev.keepsake.model.document;

/// What a document was read as.
///
/// @param id the format, such as `keepsake` or `spark`
/// @param version the version of that format, such as `1`
public record FormatName(String id, String version) {
    /// Both in one word, such as `spark-4`: what `convert --to` takes.
    public String text() {
        return id + "-" + version;
    }
}
