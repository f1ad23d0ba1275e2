package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class SparkFormatTest {
    @Test
    void isNamed() {
        assertEquals("spark", new SparkFormat().id());
    }
}
