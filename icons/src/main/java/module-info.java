/// The icon set.
@org.jspecify.annotations.NullMarked
module dev.keepsake.icons {
    requires static org.jspecify;
    requires transitive javafx.graphics;
    requires transitive org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.feather;

    exports dev.keepsake.icons;
}
