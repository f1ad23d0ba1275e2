/// The desktop program and the command line.
@org.jspecify.annotations.NullMarked
module dev.keepsake.app {
    requires static transitive org.jspecify;
    requires transitive dev.keepsake.format;
    requires dev.keepsake.icons;
    requires dev.keepsake.json;
    requires dev.keepsake.spark;
    requires dev.keepsake.store;
    requires dev.keepsake.unreal;
    requires atlantafx.base;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires javafx.controls;
    requires org.controlsfx.controls;
    requires org.fxmisc.richtext;
    requires org.kordamp.ikonli.javafx;

    exports dev.keepsake.app;

    uses dev.keepsake.app.WindowDoor;
    uses dev.keepsake.format.SaveFormat;

    provides dev.keepsake.app.WindowDoor with
            dev.keepsake.app.window.WindowLauncher;
}
