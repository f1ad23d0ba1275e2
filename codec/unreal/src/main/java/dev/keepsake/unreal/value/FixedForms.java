package dev.keepsake.unreal.value;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.wire.Guids;
import dev.keepsake.unreal.wire.Misread;

/// The GUID, the point in time and the length of time.
final class FixedForms {
    private FixedForms() {}

    /// A GUID.
    static final class Guid extends Form {
        @Override
        PrimitiveType declared() {
            return PrimitiveType.UUID;
        }

        @Override
        int least() {
            return 16;
        }

        @Override
        int width() {
            return 16;
        }

        @Override
        Value read(Reading reading) throws Misread, SaveException {
            return Guids.read(reading.in());
        }

        @Override
        void write(Value value, Encoding encoding, Writing writing) throws SaveException {
            if (!(value instanceof UuidValue guid)) {
                throw writing.refused(PrimitiveType.UUID, value);
            }
            Guids.write(guid, writing.out());
        }
    }

    /// A point or length of time in ticks of 100 ns.
    static final class Time extends Form {
        private final PrimitiveType type;

        Time(PrimitiveType type) {
            this.type = type;
        }

        @Override
        PrimitiveType declared() {
            return type;
        }

        @Override
        int least() {
            return 8;
        }

        @Override
        int width() {
            return 8;
        }

        @Override
        Value read(Reading reading) throws Misread, SaveException {
            long ticks = reading.in().readI64();
            return type == PrimitiveType.DATE_TIME
                    ? new DateTimeValue(ticks, TimeScale.TICKS)
                    : new DurationValue(ticks, TimeScale.TICKS);
        }

        @Override
        void write(Value value, Encoding encoding, Writing writing) throws SaveException {
            if (!value.type().equals(type)) {
                throw writing.refused(type, value);
            }
            writing.out()
                    .writeI64(
                            switch (value) {
                                case DateTimeValue(long count, TimeScale scale)
                                        when scale == TimeScale.TICKS ->
                                        count;
                                case DurationValue(long count, TimeScale scale)
                                        when scale == TimeScale.TICKS ->
                                        count;
                                default -> throw writing.refused(type, value);
                            });
        }
    }
}
