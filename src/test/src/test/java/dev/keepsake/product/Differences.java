package dev.keepsake.product;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.ContentComparison;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;

/// Compares two saves value by value, every record of both decoded.
final class Differences {
    private final List<String> found = new ArrayList<>();

    private Differences() {}

    /// Where two documents differ: `chunk/record/section/…: old → new`, header fields left out.
    static List<String> ofRecords(SaveDocument left, SaveDocument right) throws SaveException {
        var differences = new Differences();
        differences.chunks(left.chunks(), right.chunks());
        return differences.found;
    }

    /// Which fields of two headers differ, by name.
    static List<String> ofHeaders(SaveDocument left, SaveDocument right) throws SaveException {
        var differences = new Differences();
        differences.fields(left.header(), right.header());
        differences.fields(right.header(), left.header());
        return differences.found.stream().distinct().sorted().toList();
    }

    private void fields(StructValue from, StructValue to) throws SaveException {
        for (int i = 0; i < from.items().count(); i++) {
            Value other = to.find(from.name(i)).orElse(null);
            if (other == null || !ContentComparison.same(from.value(i), other, true)) {
                found.add(from.name(i));
            }
        }
    }

    private void chunks(List<Chunk> left, List<Chunk> right) throws SaveException {
        if (left.size() != right.size()) {
            found.add(left.size() + " and " + right.size() + " chunks");
            return;
        }
        for (int i = 0; i < left.size(); i++) {
            chunk(left.get(i), right.get(i));
        }
    }

    private void chunk(Chunk left, Chunk right) throws SaveException {
        String where = left.id() + "@" + left.key();
        if (!where.equals(right.id() + "@" + right.key()) || left.size() != right.size()) {
            found.add(where);
            return;
        }
        if (left.head().kind() == dev.keepsake.model.document.ChunkHead.Kind.RAW
                && !left.bytes().equals(right.bytes())) {
            found.add(where);
        }
        for (int i = 0; i < left.size(); i++) {
            if (!left.record(i).head().equals(right.record(i).head())) {
                found.add(where + "/" + i);
            }
            sections(
                    where + "/" + left.record(i).head().subject(),
                    left.record(i).content(),
                    right.record(i).content());
        }
    }

    private void sections(String where, RecordContent left, RecordContent right)
            throws SaveException {
        if (left.sections().size() != right.sections().size()) {
            found.add(where);
            return;
        }
        for (int i = 0; i < left.sections().size(); i++) {
            var one = left.sections().get(i);
            var two = right.sections().get(i);
            if (!one.id().equals(two.id())) {
                found.add(where);
            }
            values(where + "/" + one.id(), one.content(), two.content());
        }
    }

    private void values(String where, Value left, Value right) throws SaveException {
        if (ContentComparison.same(left, right, true)) {
            return;
        }
        if (left instanceof ContainerValue one
                && right instanceof ContainerValue two
                && one.type().equals(two.type())
                && one.items() instanceof InlineItems first
                && two.items() instanceof InlineItems second
                && first.count() == second.count()) {
            for (int i = 0; i < first.count(); i++) {
                String name = one instanceof StructValue struct ? struct.name(i) : "[" + i + "]";
                values(where + "/" + name, first.value(i), second.value(i));
            }
        } else {
            found.add(where + ": " + left + " → " + right);
        }
    }
}
