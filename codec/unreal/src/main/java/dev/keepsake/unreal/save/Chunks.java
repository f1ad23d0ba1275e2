package dev.keepsake.unreal.save;

import dev.keepsake.model.value.Bytes;

/// The chunks of a save: its properties, and what stands behind them.
final class Chunks {
    /// The number of the chunk of properties.
    static final int PROPERTIES = 0;

    /// The number of the chunk behind them.
    static final int TAIL = 1;

    /// The properties of the save's object.
    static final String ROOT = "root";

    /// What stands behind the properties where that is not [#USUAL_TAIL].
    static final String TAIL_ID = "TAIL";

    /// What wrapped saves hold that is no GVAS, or what of a damaged save does not read.
    static final String BODY = "BODY";

    /// The kind of its records.
    static final String KIND = "property";

    /// The one section of a record: the property's value.
    static final String SECTION = "PROP";

    /// What nearly every save ends in: the object has no GUID.
    static final Bytes USUAL_TAIL = Bytes.wrap(new byte[4]);

    private Chunks() {}
}
