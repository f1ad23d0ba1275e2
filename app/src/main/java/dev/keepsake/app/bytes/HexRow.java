package dev.keepsake.app.bytes;

import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.Span;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// A row of bytes: offset, hexadecimal, text, and the names of the regions that begin in it.
final class HexRow {
    static final int WIDTH = 16;
    private static final int HALF = WIDTH / 2;
    private static final String DIGITS = "0123456789ABCDEF";
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final RegionWords words;
    private final Label offset = new Label();
    private final HBox hex = new HBox();
    private final HBox text = new HBox();
    private final Label names = new Label();
    private final HBox row;
    private @Nullable Content shown;
    private @Nullable Region shownBefore;

    /// What a row shows.
    ///
    /// @param offset of the first byte
    /// @param bytes −1 for one that was not read yet
    /// @param regions null for one that is not known
    /// @param marked the bytes of the selected value
    record Content(
            long offset,
            List<Integer> bytes,
            List<@Nullable Region> regions,
            Span marked,
            Span selected) {}

    HexRow(RegionWords words) {
        this.words = words;
        offset.getStyleClass().addAll("muted", "hex-offset");
        names.getStyleClass().addAll("muted", "hex-names");
        names.setMinWidth(0);
        HBox.setHgrow(names, Priority.ALWAYS);
        hex.setMinWidth(HBox.USE_PREF_SIZE);
        text.setMinWidth(HBox.USE_PREF_SIZE);
        offset.setMinWidth(HBox.USE_PREF_SIZE);
        row = new HBox(offset, hex, text, names);
        row.getStyleClass().add("hex-row");
    }

    HBox node() {
        return row;
    }

    /// Shows bytes.
    ///
    /// @param before the region of the byte before this row, null where that is unknown
    /// @return the region of the last byte
    @Nullable Region show(Content content, @Nullable Region before) {
        int count = content.bytes().size();
        if (!content.equals(shown) || !same(before, shownBefore)) {
            shown = content;
            shownBefore = before;
            fill(content, before, count);
        }
        return count == 0 ? before : content.regions().get(count - 1);
    }

    private void fill(Content content, @Nullable Region before, int count) {
        row.setVisible(count > 0);
        offset.setText("%08X".formatted(content.offset()));
        hex.getChildren().clear();
        text.getChildren().clear();
        for (int from = 0; from < count; ) {
            int to = from + 1;
            while (to < count && isAlike(content, from, to)) {
                to++;
            }
            addRun(content, from, to);
            from = to;
        }
        if (count < WIDTH) {
            hex.getChildren()
                    .add(new Label(" ".repeat(3 * (WIDTH - count) + (count < HALF ? 2 : 1))));
        }
        names.setText(names(content, before));
        // Rows are filled while the window is laid out too, after styles were.
        row.applyCss();
    }

    private static boolean isAlike(Content content, int one, int two) {
        return same(content.regions().get(one), content.regions().get(two))
                && holds(content.marked(), content, one) == holds(content.marked(), content, two)
                && holds(content.selected(), content, one)
                        == holds(content.selected(), content, two);
    }

    private static boolean same(@Nullable Region one, @Nullable Region two) {
        return one == null ? two == null : one.equals(two);
    }

    private static boolean holds(Span span, Content content, int index) {
        return span.holds(content.offset() + index);
    }

    private void addRun(Content content, int from, int to) {
        var digits = new StringBuilder();
        var letters = new StringBuilder();
        for (int i = from; i < to; i++) {
            int value = content.bytes().get(i);
            digits.append(
                    value < 0 ? "··" : "" + DIGITS.charAt(value >> 4) + DIGITS.charAt(value & 15));
            boolean last = i == content.bytes().size() - 1;
            digits.append(i == HALF - 1 ? "  " : " ");
            digits.append(last && i == WIDTH - 1 ? " " : "");
            letters.append(value >= 0x20 && value < 0x7F ? (char) value : '·');
        }
        hex.getChildren().add(run(content, from, digits.toString()));
        text.getChildren().add(run(content, from, letters.toString()));
    }

    private Label run(Content content, int at, String shown) {
        var label = new Label(shown);
        label.setMinWidth(HBox.USE_PREF_SIZE);
        label.getStyleClass().add("hex-run");
        Region region = content.regions().get(at);
        if (region != null) {
            label.getStyleClass().add(RegionWords.style(region.kind()));
            label.setAccessibleText(words.line(region));
            boolean fails =
                    region.checksum() != null
                            && region.checksum().state() == RegionChecksum.State.FAILS;
            label.pseudoClassStateChanged(FAILED, fails);
        }
        label.pseudoClassStateChanged(MARKED, holds(content.marked(), content, at));
        label.pseudoClassStateChanged(SELECTED, holds(content.selected(), content, at));
        return label;
    }

    /// The names of the regions that begin in the row.
    private String names(Content content, @Nullable Region before) {
        var line = new StringBuilder();
        Region last = before;
        for (Region region : content.regions()) {
            if (region != null && !same(region, last)) {
                line.append(line.isEmpty() ? "" : " · ").append(words.line(region));
            }
            last = region;
        }
        return line.toString();
    }

    /// The byte of a row that stands at a place across, −1 where none does.
    int column(double x) {
        double width = digit();
        double start = hex.getLayoutX();
        double letters = text.getLayoutX();
        if (x < start) {
            return -1;
        }
        if (x < letters) {
            int digit = (int) ((x - start) / width);
            int past = digit >= 3 * HALF + 1 ? digit - 1 : digit;
            return Math.min(WIDTH - 1, past / 3);
        }
        int letter = (int) ((x - letters) / width);
        return letter < WIDTH ? letter : -1;
    }

    private double digit() {
        var measured = new Text("0");
        measured.setFont(offset.getFont());
        return measured.getLayoutBounds().getWidth();
    }
}
