package dev.keepsake.journey;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.transform.Transform;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/// The pictures of the window to be looked at, and the page that shows them all:
/// `target/gallery/index.html`. Each state has a picture in light and in dark, at 100 % and at 150
/// %.
public final class Gallery {
    /// Where the pictures lie.
    public static final Path FOLDER = Path.of("target", "gallery").toAbsolutePath();

    private static final List<Double> SCALES = List.of(1.0, 1.5);
    private static final Color FRAME = new Color(0x80808080, true);

    private final WindowRobot window;
    private final String group;
    private final String theme;

    /// Pictures of a window.
    ///
    /// @param group the heading they stand under; its letters order the page
    /// @param theme `light` or `dark`, as the window looks
    Gallery(WindowRobot window, String group, String theme) {
        this.window = window;
        this.group = group;
        this.theme = theme;
    }

    /// Takes pictures of the whole window with all that stands before it.
    void take(String name, String caption) {
        Scene scene = window.window().scene();
        for (double scale : SCALES) {
            var whole = new Rectangle2D(0, 0, scene.getWidth(), scene.getHeight());
            write(name, caption, scale, draw(scene, whole, scale));
        }
    }

    /// Takes pictures of a part of the window.
    void takePart(String id, String name, String caption) {
        Node part = window.node(id);
        for (double scale : SCALES) {
            var drawn = new BufferedImage[1];
            window.run(() -> drawn[0] = snapshot(part, part.getLayoutBounds(), scale));
            var picture =
                    new BufferedImage(
                            drawn[0].getWidth(), drawn[0].getHeight(), BufferedImage.TYPE_INT_RGB);
            picture.createGraphics().drawImage(drawn[0], 0, 0, null);
            write(name, caption, scale, picture);
        }
    }

    private void write(String name, String caption, double scale, BufferedImage picture) {
        String stem = group.toLowerCase(java.util.Locale.ROOT).replace(' ', '-') + "_" + name;
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(stem + ".txt"), group + "\n" + caption + "\n");
            Path file = FOLDER.resolve(stem + "_" + theme + "_" + Math.round(scale * 100) + ".png");
            ImageIO.write(picture, "png", file.toFile());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private BufferedImage draw(Scene main, Rectangle2D seen, double scale) {
        var picture =
                new BufferedImage(
                        (int) Math.round(seen.getWidth() * scale),
                        (int) Math.round(seen.getHeight() * scale),
                        BufferedImage.TYPE_INT_RGB);
        Graphics2D onto = picture.createGraphics();
        window.run(() -> {
            Window under = main.getWindow();
            for (Window each : List.copyOf(Window.getWindows())) {
                if (each.isShowing() && each.getScene() != null) {
                    double x = (each.getX() - under.getX() - seen.getMinX()) * scale;
                    double y = (each.getY() - under.getY() - seen.getMinY()) * scale;
                    BufferedImage drawn = snapshot(each.getScene(), scale);
                    onto.drawImage(drawn, (int) x, (int) y, null);
                    if (each != under) {
                        onto.setColor(FRAME);
                        onto.drawRect((int) x, (int) y, drawn.getWidth(), drawn.getHeight());
                    }
                }
            }
        });
        onto.dispose();
        return picture;
    }

    private static BufferedImage snapshot(Scene scene, double scale) {
        return snapshot(
                scene.getRoot(), new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()), scale);
    }

    private static BufferedImage snapshot(Node node, Bounds seen, double scale) {
        var parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(scale, scale));
        parameters.setFill(backgroundOf(node.getScene()));
        int width = (int) Math.round(seen.getWidth() * scale);
        int height = (int) Math.round(seen.getHeight() * scale);
        parameters.setViewport(new Rectangle2D(0, 0, width, height));
        WritableImage image = node.snapshot(parameters, null);
        int[] pixels = new int[width * height];
        image.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        var drawn = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        drawn.setRGB(0, 0, width, height, pixels, 0, width);
        return drawn;
    }

    /// What is seen behind nodes that are see-through.
    private static Paint backgroundOf(Scene scene) {
        Background own = scene.getRoot() instanceof Region region ? region.getBackground() : null;
        return own == null || own.getFills().isEmpty()
                ? scene.getFill()
                : own.getFills().getLast().getFill();
    }

    /// Writes the page over all pictures that are there.
    public static void writeIndex() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.list(FOLDER)) {
            all = files.sorted().toList();
        }
        var page = new StringBuilder(HEAD);
        String before = "";
        for (Path state : all) {
            if (state.toString().endsWith(".txt")) {
                List<String> words = Files.readAllLines(state);
                String heading = words.get(0).replaceFirst("^[A-Z] ", "");
                if (!heading.equals(before)) {
                    page.append("<h2>%s</h2>\n".formatted(heading));
                    before = heading;
                }
                append(page, state, words.get(1), all);
            }
        }
        Files.writeString(FOLDER.resolve("index.html"), page);
    }

    private static final String HEAD =
            """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Keepsake</title><style>
            body { font: 15px system-ui, sans-serif; margin: 2em; background: #888; color: #fff }
            figure { margin: 0 0 2em } figcaption { margin: 0.4em 0 }
            .shots { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start }
            img { max-width: 49% }
            </style></head><body><h1>Keepsake</h1>
            """;

    private static void append(StringBuilder page, Path state, String caption, List<Path> all) {
        String stem = state.getFileName().toString().replaceFirst("\\.txt$", "");
        var shots = new ArrayList<String>();
        for (Path each : all) {
            String name = each.getFileName().toString();
            if (name.startsWith(stem + "_") && name.endsWith(".png")) {
                String how = name.substring(stem.length() + 1).replace(".png", " %");
                shots.add(
                        "<a href=\"%s\"><img src=\"%s\" alt=\"%s\" title=\"%s\" loading=\"lazy\"></a>"
                                .formatted(name, name, caption, how.replace('_', ' ')));
            }
        }
        page.append("<figure><figcaption>%s</figcaption><div class=\"shots\">".formatted(caption))
                .append(String.join("\n", shots))
                .append("</div></figure>\n");
    }
}
