package dev.keepsake.app.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class PaletteViewModelTest {
    private final List<String> done = new ArrayList<>();

    private PaletteItem item(String title, boolean enabled) {
        return new PaletteItem(title, title, "", enabled, "", () -> done.add(title));
    }

    private final PaletteViewModel palette =
            new PaletteViewModel(
                    List.of(
                            item("Read the save again", true),
                            item("Close the tab", false),
                            item("Next tab", true)));

    private List<String> titles() {
        return palette.items().stream().map(PaletteItem::title).toList();
    }

    @Test
    void wholeWordsComeBeforeScatteredLetters() {
        assertEquals(
                List.of("Tab", "The last bus"),
                FuzzyRank.best("tab", List.of("The last bus", "Tab"), text -> text));
        assertEquals(OptionalInt.empty(), FuzzyRank.score("bat", "tab"));
    }

    @Test
    void firstLettersOfWordsFind() {
        palette.typed().set("nt");
        assertEquals("Next tab", titles().getFirst());
    }

    @Test
    void showsAllUntilSomethingIsTyped() {
        assertEquals(3, titles().size());
        palette.typed().set("xyz");
        assertEquals(List.of(), titles());
        assertFalse(palette.choose(() -> done.add("left")));
    }

    @Test
    void whatCannotBeDoneIsNotChosen() {
        palette.move(1);
        assertFalse(palette.choose(() -> done.add("left")));
        palette.move(5);
        assertTrue(palette.choose(() -> done.add("left")));
        assertEquals(List.of("left", "Next tab"), done);
    }

    @Test
    void typingGoesBackToTheBest() {
        palette.move(2);
        palette.typed().set("tab");
        assertEquals(0, palette.selected().get());
    }

    @Test
    void whatWasChosenInAHurryIsDoneOnceAllIsKnown() {
        var asked = new ArrayList<String>();
        var later = new PaletteViewModel(asked::add);
        later.typed().set("nex");
        assertFalse(later.choose(() -> done.add("left")));
        later.show(List.of(item("Earlier", true)), false);
        assertEquals(List.of(), done);
        later.show(List.of(item("Next tab", true), item("Earlier", true)), true);
        assertEquals(List.of("left", "Next tab"), done);
        assertEquals(List.of("", "nex"), asked);
    }

    @Test
    void whatWasMovedToStaysSelectedWhileMoreCome() {
        var later = new PaletteViewModel(typed -> {});
        later.show(List.of(item("A", true), item("B", true)), false);
        later.move(1);
        later.show(List.of(item("C", true), item("A", true), item("B", true)), false);
        assertEquals(2, later.selected().get());
        assertTrue(later.choose(() -> done.add("left")));
        assertEquals(List.of("left", "B"), done);
    }
}
