package dev.keepsake.store.backend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LeaseHolderTest {
    @Test
    void isReadFromItsText() {
        assertEquals(
                """
                keepsake-lease 1
                program=Harbour
                process=4711
                host=desk
                since=2026-12-01T10:15:00Z
                """,
                LeaseTexts.HOLDER.text());
        assertEquals(Optional.of(LeaseTexts.HOLDER), LeaseHolder.parse(LeaseTexts.HOLDER.text()));
    }

    @Test
    void keepsEverythingInItsLine() {
        var odd = new LeaseHolder("a=b\nhost=c", 1, "", LeaseTexts.HOLDER.since());
        assertEquals(
                Optional.of(new LeaseHolder("a=b host=c", 1, "", odd.since())),
                LeaseHolder.parse(odd.text()));
    }

    @Test
    void isNotReadFromAPartOfItsText() {
        String text = LeaseTexts.HOLDER.text();
        for (int length = 0; length < text.length(); length++) {
            assertEquals(Optional.empty(), LeaseHolder.parse(text.substring(0, length)));
        }
    }

    @Test
    void isNotReadFromOtherTexts() {
        String text = LeaseTexts.HOLDER.text();
        assertEquals(Optional.empty(), LeaseHolder.parse(text.replace("4711", "many")));
        assertEquals(Optional.empty(), LeaseHolder.parse(text.replace("2026", "soon")));
        assertEquals(Optional.empty(), LeaseHolder.parse(text.replace("lease 1", "lease 2")));
    }
}
