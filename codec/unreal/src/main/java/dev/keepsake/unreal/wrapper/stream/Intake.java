package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Takes what is decoded, up to the limit. For one thread.
public final class Intake implements Inflation.Drain, AutoCloseable {
    private final DecodedBytes bytes;
    private final long most;
    private final Steps steps;

    /// An empty intake.
    ///
    /// @param name the file they come from, for messages
    /// @param steps told how many have come
    public Intake(String name, Limits limits, Steps steps) {
        this.bytes = new DecodedBytes(name);
        this.most = limits.decodedBytes();
        this.steps = steps;
    }

    @Override
    public void take(byte[] buffer, int length) throws SaveException {
        take(Bytes.wrap(buffer, 0, length));
    }

    /// Takes bytes that nobody needs to keep.
    public void take(Bytes more) throws SaveException {
        steps.reach(bytes.size());
        requireWithin(bytes.size() + more.length(), most);
        bytes.write(more);
    }

    /// Refuses more decoded bytes than the limits allow.
    public static void requireWithin(long found, Limits limits) throws SaveException {
        requireWithin(found, limits.decodedBytes());
    }

    private static void requireWithin(long found, long most) throws SaveException {
        if (found > most) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", "decodedBytes")
                            .with("found", found)
                            .with("allowed", most));
        }
    }

    /// How many bytes came so far.
    public long size() {
        return bytes.size();
    }

    /// What came.
    public DecodedBytes bytes() {
        return bytes;
    }

    @Override
    public void close() {
        bytes.close();
    }
}
