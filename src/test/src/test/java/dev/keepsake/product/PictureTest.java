package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The packaged program draws its window in both themes, into `target/pictures`.
final class PictureTest {
    private static final Path PICTURES = Path.of("target", "pictures").toAbsolutePath();

    @TempDir static Path home;

    @BeforeAll
    static void makeFolder() throws IOException {
        Files.createDirectories(PICTURES);
        Files.writeString(home.resolve("notes.txt"), "Buy bread.\n");
        UnrealSaves.town(home);
    }

    /// `-` selects nothing.
    @ParameterizedTest
    @CsvSource({
        "save, slot_before-the-bridge.a.ksave, Merchant/PROP/Gold, 1280x800, 1",
        "damaged, slot_before-the-bridge.b.ksave, -, 1280x800, 1",
        "large, slot_before-the-bridge.a.ksave, Merchant/PROP/Gold, 1280x800, 1.5",
        "unreal, town.sav, Captain, 1280x800, 1",
    })
    void drawsTheWindow(String name, String file, String select, String size, String scale)
            throws IOException {
        Path own = home.resolve(file);
        Path save = Files.exists(own) ? own : Demo.file(file);
        var arguments = new ArrayList<Object>(List.of("--size", size, "--scale", scale));
        if (!select.equals("-")) {
            arguments.addAll(List.of("--select", select));
        }
        List<Path> drawn =
                Stream.of("light", "dark")
                        .parallel()
                        .map(theme -> draw(save, name, theme, arguments))
                        .toList();
        for (Path picture : drawn) {
            requireDrawn(picture, Double.parseDouble(scale));
        }
    }

    private static Path draw(Path save, String name, String theme, List<Object> arguments) {
        Path picture = PICTURES.resolve(name + "-" + theme + ".png");
        var all = new ArrayList<Object>(List.of("picture", save, "-o", picture, "--theme", theme));
        all.addAll(arguments);
        var ended = Program.in(home).run(all.toArray());
        assertEquals(0, ended.exit(), ended::toString);
        assertEquals("", ended.err());
        return picture;
    }

    private static void requireDrawn(Path picture, double scale) throws IOException {
        BufferedImage image = ImageIO.read(picture.toFile());
        assertEquals((int) (1280 * scale), image.getWidth());
        assertEquals((int) (800 * scale), image.getHeight());
        var colours = new TreeSet<Integer>();
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                colours.add(image.getRGB(x, y));
            }
        }
        assertTrue(colours.size() > 50, "an empty picture");
    }
}
