package dev.keepsake.app.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.EditorForm;
import dev.keepsake.app.editor.form.FormMaker;
import dev.keepsake.app.editor.form.Items;
import dev.keepsake.app.editor.form.PlaceReader;
import dev.keepsake.app.editor.structure.ItemAction;
import dev.keepsake.app.editor.structure.ItemEdits;
import dev.keepsake.app.fake.KindSaves;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.json.type.TypeFile;
import dev.keepsake.json.type.TypeFileException;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.Containers;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.testkit.unreal.GvasText;
import dev.keepsake.testkit.unreal.Natives;
import dev.keepsake.testkit.unreal.PropertyType;
import dev.keepsake.testkit.unreal.UnrealGuid;
import dev.keepsake.testkit.unreal.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What is typed for a value of each kind is staged, written and read again: that value, and no
/// other, is then what was typed.
final class EveryKindTest {
    private static final Messages ENGLISH = Messages.of(Locale.ENGLISH);

    /// A save, a value in it, a field of its form, what is typed there, and how the value then
    /// reads in one line (of the same path).
    record Case(String save, String path, String field, String typed, String then) {
        @Override
        public String toString() {
            return save + " " + path + " " + field + " " + typed;
        }
    }

    private static Case keepsake(String name, String field, String typed, String then) {
        return new Case("keepsake", "All/" + name, field, typed, then);
    }

    private static Case unreal(String name, String field, String typed, String then) {
        return new Case("unreal", name, field, typed, then);
    }

