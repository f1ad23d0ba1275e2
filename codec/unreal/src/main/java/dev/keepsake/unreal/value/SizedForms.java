package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;
import dev.keepsake.unreal.wire.Rope;
import dev.keepsake.unreal.wire.StringForm;
import java.util.List;

/// Natives that say how many bytes they take.
final class SizedForms {
    private SizedForms() {}

    /// The identifier of a player on the net: how large it is for the net, and its type and
    /// contents where that is above 0.
    ///
    /// Read as an optional of a struct with three fields; the size says nothing of the bytes here.
    static final class NetId extends Form {
        private static final String SIZE = "Size";

        private final TupleForm content =
                new TupleForm(
                        "UniqueNetIdRepl",
                        List.of(
                                new TupleForm.Field(SIZE, new NumberForm(PrimitiveType.INT32)),
                                new TupleForm.Field(
                                        "Type", new StringValueForm(PrimitiveType.NAME)),
                                new TupleForm.Field(
                                        "Contents", new StringValueForm(PrimitiveType.TEXT))));
        private final OptionalType type = new OptionalType(content.declared());

        @Override
        Type declared() {
            return type;
        }

        @Override
        int least() {
            return 4;
        }

        @Override
        Value read(Reading reading) throws Misread, SaveException {
            int start = reading.in().position();
            int size = reading.in().readI32();
            if (size <= 0) {
                require(size == 0, start);
                return new OptionalValue(type, InlineItems.EMPTY);
            }
            reading.in().seek(start);
            int mark = reading.stack().mark();
            Value value = content.read(reading);
            reading.stack().push(value, reading.takeSpelling());
            return new OptionalValue(type, reading.stack().pop(mark));
        }

        private static void require(boolean holds, int position) throws Misread {
            if (!holds) {
                throw new Misread(Misread.Reason.COUNT, position);
            }
        }

        @Override
        void write(Value value, Encoding encoding, Writing writing) throws SaveException {
            if (!(value instanceof OptionalValue id) || !id.type().equals(type)) {
                throw writing.refused(type, value);
            }
            if (id.items().count() == 0) {
                writing.out().writeI32(0);
                return;
            }
            boolean sized =
                    id.items().value(0) instanceof StructValue struct
                            && struct.find(SIZE).orElse(value) instanceof IntegerValue size
                            && size.bits() > 0;
            if (!sized) {
                throw writing.refused(type, value);
            }
            writing.item(content, id.items(), 0);
        }
    }

    /// A struct that names its own type: the path of the type, a size, and the struct.
    static final class Instanced extends Form {
        private static final int MARK = 0xABABABAB;
        private static final String PRELUDE = "prelude";
        private static final Bytes VERSION = Bytes.wrap(new byte[1]);
        private static final NamedStructType DECLARED = new NamedStructType("InstancedStruct");

        private final Forms forms;

        Instanced(Forms forms) {
            this.forms = forms;
        }

        @Override
        Type declared() {
            return DECLARED;
        }

        @Override
        int least() {
            return 8;
        }

        @Override
        Value read(Reading reading) throws Misread, SaveException {
            Bytes prelude = prelude(reading);
            Bytes path = reading.string(StringForm.SETTING);
            Encoding pathSpelling = reading.takeSpelling();
            int before = reading.in().narrow(reading.in().readI32());
            Value content = content(path, reading);
            Encoding spelling = reading.takeSpelling();
            reading.in().widen(before);
            if (!prelude.equals(versioned())) {
                reading.spell(Encoding.raw(PRELUDE, prelude));
            }
            return StructValue.builder(DECLARED.name())
                    .add(
                            "Type",
                            PrimitiveType.ASSET,
                            new AssetValue(path, Bytes.EMPTY),
                            pathSpelling)
                    .add("Value", PrimitiveType.ANY, content, spelling)
                    .build();
        }

        /// Older ones begin with a byte, and a mark before it where the editor wrote them.
        private Bytes prelude(Reading reading) throws Misread, SaveException {
            if (reading.in().has(5) && reading.in().peekI32(0) == MARK) {
                return reading.in().readBytes(5);
            }
            return reading.in().readBytes(versioned().length());
        }

        /// How one begins that was not read.
        private Bytes versioned() {
            return forms.layout().versionOfInstances() ? VERSION : Bytes.EMPTY;
        }

        private Value content(Bytes path, Reading reading) throws Misread, SaveException {
            if (reading.in().remaining() == 0) {
                return OptionalValue.of(PrimitiveType.ANY, null);
            }
            try {
                return reading.readWhole(forms.ofStruct(name(path)));
            } catch (Misread misread) {
                return reading.keep(name(path), misread);
            }
        }

        /// The name of a struct at the end of its path.
        private static String name(Bytes path) {
            String text = path.asName();
            return text.substring(Math.max(text.lastIndexOf('.'), text.lastIndexOf('/')) + 1);
        }

        @Override
        boolean accepts(Value value, Encoding encoding) throws SaveException {
            return value instanceof StructValue struct
                    && struct.type().name().equals(DECLARED.name())
                    && struct.items().count() == 2
                    && struct.value(0) instanceof AssetValue;
        }

        @Override
        void write(Value value, Encoding encoding, Writing writing) throws SaveException {
            if (!(value instanceof StructValue struct)
                    || !accepts(value, encoding)
                    || !(struct.value(0) instanceof AssetValue(Bytes path, Bytes part))) {
                throw writing.refused(DECLARED, value);
            }
            writing.out().writeBytes(encoding.findRaw(PRELUDE).orElse(versioned()));
            writing.item(forms.of(PrimitiveType.ASSET), struct.items(), 0);
            Rope.Gap size = writing.rope().gap();
            boolean nothing =
                    struct.value(1) instanceof OptionalValue none && none.items().count() == 0;
            if (!nothing) {
                writing.anyItem(forms.ofStruct(name(path)), struct.items(), 1);
            }
            writing.rope().fill(size, 0);
        }
    }
}
