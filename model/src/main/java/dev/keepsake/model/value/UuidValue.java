package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import java.util.UUID;

/// A 128-bit identifier, its halves as [UUID] has them.
public record UuidValue(long high, long low) implements Value {
    /// The value for a Java UUID.
    public static UuidValue of(UUID uuid) {
        return new UuidValue(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
    }

    /// The same identifier as Java has it; its text is the canonical one.
    public UUID uuid() {
        return new UUID(high, low);
    }

    @Override
    public Type type() {
        return PrimitiveType.UUID;
    }
}
