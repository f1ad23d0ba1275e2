/// What the program keeps as JSON. Starts at [dev.keepsake.json.type.TypeFile] for type files, at
/// [dev.keepsake.json.expect.ExpectFile] for expectations, at [dev.keepsake.json.value.ValueWriter]
/// for values and at [dev.keepsake.json.edit.StagedLines] for staged edits.
@org.jspecify.annotations.NullMarked
module dev.keepsake.json {
    requires static org.jspecify;
    requires transitive dev.keepsake.model;
    requires com.fasterxml.jackson.core;

    exports dev.keepsake.json.edit;
    exports dev.keepsake.json.expect;
    exports dev.keepsake.json.type;
    exports dev.keepsake.json.value;
}
