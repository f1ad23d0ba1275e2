package dev.keepsake.json.value;

import dev.keepsake.model.finding.Finding;

/// JSON does not say what it should.
public final class JsonImportException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    JsonImportException(Finding finding) {
        super(finding.toString());
        this.finding = finding;
    }

    /// What is wrong and where: a [JsonCode] with its details.
    public Finding finding() {
        return finding;
    }
}
