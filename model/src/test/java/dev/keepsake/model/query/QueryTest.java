package dev.keepsake.model.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class QueryTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "class = Guard and path = Health and value < 20",
                "subject ~ /^Door_/ and value = true",
                "chunk = WRLD and key = Harbour",
                "kind != entity",
                "subject = Door_*",
                "subject = \"*\"",
                "class contains guard",
                "path = Items[*]/Count",
                "path = /WRLD@Harbour/*/Stock[=\"a b\"#1]/**",
                "path = Tags{*}",
                "path != **/Name#1",
                "path contains Stock",
                "type = Int32",
                "type = \"List<Text>\"",
                "value in 10..20",
                "value in -1.5..2.5",
                "value in \"2024-05-01 12:00\"..2024-06-01",
                "value = \"a b\"",
                "value ~ /a\\/b/i",
                "is nan or is nonfinite or is kept or is empty or is edited",
                "refers to Merchant",
                "text contains door",
                "text contains \"\"",
                "not (is nan or value = 1) and not not is kept",
                "(is nan or is kept) and value >= 18446744073709551615",
            })
    void printsACanonicalTextAsItWasRead(String text) throws EditRefusedException {
        assertEquals(text, Query.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    name=Door_1                      | subject = Door_1
                    ((value)=1)                      | !
                    (value=1 AND ((is nan)))         | value = 1 and is nan
                    value matches /x/                | value ~ /x/
                    value is not nan                 | not is nan
                    value refers to A                | refers to A
                    path = WRLD@Harbour/A            | path = /WRLD@Harbour/A
                    path="A"/B                       | path = A/B
                    a or b                           | !
                    is nan or (is kept or is empty)  | is nan or is kept or is empty
                    """)
    void takesWhatPeopleType(String typed, String canonical) throws EditRefusedException {
        if (canonical.equals("!")) {
            assertThrows(EditRefusedException.class, () -> Query.parse(typed));
        } else {
            assertEquals(canonical, Query.parse(typed).toString());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
                    ^^                        | query.unexpected  | 1  | subject, class, kind, chunk, key, path, type, value, text, is, refers to, not, (
                    health = 3                | query.unexpected  | 1  | subject, class, kind, chunk, key, path, type, value, text, is, refers to, not, (
                    value                     | query.unexpected  | 6  | =, !=, <, <=, >, >=, in, contains, ~, is, refers to
                    value <                   | query.unexpected  | 8  | 20, "text", true
                    value < many              | query.unexpected  | 9  | 20, 2024-05-01, PT1H
                    value = 1 value = 2       | query.unexpected  | 11 | and, or
                    (value = 1                | query.unexpected  | 11 | and, or, )
                    value in 10               | query.unexpected  | 10 | 10..20
                    value in 10..x            | query.unexpected  | 14 | 20
                    value = "abc              | query.unfinished  | 9  | null
                    value ~ /abc              | query.unfinished  | 9  | null
                    value ~ abc               | query.unexpected  | 9  | /…/
                    value ~ /a(b/             | query.regex       | 13 | null
                    path = A[x]               | query.unexpected  | 10 | 0 … 999999999
                    path = A[1                | query.unexpected  | 11 | ]
                    path = A/                 | query.unexpected  | 10 | name, *, **, [*], [0], [=key], {*}
                    is odd                    | query.unexpected  | 4  | nan, nonfinite, kept, empty, edited
                    refers Merchant           | query.unexpected  | 8  | to
                    type < Int32              | query.unexpected  | 6  | =, !=
                    class < Guard             | query.unexpected  | 7  | =, !=, contains, ~
                    """)
    void saysWhereAndWhatWasExpected(String typed, String code, String column, String expected) {
        Finding finding = refusal(typed);
        assertEquals(
                List.of(code, column, expected),
                List.of(
                        finding.code().id(),
                        String.valueOf(finding.details().get("column")),
                        String.valueOf(finding.details().get("expected"))));
    }

    private static Finding refusal(String typed) {
        return assertThrows(EditRefusedException.class, () -> Query.parse(typed)).finding();
    }

    @Test
    void refusesWhatIsTooLongOrTooDeep() {
        assertEquals(
                List.of(QueryCode.TOO_LONG, QueryCode.TOO_LONG, QueryCode.TOO_LONG),
                List.of(
                        refusal("value = " + "1".repeat(5_000)).code(),
                        refusal("(".repeat(60) + "is nan" + ")".repeat(60)).code(),
                        refusal("path = a" + "/a".repeat(60)).code()));
    }

    @Property(tries = 2_000)
    void readsWhatItPrints(@ForAll long seed) throws EditRefusedException {
        String typed = new RandomQueries(seed).query(4);
        Query query = Query.parse(typed);
        Query again = Query.parse(query.toString());
        assertEquals(List.of(query, query.toString()), List.of(again, again.toString()), typed);
    }

    @ParameterizedTest
    @CsvSource({
        "class = Guard,true,false",
        "is edited and subject = a,true,false",
        "path = Health,false,true",
        "class = Guard and value = 1,false,true",
        "text contains a,true,true",
        "text contains a and class = Guard,true,true",
        "text contains a and is nan,false,true"
    })
    void selectsRecordsUnlessItSpeaksOfValues(String text, boolean records, boolean values)
            throws EditRefusedException {
        Query query = Query.parse(text);
        assertEquals(
                List.of(records, values), List.of(query.selectsRecords(), query.selectsValues()));
    }
}
