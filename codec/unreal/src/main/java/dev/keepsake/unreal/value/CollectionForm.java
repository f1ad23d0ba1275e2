package dev.keepsake.unreal.value;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wire.Misread;

/// A set or a map: the elements or keys taken out of the default, then those it holds.
final class CollectionForm extends Form {
    /// The setting that keeps the elements or keys taken out, as they stand in the save, where
    /// there are any.
    static final String REMOVED = "removed";

    private final Units units;
    private final Type type;

    CollectionForm(Units units) {
        this.units = units;
        Form second = units.second();
        this.type =
                second == null
                        ? new SetType(units.first().declared())
                        : new MapType(units.first().declared(), second.declared());
    }

    @Override
    Type declared() {
        return type;
    }

    @Override
    int least() {
        return 8;
    }

    @Override
    Value read(Reading reading) throws Misread, SaveException {
        reading.enter();
        Input in = reading.in();
        int start = in.position();
        Units removed = Units.ofSet(units.first());
        int count = in.readCount(removed.least());
        requireExact(in, count);
        for (int i = 0; i < count; i++) {
            units.first().skip(reading);
        }
        Bytes taken = count == 0 ? Bytes.EMPTY : in.slice(start, in.position()).compact();
        Items items = reading.units(units);
        reading.leave();
        if (count > 0) {
            reading.spell(Encoding.raw(REMOVED, taken));
        }
        return units.second() == null
                ? new SetValue((SetType) type, items)
                : new MapValue((MapType) type, items);
    }

    /// Units of fixed width tell at once whether they fit.
    private void requireExact(Input in, int removed) throws Misread, SaveException {
        if (removed == 0 && units.width() > 0 && in.has(4)) {
            long length = 4 + (long) in.peekI32(0) * units.width();
            if (length != in.remaining()) {
                throw new Misread(Misread.Reason.COUNT, in.position());
            }
        }
    }

    @Override
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value.type().equals(type)
                && value instanceof ContainerValue container
                && units.accept(container.items());
    }

    @Override
    void write(Value value, Encoding encoding, Writing writing) throws SaveException {
        if (!value.type().equals(type)) {
            throw writing.refused(type, value);
        }
        Output out = writing.out();
        Bytes removed = encoding.findRaw(REMOVED).orElse(Bytes.EMPTY);
        if (removed.isEmpty()) {
            out.writeI32(0);
        } else {
            out.writeBytes(removed);
        }
        switch (value) {
            case SetValue set -> {
                writing.count(set.items().size());
                writing.units(units, set.items());
            }
            case MapValue map -> {
                writing.count(map.entryCount());
                writing.units(units, map.items());
            }
            default -> throw writing.refused(type, value);
        }
    }
}
