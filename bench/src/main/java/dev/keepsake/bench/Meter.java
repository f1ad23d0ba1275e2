package dev.keepsake.bench;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;

/// Measures what is done with the actors.
@State(Scope.Thread)
public class Meter {
    private final Measuring measuring = new Measuring();

    /// Measures the machine.
    @Setup(Level.Iteration)
    public void begin(Actors actors) {
        measuring.begin(actors.machine);
    }

    /// Counts one call of what is measured.
    void count() {
        measuring.count();
    }

    /// Writes the iteration down.
    @TearDown(Level.Iteration)
    public void end(Actors actors, BenchmarkParams benchmark, IterationParams iteration) {
        measuring.end(actors.machine, benchmark, iteration);
    }
}
