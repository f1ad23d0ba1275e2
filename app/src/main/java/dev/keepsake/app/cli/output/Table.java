package dev.keepsake.app.cli.output;

import java.util.ArrayList;
import java.util.List;

/// Rows in aligned columns: text to the left, numbers to the right, two spaces between.
///
/// For one thread.
public final class Table {
    private final List<String> heading;
    private final boolean[] right;
    private final List<List<String>> rows = new ArrayList<>();

    private Table(List<String> heading, boolean[] right) {
        this.heading = heading;
        this.right = right;
    }

    /// An empty table.
    ///
    /// @param columns the headings; one that ends in `>` stands over numbers and is aligned right
    public static Table of(String... columns) {
        var heading = new ArrayList<String>();
        boolean[] right = new boolean[columns.length];
        for (int i = 0; i < columns.length; i++) {
            right[i] = columns[i].endsWith(">");
            int end = columns[i].length() - (right[i] ? 1 : 0);
            heading.add(columns[i].substring(0, end));
        }
        return new Table(List.copyOf(heading), right);
    }

    /// A table without a heading: names to the left, what they are behind them.
    public static Table ofFacts() {
        return new Table(List.of(), new boolean[2]);
    }

    /// Adds a row.
    ///
    /// @throws IllegalArgumentException where it has another number of cells than the table columns
    public Table row(Object... cells) {
        if (cells.length != right.length) {
            throw new IllegalArgumentException(cells.length + " cells for " + right.length);
        }
        var row = new ArrayList<String>();
        for (Object cell : cells) {
            row.add(cell.toString());
        }
        rows.add(List.copyOf(row));
        return this;
    }

    /// True where it has no rows.
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /// Prints it.
    public void print(Console console) {
        lines().forEach(console::line);
    }

    /// Prints its rows without the heading.
    public void printRows(Console console) {
        int[] widths = widths();
        rows.forEach(row -> console.line(line(row, widths)));
    }

    List<String> lines() {
        int[] widths = widths();
        var lines = new ArrayList<String>();
        if (!heading.isEmpty()) {
            lines.add(line(heading, widths));
        }
        rows.forEach(row -> lines.add(line(row, widths)));
        return lines;
    }

    private int[] widths() {
        int[] widths = new int[right.length];
        for (int i = 0; i < widths.length; i++) {
            int column = i;
            widths[i] =
                    Math.max(
                            heading.isEmpty() ? 0 : TextWidth.of(heading.get(i)),
                            rows.stream()
                                    .mapToInt(row -> TextWidth.of(row.get(column)))
                                    .max()
                                    .orElse(0));
        }
        return widths;
    }

    private String line(List<String> cells, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String gap = " ".repeat(widths[i] - TextWidth.of(cells.get(i)));
            line.append(i == 0 ? "" : "  ");
            line.append(right[i] ? gap + cells.get(i) : cells.get(i) + gap);
        }
        return line.toString().stripTrailing();
    }
}
