/// What the program keeps as JSON. Starts at [dev.keepsake.json.type.TypeFile] and
/// [dev.keepsake.json.expect.ExpectFile].
@org.jspecify.annotations.NullMarked
module dev.keepsake.json {
    requires static org.jspecify;
    requires transitive dev.keepsake.model;
    requires com.fasterxml.jackson.core;

    exports dev.keepsake.json.expect;
    exports dev.keepsake.json.type;
}
