/// What a save is: values, types, paths, documents, edits and findings. Immutable, without I/O.
@org.jspecify.annotations.NullMarked
module dev.keepsake.model {
    requires static transitive org.jspecify;

    exports dev.keepsake.model.bulk;
    exports dev.keepsake.model.check;
    exports dev.keepsake.model.check.expect;
    exports dev.keepsake.model.check.fix;
    exports dev.keepsake.model.check.rule;
    exports dev.keepsake.model.document;
    exports dev.keepsake.model.edit;
    exports dev.keepsake.model.finding;
    exports dev.keepsake.model.path;
    exports dev.keepsake.model.query;
    exports dev.keepsake.model.text;
    exports dev.keepsake.model.type;
    exports dev.keepsake.model.value;
}
