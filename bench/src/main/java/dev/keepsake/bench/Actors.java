package dev.keepsake.bench;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The workload in memory, decoded and encoded.
@State(Scope.Benchmark)
public class Actors {
    List<DetachedRecord> records = List.of();
    List<EncodedActors.Run> runs = List.of();
    Machine machine = new Machine(Bytes.EMPTY);

    /// Makes it, and checks that it reads as it was written.
    @Setup
    public void make() throws SaveException {
        List<DetachedRecord> made = Workload.actors();
        runs = EncodedActors.encode(made);
        machine = new Machine(EncodedActors.payload(runs));
        records = EncodedActors.decode(runs);
        if (!records.equals(made) || !EncodedActors.encode(records).equals(runs)) {
            throw new IllegalStateException("the workload does not round-trip");
        }
    }
}
