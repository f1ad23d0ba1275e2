package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Misread;

/// How values of one type stand in a save, without the tag before them.
///
/// Immutable. Reading is strict: what it accepts it writes again with the same bytes, given the
/// encoding it left in [Reading#spell].
abstract class Form {
    /// What a place of this form is declared to hold.
    abstract Type declared();

    /// How many bytes a value takes at least.
    abstract int least();

    /// How many bytes every value takes, 0 where they differ.
    int width() {
        return 0;
    }

    /// Reads a value.
    abstract Value read(Reading reading) throws Misread, SaveException;

    /// Passes over a value.
    void skip(Reading reading) throws Misread, SaveException {
        if (width() > 0) {
            reading.in().skip(width());
        } else {
            read(reading);
            reading.takeSpelling();
        }
    }

    /// True where this form is the one for a value, judged by its type and the first value in it.
    ///
    /// @param encoding how it is spelled
    boolean accepts(Value value, Encoding encoding) throws SaveException {
        return value.type().equals(declared());
    }

    /// Writes a value; one kept as read never comes here.
    ///
    /// @throws SaveException *wrong use* where this form has no bytes for it
    abstract void write(Value value, Encoding encoding, Writing writing) throws SaveException;
}
