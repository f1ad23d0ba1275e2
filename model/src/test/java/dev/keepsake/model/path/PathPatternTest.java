package dev.keepsake.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PathPatternTest {
    private static PathPattern pattern(String text) throws PathSyntaxException {
        return PathPattern.parse(text);
    }

    @Test
    void readsThePathOfOnePlaceAsThePatternOfAllLikeIt() throws PathSyntaxException {
        PathPattern any = pattern("root/Chests/PROP[*]/Items{*}/Count");
        assertEquals(any, pattern("root/Chests#2/PROP[7]/Items#1{4}/Count"));
        assertEquals(any, pattern("root/Chests/PROP[=\"a*\"#1]/Items{0}/Count"));
        assertEquals(any, new PathPattern(Path.parse("root/Chests/PROP[0]/Items{9}/Count")));
        assertEquals("root/Chests/PROP[*]/Items{*}/Count", any.toString());
    }

    @Test
    void keepsStarsInQuotes() throws PathSyntaxException {
        String text = "WRLD@\"/Maps[*]\"/\"a\\\"[*]\"/PROP[*]";
        assertEquals(text, pattern(text).toString());
        assertEquals("/Maps[*]", pattern(text).path().key());
    }

    @Test
    void saysWhereATextIsNoPattern() {
        var fault = assertThrows(PathSyntaxException.class, () -> pattern("root/A/PROP[*]/B[+]"));
        assertEquals(
                List.of(PathSyntaxException.Fault.NUMBER, "root/A/PROP[*]/B[+]", 18),
                List.of(fault.fault(), fault.text(), fault.column()));
        assertThrows(PathSyntaxException.class, () -> pattern("root[*]"));
        assertThrows(PathSyntaxException.class, () -> pattern("*"));
    }
}
