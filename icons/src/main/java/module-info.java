/// The icon set.
@org.jspecify.annotations.NullMarked
module dev.keepsake.icons {
    requires static org.jspecify;
    requires transitive javafx.graphics;

    exports dev.keepsake.icons;
}
