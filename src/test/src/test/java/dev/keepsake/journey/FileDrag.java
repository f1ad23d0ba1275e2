package dev.keepsake.journey;

import com.sun.javafx.tk.TKClipboard;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/// Files dragged from outside onto a window. JavaFX has no public way to make the board they lie
/// on, and a system without a display has none to drag from.
final class FileDrag {
    private static final double X = 400;
    private static final double Y = 300;

    private FileDrag() {}

    /// Drags files over a scene and lets go. On the JavaFX thread.
    static void drop(Scene scene, List<Path> files) {
        Dragboard board = board(files);
        DragEvent over = event(scene, DragEvent.DRAG_OVER, board);
        Event.fireEvent(scene, over);
        if (!over.isAccepted()) {
            throw new AssertionError("the window does not take files");
        }
        Event.fireEvent(scene, event(scene, DragEvent.DRAG_DROPPED, board));
    }

    private static DragEvent event(Scene scene, EventType<DragEvent> type, Dragboard board) {
        return new DragEvent(
                null, scene, type, board, X, Y, X, Y, TransferMode.COPY, null, scene, null);
    }

    private static Dragboard board(List<Path> files) {
        var list = files.stream().map(Path::toFile).toList();
        var content =
                (TKClipboard)
                        Proxy.newProxyInstance(
                                FileDrag.class.getClassLoader(),
                                new Class<?>[] {TKClipboard.class},
                                (proxy, method, arguments) ->
                                        switch (method.getName()) {
                                            case "hasContent" ->
                                                    arguments[0].equals(DataFormat.FILES);
                                            case "getContent" -> list;
                                            case "getContentTypes" -> Set.of(DataFormat.FILES);
                                            case "getTransferModes" ->
                                                    EnumSet.allOf(TransferMode.class);
                                            default -> null;
                                        });
        try {
            Constructor<Dragboard> made = Dragboard.class.getDeclaredConstructor(TKClipboard.class);
            made.setAccessible(true);
            return made.newInstance(content);
        } catch (ReflectiveOperationException other) {
            throw new LinkageError("this version of JavaFX makes boards otherwise", other);
        }
    }
}
