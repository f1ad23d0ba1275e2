package dev.keepsake.spark.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class SubjectIndexTest {
    private static SubjectIndex index(List<String> subjects) throws Exception {
        return SubjectIndex.of(subjects.size(), i -> Bytes.ofText(subjects.get(i)));
    }

    @Test
    void findsTheNthOfEqualSubjects() throws Exception {
        SubjectIndex index = index(List.of("b", "a", "b", "", "b"));
        assertEquals(OptionalInt.of(0), index.find(Bytes.ofText("b"), 0));
        assertEquals(OptionalInt.of(2), index.find(Bytes.ofText("b"), 1));
        assertEquals(OptionalInt.of(4), index.find(Bytes.ofText("b"), 2));
        assertEquals(OptionalInt.empty(), index.find(Bytes.ofText("b"), 3));
        assertEquals(OptionalInt.of(3), index.find(Bytes.EMPTY, 0));
        assertEquals(OptionalInt.empty(), index.find(Bytes.ofText("c"), 0));
        assertEquals(OptionalInt.empty(), index.find(Bytes.ofText("a"), -1));
        assertEquals(OptionalInt.empty(), index.find(Bytes.ofText("a"), Integer.MAX_VALUE));
        assertEquals(2, index.ordinal(4));
        assertEquals(0, index.ordinal(1));
    }

    @Test
    void isEmptyOverNothing() throws Exception {
        assertEquals(OptionalInt.empty(), index(List.of()).find(Bytes.EMPTY, 0));
    }
}
