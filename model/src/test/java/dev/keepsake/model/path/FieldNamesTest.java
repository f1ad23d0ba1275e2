package dev.keepsake.model.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FieldNamesTest {
    @ParameterizedTest
    @CsvSource({
        "Health_44_DC5D36B94877F1C2C2E461AA3B2B98A5, Health",
        "Has Key?_7_F6B943D04AB1A2E65AAC26BD717BB316, Has Key?",
        "Max_Health_2_DC5D36B94877F1C2C2E461AA3B2B98A5, Max_Health",
        "Health, Health",
        "Health_44, Health_44",
        "Health_DC5D36B94877F1C2C2E461AA3B2B98A5, Health_DC5D36B94877F1C2C2E461AA3B2B98A5",
        "Health_44_dc5d36b94877f1c2c2e461aa3b2b98a5, Health_44_dc5d36b94877f1c2c2e461aa3b2b98a5",
        "_44_DC5D36B94877F1C2C2E461AA3B2B98A5, _44_DC5D36B94877F1C2C2E461AA3B2B98A5",
    })
    void leavesWhatWasTyped(String stored, String typed) {
        assertEquals(typed, FieldNames.typed(stored));
    }
}
