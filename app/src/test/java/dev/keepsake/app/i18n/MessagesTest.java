package dev.keepsake.app.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MessagesTest {
    @Test
    void fillsPlaceholders() {
        assertEquals("a b ?", Placeholders.fill("{x} {y} {z}", Map.of("x", "a", "y", "b")));
        assertEquals("$1 \\", Placeholders.fill("{x}", Map.of("x", "$1 \\")));
    }

    @Test
    void choosesTheWordByTheNumber() {
        String sentence = "{n} {n?file:files}";
        assertEquals("1 file", Placeholders.fill(sentence, Map.of("n", 1)));
        assertEquals("2 files", Placeholders.fill(sentence, Map.of("n", 2L)));
        assertEquals("0 files", Placeholders.fill(sentence, Map.of("n", 0)));
    }

    @Test
    void leavesOutPartsWithoutAValue() {
        String sentence = "Twice.[ Refused by: {engines}.][ Dropped by: {drops}.]";
        assertEquals(
                "Twice. Refused by: v2.",
                Placeholders.fill(sentence, Map.of("engines", "v2", "drops", "")));
        assertEquals("Twice.", Placeholders.fill(sentence, Map.of()));
    }

    @Test
    void knowsNoOtherKeys() {
        Messages messages = Messages.of(Locale.ENGLISH);
        assertThrows(IllegalArgumentException.class, () -> messages.text("nonsense"));
    }

    @Test
    void showsWhatTerminalsWouldObeyAsEscapes() {
        assertEquals("a\\u001b[31m\\n\\u202e\\ud800", Printable.text("a\u001b[31m\n\u202e\ud800"));
        assertEquals("Zoë 👨‍👩‍👧", Printable.text("Zoë 👨‍👩‍👧"));
        assertEquals("\"a\\\"b\\\\c\"", Printable.quoted("a\"b\\c"));
    }
}
