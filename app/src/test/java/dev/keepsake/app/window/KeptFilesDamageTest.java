package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.bookmark.Bookmarks;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.setting.Settings;
import dev.keepsake.app.state.StateFile;
import dev.keepsake.app.state.StateForm;
import dev.keepsake.app.state.StateStore;
import dev.keepsake.app.workspace.Session;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Query;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is kept of the user, changed by a disk or a stranger.
final class KeptFilesDamageTest {
    @TempDir private Path folder;

    private void damage(StateForm<?> form, String text) throws IOException {
        StateFile<?> file = StateStore.of(folder, form);
        byte[] all = text.getBytes(StandardCharsets.UTF_8);
        var random = new Random(7);
        int aside = 0;
        for (int i = 0; i < 3000; i++) {
            byte[] bytes = all.clone();
            int at = i % all.length;
            switch (i % 3) {
                case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> bytes[at] = (byte) random.nextInt(256);
                default -> bytes = Arrays.copyOf(all, at);
            }
            Files.write(file.file(), bytes);
            try {
                assertNotNull(file.read());
            } catch (SaveException said) {
                aside++;
                assertTrue(!Files.exists(file.file()), said.toString());
            }
        }
        assertTrue(aside > 0);
    }

    @SuppressWarnings("StringConcatToTextBlock")
    @Test
    void aChangedByteIsNeverADefect() throws IOException {
        damage(
                Settings.FORM,
                "keepsake settings 1\nlook\tsystem\nfont\t100\ntabs\trestore\n"
                        + "language\tde\ntypes\t/a/b\t/c/d\n");
        damage(
                Session.FORM,
                "keepsake session 1\nfront\t/a/b.ksave\tWRLD/x\ntab\t/a/c\t\n"
                        + "folder\t/a\npinned\t/a/b\n");
        damage(
                Bookmarks.FORM,
                "keepsake bookmarks 1\nfile /a/b\tWRLD/x/y\tnote\\tof\nfile /a/b\tGLOB/x\t\n");
    }

    @Test
    void anyLanguageHasMessages() {
        for (String tag : List.of("", "xx", "de-DE-x-foo", "zz-ZZ-variant", "und", "de-1901")) {
            assertNotNull(Messages.of(Locale.forLanguageTag(tag)).text("window.cancel"));
        }
    }

    @Test
    void hostileQueriesAreRefused() {
        List<String> bad =
                List.of(
                        "(".repeat(100_000),
                        "(".repeat(100_000) + "value = 1" + ")".repeat(100_000),
                        "not ".repeat(100_000) + "value = 1",
                        "value ~ /" + "(".repeat(50_000) + "a" + ")".repeat(50_000) + "/",
                        "value ~ /[",
                        "path = " + "**/".repeat(30_000) + "x and (",
                        "value = 1" + " or value = 1".repeat(8000),
                        "name = \"" + "a".repeat(100_000) + "\"",
                        "value in ..",
                        "value = \"\\ud800",
                        "subject = " + "*".repeat(50_000) + " and");
        for (String query : bad) {
            assertThrows(
                    SaveException.class,
                    () -> Query.parse(query),
                    query.substring(0, Math.min(60, query.length())));
        }
    }
}
