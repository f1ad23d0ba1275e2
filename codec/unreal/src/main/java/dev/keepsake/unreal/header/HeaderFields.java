package dev.keepsake.unreal.header;

import dev.keepsake.model.finding.Span;

/// The names of the header's fields.
public final class HeaderFields {
    /// The version of the format.
    public static final String SAVE_VERSION = "saveGameVersion";

    static final String PACKAGE = "packageVersion";
    static final String PACKAGE_5 = "packageVersion5";
    static final String MAJOR = "engineMajor";
    static final String MINOR = "engineMinor";
    static final String PATCH = "enginePatch";
    static final String CHANGE = "changelist";
    static final String BRANCH = "branch";
    static final String CUSTOM_FORM = "customVersionForm";
    static final String CUSTOM_VERSIONS = "customVersions";

    /// The class whose properties the save holds.
    public static final String CLASS = "className";

    /// Where the package version stands in a content.
    public static final Span PACKAGE_SPAN = new Span(8, 4);

    /// Where that of the fifth generation stands in one that has it.
    public static final Span PACKAGE_5_SPAN = new Span(12, 4);

    static final String CLASS_HEADER = "classHeader";
    static final String CONTROL = "classControl";
    static final String OPERATION = "overrideOperation";

    private HeaderFields() {}
}
