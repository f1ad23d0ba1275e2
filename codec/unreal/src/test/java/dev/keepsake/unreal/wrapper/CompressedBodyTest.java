package dev.keepsake.unreal.wrapper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.unreal.Edits;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.Shown;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A header that stands as it is before a compressed body, with which everything behind the name of
/// its class may be compressed.
final class CompressedBodyTest {
    private static final String CLASS = "/Script/Game.Body";

    static List<EngineVersion> engines() {
        return EngineVersion.ALL;
    }

    private static GvasBuilder builder(EngineVersion engine) {
        return GvasBuilder.of(engine).className(CLASS).str("Name", "x".repeat(300));
    }

    private static int classEnd(Bytes save) {
        Bytes name = Bytes.ofText(CLASS);
        for (int at = 0; ; at++) {
            if (save.slice(at, name.length()).equals(name)) {
                return at + name.length() + 1;
            }
        }
    }

    private static Bytes compressed(Bytes save, int plain) {
        Bytes body = save.slice(plain, save.length() - plain);
        return Wrapped.join(save.slice(0, plain), Wrapped.frames(100, body));
    }

    private static Bytes content(Bytes file, int plain) throws SaveException {
        Bytes body = Saves.content(file.slice(plain, file.length() - plain));
        return Wrapped.join(file.slice(0, plain), body);
    }

    private static void assertReads(Bytes save, Bytes file, int plain) throws SaveException {
        assertEquals(Outcome.LOADED, Saves.verify(file).outcome());
        assertEquals(true, Saves.verify(file).exact());
        try (SaveDocument expected = Saves.open(save);
                SaveDocument document = Saves.open(file)) {
            assertEquals(Shown.document(expected), Shown.document(document));
            assertEquals(save, content(Saves.rewritten(document), plain));
        }
        Bytes edited = Edits.written(file, Edits.set(new RecordId(0, 0), TextValue.of("y"), 0));
        assertEquals(
                Edits.written(save, Edits.set(new RecordId(0, 0), TextValue.of("y"), 0)),
                content(edited, plain));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theBodyMayBeginBehindTheNameOfTheClass(EngineVersion engine) throws SaveException {
        Bytes save = Bytes.wrap(builder(engine).build());
        int plain = classEnd(save);
        assertReads(save, compressed(save, plain), plain);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theBodyMayHaveTheGamesOwnHeader(EngineVersion engine) throws SaveException {
        byte[] own = {1, 0, 0, 0, 9, 9, 9, 9};
        Bytes save = Bytes.wrap(builder(engine).classHeader(own).build());
        int plain = classEnd(save);
        assertReads(save, compressed(save, plain), plain);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void theBodyMayBeginBehindTheByteOfControl(EngineVersion engine) throws SaveException {
        Bytes save = Bytes.wrap(builder(engine).build());
        try (SaveDocument document = Saves.open(save)) {
            int control = document.header().find("classControl").isPresent() ? 1 : 0;
            int plain = classEnd(save) + control;
            assertReads(save, compressed(save, plain), plain);
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aLongerHeaderStaysPlain(EngineVersion engine) throws SaveException {
        Bytes save = Bytes.wrap(builder(engine).build());
        int plain = classEnd(save);
        Bytes file = compressed(save, plain);
        var other = Edits.set(new RecordId(0, 0), TextValue.of("z"), 0);
        Bytes expected = Edits.written(save, longer(save), other);
        Bytes written = Edits.written(file, longer(file), other);
        assertEquals(expected, content(written, classEnd(expected)));
    }

    private static Edit longer(Bytes file) throws SaveException {
        try (SaveDocument document = Saves.open(file)) {
            int branch = document.header().type().indexOf("branch");
            var name = TextValue.of("a much longer branch name");
            return Edits.set(RecordId.HEADER, name, branch);
        }
    }
}
