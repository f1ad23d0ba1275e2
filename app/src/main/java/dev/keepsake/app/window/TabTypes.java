package dev.keepsake.app.window;

import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.retype.ChosenTypes;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.type.Type;

/// What values of the save in a tab are taken for.
record TabTypes(SaveTab tab, TypeFiles files, Navigation navigation) implements ChosenTypes {
    @Override
    public java.nio.file.Path save() {
        return tab.file().get();
    }

    @Override
    public java.nio.file.Path typeFile() {
        return files.file(save());
    }

    @Override
    public void write(java.nio.file.Path save, PathPattern places, Type type) throws SaveException {
        files.add(save, places, type);
    }

    @Override
    public void choose(PathPattern places, Type type) {
        tab.choose(places, type);
    }

    @Override
    public void leaveToTypeFile(PathPattern places) {
        tab.leaveToTypeFile(places);
    }

    @Override
    public void reopen(Path selected) {
        tab.reload(() -> navigation.goTo(selected));
    }
}
