package dev.keepsake.model.check.rule;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.HashSet;
import java.util.Set;

/// Finds values that stand more than once in a long sequence, which it reads twice: once for the
/// hashes, once more for the few whose hash came again, which are then compared.
///
/// Holds 8 bytes a value, at most 32 MiB: a longer sequence is read in parts.
final class Repeats {
    private static final int MOST_HASHES = 1 << 22;
    private static final int MOST_COMPARED = 1 << 16;

    private final Source source;
    private final Hashes hashes = new Hashes();
    private long seen;

    private Repeats(Source source) {
        this.source = source;
    }

    /// Takes a value of a sequence.
    interface Visitor {
        void visit(long index, Value value) throws SaveException;
    }

    /// A sequence that can be read again.
    interface Source {
        void read(Visitor visitor) throws SaveException;
    }

    /// Takes the index of a value that stood before.
    interface Found {
        void again(long index) throws SaveException;
    }

    static void find(Source source, Found found) throws SaveException {
        new Repeats(source).find(found);
    }

    private void find(Found found) throws SaveException {
        int parts = 1;
        source.read((index, value) -> seen++);
        while (seen / parts > MOST_HASHES / 2 && parts < 1 << 10) {
            parts *= 2;
        }
        for (int part = 0; part < parts; part++) {
            find(part, parts, found);
        }
    }

    private void find(int part, int parts, Found found) throws SaveException {
        hashes.clear();
        source.read((index, value) -> {
            long hash = hash(value);
            if ((hash & parts - 1) == part) {
                hashes.add(hash);
            }
        });
        hashes.sort();
        hashes.keepRepeated();
        if (hashes.size() > 0) {
            compare(found);
        }
    }

    /// Past so many different values that came again, equal hashes count as equal values.
    private void compare(Found found) throws SaveException {
        Set<Value> values = new HashSet<>();
        Set<Long> firsts = new HashSet<>();
        source.read((index, value) -> {
            long hash = hash(value);
            if (hashes.has(hash)) {
                boolean isFirst =
                        values.size() < MOST_COMPARED ? values.add(value) : firsts.add(hash);
                if (!isFirst) {
                    found.again(index);
                }
            }
        });
    }

    private static long hash(Value value) {
        return switch (value) {
            case NameValue name -> hash(name.bytes());
            case TextValue text -> hash(text.bytes());
            case IntegerValue number -> Hashes.mix(number.bits());
            default -> Hashes.mix(value.hashCode());
        };
    }

    private static long hash(Bytes bytes) {
        return bytes.read((array, offset, length) -> {
            long hash = length;
            for (int i = offset; i < offset + length; i++) {
                hash = (hash ^ array[i]) * 0x9E37_79B9_7F4A_7C15L;
                hash ^= hash >>> 29;
            }
            return Hashes.mix(hash);
        });
    }
}