    static Stream<Case> cases() {
        return Stream.of(
                keepsake("Open", "value", "true", "true"),
                keepsake("Small", "value", "+100", "93"),
                keepsake("Gold", "value", "*2", "240"),
                keepsake("Gold", "value", "/4", "30"),
                keepsake("Gold", "value", "-=5", "115"),
                keepsake("Gold", "value", "500+20", "520"),
                keepsake("Gold", "value", "0x1F", "31"),
                keepsake("Gold", "value", "-4", "-4"),
                keepsake("Huge", "value", "-=1", "18446744073709551614"),
                keepsake("Health", "value", "*0.5", "43.75"),
                keepsake("Exact", "value", "+0.2", "0.3"),
                keepsake("Exact", "value", "NaN", "NaN"),
                keepsake("Exact", "value", "-Infinity", "-Infinity"),
                keepsake("Title", "value", "one\ntwo\nthree", "one\\r\\ntwo\\r\\nthree"),
                keepsake("Odd", "value", "\"b\\xfe\"", "b\uFFFD"),
                keepsake("Key", "value", "Mine", "Mine"),
                keepsake("Said", "value-source", "Good bye", "Good bye"),
                keepsake("Mood", "value", "Glad", "Glad"),
                keepsake("Strange", "value", "Calm", "Calm"),
                keepsake("Free", "value", "EFree::Two", "Two"),
                keepsake(
                        "Id",
                        "value",
                        "01234567-89ab-cdef-8899-aabbccddeeff",
                        "01234567-89ab-cdef-8899-aabbccddeeff"),
                keepsake(
                        "Seen",
                        "value",
                        "2024-01-01T00:00:00.0000003",
                        "2024-01-01 00:00:00.000000300"),
                keepsake("Played", "value", "1:30:00.5", "PT1H30M0.5S"),
                keepsake("Blob", "value", "DE AD\nBE EF", "deadbeef"),
                keepsake("Owner", "value", "Guard_2", "Guard_2"),
                keepsake("Owner", "value", "", "nothing"),
                keepsake("Sprite", "value", "/Game/A.A:Part", "/Game/A.A:Part"),
                keepsake("Where", "value-y", "+=0.25", "(1204.5, -88, 16)"),
                keepsake("Turn", "value-turn-z", "180", "(0, 0, 1, 6.123233995736766e-17)"),
                keepsake("Tint", "value-hex", "#c0a07080", "#c0a07080"),
                keepsake("Tint", "value-g", "0", "#c00070ff"),
                keepsake("Glow", "value-b", "0.5", "#1f8080ff"),
                keepsake("Maybe", "value-set", "true", "0"),
                keepsake("Set", "value-set", "false", "nothing"),
                keepsake("Set", "value-content", "*3", "15"),
                keepsake("Names[1]", "value", "bb", "bb"),
                keepsake("Tags{0}", "value", "z", "z"),
                keepsake("Routes[=Mine]", "value", "8", "8"),
                keepsake("Levels[2]", "value", "9", "9"),
                keepsake("Owned", "value-weight", "5", "Bag (Bag)"),
                new Case("keepsake", "header/title", "value", "New title", "New title"),
                new Case("keepsake", "header/gameDataVersion", "value", "+1", "8"),
                new Case("spark", "Outpost/COMP/HealthComponent/health", "value", "/2", "50"),
                new Case("spark", "Outpost/COMP/HealthComponent/isDead", "value", "true", "true"),
                new Case("spark", "Turret_East/COMP/Transform/parent", "value", "", "nothing"),
                new Case("spark", "header/saveName", "value", "Dusk", "Dusk"),
                unreal("Open", "value", "false", "false"),
                unreal("Odd", "value", "true", "true"),
                unreal("Gold", "value", "*2", "240"),
                unreal("Ratio", "value", "0.1", "0.1"),
                unreal("Name", "value", "Zoë 🦀", "Zoë 🦀"),
                unreal("Tag", "value", "Harbour", "Harbour"),
                unreal("Mood", "value", "EMood::Glad", "Glad"),
                unreal("Note", "value-source", "Yes", "Yes"),
                unreal("Id", "value", "01234567-89ab-cdef-8899-aabbccddeeff", ""),
                unreal("Seen", "value", "2026-12-01T10:00", "2026-12-01 10:00"),
                unreal("Played", "value", "2:00:00", "PT2H"),
                unreal("Where", "value-x", "1", "(1, 2, 3)"),
                unreal("Turned", "value-yaw", "90", "(0, 90, 0)"),
                unreal("Quat", "value-turn-z", "0", "(0, 0, 0, 1)"),
                unreal("Coat", "value-r", "0.25", "#40331aff"),
                unreal("Paint", "value-hex", "#01020304", "#01020304"),
                unreal("Flag", "value", "/Game/B.B", "/Game/B.B"),
                unreal("Numbers[1]", "value", "77", "77"),
                unreal("Crew[0]", "value", "Joss", "Joss"),
                unreal("Prices[=Rope]", "value", "5", "5"),
                unreal("Secret", "value", "07 01 09", "070109"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isWhatWasTypedAfterWriting(Case typed) throws SaveException {
        try (SaveDocument opened = open(typed.save(), bytes(typed.save()));
                EditedSave before = EditedSave.opened(opened)) {
            Target target = target(before, typed.path());
            Value old = new PlaceReader(before, Progress.NONE).read(target).value();
            List<Edit> edits = field(before, target, typed.field()).read(typed.typed());
            try (EditedSave staged = editor(before).stage(before, edits, Progress.NONE);
                    SaveDocument written = open(typed.save(), write(typed.save(), staged))) {
                var again = EditedSave.opened(written);
                Value now = new PlaceReader(again, Progress.NONE).read(target).value();
                assertEquals(new PlaceReader(staged, Progress.NONE).read(target).value(), now);
                if (!typed.then().isEmpty()) {
                    assertEquals(typed.then(), ValueSummary.of(now));
                }
                assertEquals(contents(opened), contents(with(again, target, old)));
            }
        }
    }

    /// The written save with the old value back in its place.
    private static SaveDocument with(EditedSave save, Target target, Value old)
            throws SaveException {
        boolean kept = old instanceof OpaqueValue;
        Edit back =
                kept
                        ? new Edit.SetBytes(target, ((OpaqueValue) old).bytes())
                        : new Edit.SetValue(target, old, null);
        return new Editor(EditChecks.of(TypeCatalog.EMPTY)).stage(save, back).document();
    }

    private static List<Object> contents(SaveDocument document) throws SaveException {
        var all = new ArrayList<Object>();
        all.add(document.header());
        for (var chunk : document.chunks()) {
            for (int i = 0; i < chunk.size(); i++) {
                all.add(chunk.record(i).head());
                all.add(chunk.record(i).content());
            }
        }
        return all;
    }

    private static Editor editor(EditedSave save) {
        return new Editor(EditChecks.of(save.document().origin().types()));
    }

    private static Target target(EditedSave save, String path) throws SaveException {
        Location found = new PathResolver(save, Progress.NONE).resolveValue(path);
        RecordId record = Objects.requireNonNull(found.record());
        return found.item().ids().isEmpty() ? new Target(record, ItemPath.of(0)) : found.target();
    }

    private static EditorForm form(EditedSave save, Target target) throws SaveException {
        return new FormMaker(ENGLISH).make(new PlaceReader(save, Progress.NONE).read(target));
    }

    private static EditorField field(EditedSave save, Target target, String id)
            throws SaveException {
        EditorForm form = form(save, target);
        return form.fields().stream()
                .filter(field -> field.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " of " + form));
    }

    private static SaveFormat format(String id) {
        return SaveFormats.installed().find(id).orElseThrow();
    }

    private static SaveDocument open(String format, Bytes bytes) throws SaveException {
        TypeCatalog types = format.equals("keepsake") ? types() : TypeCatalog.EMPTY;
        return format(format)
                .open(
                        MemorySource.of(format, bytes),
                        OpenOptions.DEFAULT.withTypes(types),
                        Progress.NONE);
    }

    private static TypeCatalog types() {
        try {
            return TypeFile.read(Bytes.ofText(KindSaves.TYPES), "types");
        } catch (TypeFileException wrong) {
            throw new AssertionError(wrong);
        }
    }

    private static Bytes write(String format, EditedSave save) throws SaveException {
        var sink = new MemorySink();
        format(format).write(save.document(), sink, Progress.NONE);
        return sink.bytes();
    }

    private static Bytes bytes(String save) {
        return switch (save) {
            case "keepsake" -> KindSaves.bytes();
            case "spark" -> KindSaves.spark();
            default -> Bytes.wrap(unreal());
        };
    }

    private static byte[] unreal() {
        return GvasBuilder.of(EngineVersion.UE_4_27)
                .className("/Game/BP_Town.BP_Town_C")
                .property("Open", Values.bool(true))
                .property("Odd", Values.bool(7))
                .property("Gold", Values.integer(120))
                .property("Ratio", Values.float32(0.5f))
                .property("Name", Values.str("Mira"))
                .property("Tag", Values.name("Quay"))
                .property("Mood", Values.enumeration("EMood", "EMood::Calm"))
                .property("Note", Values.text(GvasText.base("", "K1", "No note yet.")))
                .property("Id", Natives.guid(UnrealGuid.of("FD398920475E7E4D8F8CD581FF7FD339")))
                .property("Seen", Natives.dateTime(638_400_000_000_000_000L))
                .property("Played", Natives.timespan(505_450_000_000L))
                .property("Where", Natives.vector(-1, 2, 3))
                .property("Turned", Natives.rotator(0, 45, 0))
                .property("Quat", Natives.quat(0, 0, 0.6f, 0.8f))
                .property("Coat", Natives.linearColor(0.8f, 0.2f, 0.1f, 1))
                .property("Paint", Natives.color(10, 20, 30, 40))
                .property("Flag", Values.object("/Game/A.A"))
                .property("Numbers", Containers.integers(1, 2, 3))
                .property(
                        "Crew",
                        Containers.array(
                                PropertyType.NAME, Values.name("Mira"), Values.name("Joss")))
                .property(
                        "Prices",
                        Containers.map(
                                PropertyType.NAME,
                                PropertyType.INT,
                                Containers.pair(Values.name("Rope"), Values.integer(3))))
                .property("Secret", Natives.unknown("OwnLayout", (byte) 7, (byte) 0, (byte) 9))
                .build();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Gold | value | abc | "abc" is no Int32.
                    Gold | value | /7 | "/7" gives 17.1428571429, which is no whole number: Int32 holds only those.
                    Gold | value | /0 | "/0" divides by zero.
                    Gold | value | *99999999 | 11999999880 lies outside what Int32 can hold.
                    Huge | value | +1 | 18446744073709551616 lies outside what UInt64 can hold.
                    Health | value | +100 | Health cannot be 187.5: the game allows 0 to 100.
                    Mood | value | Happy | Enum EMood has no constant "Happy". Known are Calm, Angry, Glad.
                    Tint | value-hex | red | "red" is no colour. Write #RRGGBB or #RRGGBBAA.
                    Blob | value | 0 | "0" is no Bytes.
                    Id | value | 12 | "12" is no Uuid.
                    """)
    void saysWhyATextIsNoValue(String path, String field, String typed, String why)
            throws SaveException {
        try (SaveDocument opened = open("keepsake", KindSaves.bytes());
                EditedSave save = EditedSave.opened(opened)) {
            EditorField asked = field(save, target(save, "All/" + path), field);
            EditRefusedException refused =
                    assertThrows(EditRefusedException.class, () -> asked.read(typed));
            assertEquals(why, FindingSentences.inWindow(ENGLISH).sentence(refused.finding()));
        }
    }

    @Test
    void showsAnIllegalValueAsItIsAndSaysWhy() throws SaveException {
        try (SaveDocument opened = open("keepsake", KindSaves.bytes());
                EditedSave save = EditedSave.opened(opened)) {
            EditorField broken = field(save, target(save, "All/Broken"), "value");
            assertEquals("99", broken.text());
            assertEquals("Broken cannot be 99: the game allows 0 to 10.", broken.doubt());
            EditorField strange = field(save, target(save, "All/Strange"), "value");
            assertEquals("EMood::Lost", strange.text());
            assertEquals("EMood has no constant EMood::Lost.", strange.doubt());
        }
    }

    @Test
    void showsWhatIsKnownOfAField() throws SaveException {
        try (SaveDocument opened = open("keepsake", KindSaves.bytes());
                EditedSave save = EditedSave.opened(opened)) {
            EditorField health = field(save, target(save, "All/Health"), "value");
            assertEquals("hp", health.unit());
            assertEquals("What is left of it · 0 – 100", health.hint());
        }
    }

    /// What is done with which item, and what its container then holds.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    keepsake | All/Names    | ADD       | Names  | a,b,c,""
                    keepsake | All/Names[0] | ADD       | Names  | a,"",b,c
                    keepsake | All/Names[1] | DUPLICATE | Names  | a,b,b,c
                    keepsake | All/Names[1] | REMOVE    | Names  | a,c
                    keepsake | All/Names[1] | UP        | Names  | b,a,c
                    keepsake | All/Names[1] | DOWN      | Names  | a,c,b
                    keepsake | All/Tags{0}  | DUPLICATE | Tags   | x,x_2,y
                    keepsake | All/Routes[=Mine] | DUPLICATE | Routes | Mine,1,Mine_2,1,Mill,2
                    keepsake | All/Routes[=Mill] | UP   | Routes | Mill,2,Mine,1
                    keepsake | All/Routes[=Mill] | REMOVE | Routes | Mine,1
                    keepsake | All/Levels[1] | DUPLICATE | Levels | 1,2,2,3
                    keepsake | All/Levels   | ADD       | Levels | 1,2,3,0
                    keepsake | All/Maybe    | ADD       | Maybe  | 0
                    keepsake | All/Set[0]   | REMOVE    | Set    | ''
                    unreal   | Crew[0]      | DOWN      | Crew   | Joss,Mira
                    unreal   | Crew         | ADD       | Crew   | Mira,Joss,""
                    unreal   | Numbers[2]   | REMOVE    | Numbers| 1,2
                    unreal   | Prices[=Rope]| DUPLICATE | Prices | Rope,3,Rope_2,3
                    """)
    void itemsComeGoAndMove(
            String save, String path, ItemAction action, String container, String then)
            throws SaveException {
        try (SaveDocument opened = open(save, bytes(save));
                EditedSave before = EditedSave.opened(opened)) {
            Target target = target(before, path);
            List<Edit> edits = new ItemEdits(before, Progress.NONE).edits(action, target);
            try (EditedSave staged = editor(before).stage(before, edits, Progress.NONE);
                    SaveDocument written = open(save, write(save, staged))) {
                var again = EditedSave.opened(written);
                String owner = path.contains("/") ? "All/" + container : container;
                Value value =
                        new PlaceReader(again, Progress.NONE).read(target(again, owner)).value();
                assertEquals(then == null ? "" : then, items(value));
            }
        }
    }

    private static String items(Value value) throws SaveException {
        var texts = new ArrayList<String>();
        for (long i = 0; i < itemCount(value); i++) {
            Value item = Items.item(value, i, TypeCatalog.EMPTY, null).value();
            texts.add(Literals.print(item).orElseThrow());
        }
        return String.join(",", texts);
    }

    private static long itemCount(Value value) {
        long count = Items.count(value);
        return value instanceof MapValue ? 2 * count : count;
    }

    @Test
    void aMapKeyIsChangedAsAKey() throws SaveException {
        try (SaveDocument opened = open("keepsake", KindSaves.bytes());
                EditedSave before = EditedSave.opened(opened)) {
            Target target = target(before, "All/Routes[=Mine]");
            List<Edit> edits = field(before, target, "key").read("Quay");
            try (EditedSave staged = editor(before).stage(before, edits, Progress.NONE);
                    SaveDocument written = open("keepsake", write("keepsake", staged))) {
                var again = EditedSave.opened(written);
                Value routes =
                        new PlaceReader(again, Progress.NONE)
                                .read(target(again, "All/Routes"))
                                .value();
                assertEquals("Quay,1,Mill,2", items(routes));
            }
        }
    }

    @Test
    void partsOfAColourThatAreNotTouchedKeepTheirExactFloats() throws SaveException {
        try (SaveDocument opened = open("keepsake", KindSaves.bytes());
                EditedSave before = EditedSave.opened(opened)) {
            Target target = target(before, "All/Glow");
            EditorField hex = field(before, target, "value-hex");
            assertEquals("#1f80ffff", hex.text());
            assertEquals(1, hex.read("#1f80ff7f").size());
            assertTrue(!hex.doubt().isEmpty());
        }
    }

    @Test
    void anItemAddedByAnEditIsEditedByItsId() throws SaveException {
        try (SaveDocument opened = open("keepsake", KindSaves.bytes());
                EditedSave before = EditedSave.opened(opened)) {
            List<Edit> add =
                    new ItemEdits(before, Progress.NONE)
                            .edits(ItemAction.ADD, target(before, "All/Names[0]"));
            try (EditedSave first = editor(before).stage(before, add, Progress.NONE)) {
                Target added = target(first, "All/Names[1]");
                List<Edit> edits = field(first, added, "value").read("new");
                List<Edit> move = new ItemEdits(first, Progress.NONE).edits(ItemAction.DOWN, added);
                try (EditedSave second = editor(first).stage(first, edits, Progress.NONE);
                        EditedSave third = editor(second).stage(second, move, Progress.NONE)) {
                    Value names =
                            new PlaceReader(third, Progress.NONE)
                                    .read(target(third, "All/Names"))
                                    .value();
                    assertEquals("a,b,new,c", items(names));
                }
            }
        }
    }
}
