package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Takes what is decoded, up to the limit. For one thread.
final class Intake implements Inflation.Drain, AutoCloseable {
    private final DecodedBytes bytes;
    private final long most;
    private final Steps steps;

    /// An empty intake.
    ///
    /// @param expected how many bytes the file says will come, −1 where it does not; nothing is
    ///   allocated for it
    Intake(Opening opening, long expected) {
        this.bytes = new DecodedBytes(opening.file().name());
        this.most = opening.limits().decodedBytes();
        this.steps = new Steps(opening.progress(), expected);
    }

    @Override
    public void take(byte[] buffer, int length) throws SaveException {
        take(Bytes.wrap(buffer, 0, length));
    }

    /// Takes bytes that nobody needs to keep.
    void take(Bytes more) throws SaveException {
        steps.reach(bytes.size());
        requireWithin(bytes.size() + more.length(), most);
        bytes.write(more);
    }

    /// Refuses more decoded bytes than the limits allow.
    static void requireWithin(long found, Limits limits) throws SaveException {
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
    long size() {
        return bytes.size();
    }

    /// What came.
    DecodedBytes bytes() {
        return bytes;
    }

    @Override
    public void close() {
        bytes.close();
    }
}
