package dev.keepsake.model.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.query.QueryCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OperationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    500                                | =500
                    =-3                                | =-3
                    =remove                            | =remove
                    true                               | =true
                    * 2                                | *2
                    *-0.5                              | *-0.5
                    +100                               | +100
                    -3                                 | -3
                    +-3                                | -3
                    +1e3                               | +1E+3
                    *many                              | =*many
                    remove                             | remove
                    removed                            | =removed
                    replacement                        | =replacement
                    replace "a b" with "c\\n"          | replace "a b" with "c\\n"
                    replace"a"with"b"                  | replace "a" with "b"
                    replace /^Door_([0-9]+)/i with "$1" | replace /^Door_([0-9]+)/i with "$1"
                    """)
    void readsWhatPeopleType(String typed, String canonical) throws EditRefusedException {
        Operation operation = Operation.parse(typed);
        assertEquals(canonical, operation.toString());
        assertEquals(canonical, Operation.parse(canonical).toString());
    }

    @Test
    void takesTextsAsTheyAre() throws EditRefusedException {
        assertEquals(new Operation.SetTo(" a "), Operation.parse("= a "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "replace a with b",
                "replace \"a\"",
                "replace \"a\" with",
                "replace \"\" with \"b\"",
                "replace \"a\" with \"b\" x",
                "replace /a with \"b\""
            })
    void refusesHalfAReplacement(String typed) {
        assertEquals(BulkCode.NO_OPERATION, code(typed));
    }

    @Test
    void refusesWhatIsNoRegularExpression() {
        assertEquals(QueryCode.REGEX, code("replace /a(/ with \"b\""));
    }

    private static FindingCode code(String typed) {
        return assertThrows(EditRefusedException.class, () -> Operation.parse(typed))
                .finding()
                .code();
    }
}
