package dev.keepsake.spark.save;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.layout.LayoutCheck;
import dev.keepsake.spark.layout.LayoutReader;
import dev.keepsake.spark.layout.SaveLayout;
import java.util.Optional;

/// Reads a save's layout and says what engines mind of it: the parser behind both doors. Stateless.
public final class SaveParser {
    private SaveParser() {}

    /// True where the bytes begin as every save does.
    public static boolean hasMagic(ByteSource source) throws SaveException {
        int shown = (int) Math.min(source.size(), SaveLayout.MAGIC.length());
        return source.read(0, shown).equals(SaveLayout.MAGIC);
    }

    /// The save, empty where nothing of it reads.
    public static Optional<SaveOrigin> parse(
            ByteSource source, OpenOptions options, FindingLog log, Progress progress)
            throws SaveException {
        Optional<SaveLayout> layout = LayoutReader.read(source, options.limits(), log, progress);
        if (layout.isEmpty()) {
            return Optional.empty();
        }
        LayoutCheck.report(layout.get(), log);
        ComponentTable table = ComponentTable.with(options.types());
        var save = new StoredSave(source, layout.get(), table, options.limits());
        return Optional.of(new SparkOrigin(save));
    }
}
