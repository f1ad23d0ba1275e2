package dev.keepsake.model.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// UTF-8 byte by byte: the borders of every length, lone surrogates, and what is no UTF-8.
final class Wtf8Test {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    /// A text of UTF-16 units given in hexadecimal, four digits each.
    private static String text(String units) {
        var text = new StringBuilder();
        for (int i = 0; i < units.length(); i += 4) {
            text.append((char) Integer.parseInt(units, i, i + 4, 16));
        }
        return text.toString();
    }

    private static String units(String text) {
        var units = new StringBuilder();
        text.chars().forEach(unit -> units.append(String.format("%04X", unit)));
        return units.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "0000, 00",
        "007F, 7F",
        "0080, C280",
        "07FF, DFBF",
        "0800, E0A080",
        "D7FF, ED9FBF",
        "E000, EE8080",
        "FFFD, EFBFBD",
        "FFFF, EFBFBF",
        "D800DC00, F0908080",
        "DBFFDFFF, F48FBFBF",
        "D800, EDA080",
        "DBFF, EDAFBF",
        "DC00, EDB080",
        "DFFF, EDBFBF",
        "DC00D800, EDB080EDA080",
        "0041D8000042, 41EDA08042",
        "D800D800DC00, EDA080F0908080"
    })
    void spellsTextBothWays(String units, String hex) {
        byte[] bytes = HEX.parseHex(hex);
        assertArrayEquals(bytes, Wtf8.encode(text(units)));
        assertEquals(units, units(Wtf8.decode(bytes, 0, bytes.length)));
    }

    @ParameterizedTest
    @CsvSource({
        "80, FFFD, DC80",
        "BF, FFFD, DCBF",
        "FF, FFFD, DCFF",
        "C0, FFFD, DCC0",
        "C3, FFFD, DCC3",
        "C080, FFFDFFFD, DCC0DC80",
        "C1BF, FFFDFFFD, DCC1DCBF",
        "C341, FFFD0041, DCC30041",
        "E08080, FFFDFFFDFFFD, DCE0DC80DC80",
        "E09FBF, FFFDFFFDFFFD, DCE0DC9FDCBF",
        "E282, FFFDFFFD, DCE2DC82",
        "F08FBFBF, FFFDFFFDFFFDFFFD, DCF0DC8FDCBFDCBF",
        "F4908080, FFFDFFFDFFFDFFFD, DCF4DC90DC80DC80",
        "F5808080, FFFDFFFDFFFDFFFD, DCF5DC80DC80DC80",
        "EDA080, D800, DCEDDCA0DC80",
        "EDBFBF, DFFF, DCEDDCBFDCBF",
        "41FF42, 0041FFFD0042, 0041DCFF0042",
        "EFBFBDFF, FFFDFFFD, FFFDDCFF",
        "F0908080FF, D800DC00FFFD, D800DC00DCFF"
    })
    void keepsInNamesWhatTextLoses(String hex, String asText, String asName) {
        byte[] bytes = HEX.parseHex(hex);
        assertFalse(Wtf8.isUtf8(bytes, 0, bytes.length));
        assertEquals(asText, units(Wtf8.decode(bytes, 0, bytes.length)));
        assertEquals(asName, units(Wtf8.decodeName(bytes, 0, bytes.length)));
        assertArrayEquals(bytes, Wtf8.encodeName(text(asName)));
    }

    @ParameterizedTest
    @CsvSource({"DC7F, EDB1BF", "DD00, EDB480", "D83DDC80, F09F9280", "DC80, 80", "DCFF, FF"})
    void spellsOnlyEscapedBytesOfANameAsBytes(String units, String hex) {
        assertArrayEquals(HEX.parseHex(hex), Wtf8.encodeName(text(units)));
    }
}
