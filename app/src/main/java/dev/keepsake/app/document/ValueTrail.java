package dev.keepsake.app.document;

import dev.keepsake.app.document.ValueNode.Page;
import dev.keepsake.app.document.ValueNode.Row;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// The way from the first rows of a record down to a value. Runs on workers.
public final class ValueTrail {
    private final ValuePages pages;
    private final Path target;
    private final Reading reading;
    private final List<Stop> stops = new ArrayList<>();

    /// One row on the way.
    ///
    /// @param rows the rows it stands among
    /// @param index which of them it is
    public record Stop(List<ValueNode> rows, int index) {}

    private ValueTrail(ValuePages pages, Path target, Reading reading) {
        this.pages = pages;
        this.target = target;
        this.reading = reading;
    }

    /// The rows to open, outermost first, the value's own last; as far as the path leads.
    public static List<Stop> find(
            List<ValueNode> first, Path target, ValuePages pages, Reading reading)
            throws SaveException {
        var trail = new ValueTrail(pages, target, reading);
        trail.follow(first);
        return trail.stops;
    }

    private boolean follow(List<ValueNode> rows) throws SaveException {
        for (int i = 0; i < rows.size(); i++) {
            if (leadsToTarget(rows.get(i))) {
                stops.add(new Stop(rows, i));
                if (isFollowed(rows.get(i))) {
                    return true;
                }
                stops.removeLast();
            }
        }
        return false;
    }

    /// A page that may hold the value turns out not to where nothing below it leads on.
    private boolean isFollowed(ValueNode node) throws SaveException {
        boolean arrived = node instanceof Row row && row.path().equals(target);
        boolean further = !arrived && node.hasChildren() && follow(pages.children(node, reading));
        return arrived || further || node instanceof Row;
    }

    private boolean leadsToTarget(ValueNode node) {
        return switch (node) {
            case Row row -> isBeginning(row.path());
            case Page page -> mayHold(page);
        };
    }

    private boolean isBeginning(Path path) {
        int length = path.steps().size();
        return path.chunk().equals(target.chunk())
                && path.key().equals(target.key())
                && Objects.equals(path.record(), target.record())
                && Objects.equals(path.section(), target.section())
                && length <= target.steps().size()
                && path.steps().equals(target.steps().subList(0, length));
    }

    private boolean mayHold(Page page) {
        int depth = page.owner().path().steps().size();
        return depth < target.steps().size()
                && switch (target.steps().get(depth)) {
                    case Step.Item(long index) -> index >= page.from() && index < page.to();
                    case Step.Member(long index) -> index >= page.from() && index < page.to();
                    case Step.Name name -> true;
                    case Step.Key key -> true;
                };
    }
}
