package dev.keepsake.model.query;

import java.util.Locale;

/// What a query can ask of a chunk and of a record without decoding it.
enum RecordField {
    /// The chunk's id.
    CHUNK,
    /// The chunk's key.
    KEY,
    /// Whose record it is.
    SUBJECT,
    /// The subject's class.
    CLASS,
    /// What kind of subject it is.
    KIND;

    /// As it stands in a query.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String text(Candidate candidate) {
        return switch (this) {
            case CHUNK -> candidate.chunk().chunk();
            case KEY -> candidate.chunk().key();
            case SUBJECT -> candidate.head().subject();
            case CLASS -> candidate.head().className();
            case KIND -> candidate.head().kind();
        };
    }

    /// The last part of a class that has a path: what people call it.
    static String shortName(String className) {
        int cut = className.length() - 1;
        while (cut >= 0 && "/.:".indexOf(className.charAt(cut)) < 0) {
            cut--;
        }
        return className.substring(cut + 1);
    }
}
