package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.CsvWriter;
import dev.keepsake.app.chart.Numbers;
import dev.keepsake.format.head.SaveHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Value;
import dev.keepsake.store.timeline.Moment;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// What one value was in each save of a slot that is still there, the oldest first. Immutable.
///
/// @param path where the value stands
record Course(Path path, List<Stop> stops) implements CsvWriter.Table {
    Course {
        stops = List.copyOf(stops);
    }

    /// A save of the slot.
    ///
    /// @param value what the value was, null where the save has none or does not read
    /// @param problem why the save does not read, else null
    record Stop(Moment moment, @Nullable Value value, @Nullable Finding problem) {
        /// The value to draw; empty where it is no finite number.
        OptionalDouble number() {
            return Optional.ofNullable(value)
                    .filter(Numbers::isNumber)
                    .map(Numbers::of)
                    .filter(Double::isFinite)
                    .map(OptionalDouble::of)
                    .orElse(OptionalDouble.empty());
        }

        /// The save's number in its slot, such as `41`; empty where that is unknown.
        String sequence() {
            SaveHead head = moment.head();
            return head == null ? "" : Long.toUnsignedString(head.revision().sequence());
        }

        /// The value to the last digit; empty where it is no number.
        String text() {
            return Optional.ofNullable(value)
                    .filter(Numbers::isNumber)
                    .map(Distribution::text)
                    .orElse("");
        }
    }

    @Override
    public void write(CsvWriter to, Progress progress) throws IOException {
        to.line("number", "savedAt", "role", "file", "path", "value");
        for (Stop stop : stops) {
            to.line(
                    stop.sequence(),
                    stop.moment().savedAt().map(Object::toString).orElse(""),
                    stop.moment().role(),
                    stop.moment().file().getFileName(),
                    path,
                    stop.text());
        }
    }
}
