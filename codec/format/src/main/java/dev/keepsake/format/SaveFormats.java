package dev.keepsake.format;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/// All formats that are installed, and the choice of the one that bytes are in.
public final class SaveFormats {
    private final List<SaveFormat> formats;

    private SaveFormats(List<SaveFormat> formats) {
        this.formats = List.copyOf(formats);
    }

    /// The formats that [ServiceLoader] finds.
    public static SaveFormats installed() {
        return of(
                ServiceLoader.load(SaveFormat.class).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList());
    }

    /// These formats.
    public static SaveFormats of(List<SaveFormat> formats) {
        return new SaveFormats(formats);
    }

    /// All of them.
    public List<SaveFormat> all() {
        return formats;
    }

    /// The format with an id.
    public Optional<SaveFormat> find(String id) {
        return formats.stream().filter(format -> format.id().equals(id)).findFirst();
    }

    /// The format that writes a version named `id-version`.
    public Optional<SaveFormat> findWriter(String idAndVersion) {
        return formats.stream()
                .filter(format ->
                        format.versions().stream()
                                .map(version -> format.id() + "-" + version)
                                .anyMatch(idAndVersion::equals))
                .findFirst();
    }

    /// The format that bytes are in: the one that is certain, else the only likely one, else among
    /// the likely ones the only one with the file's ending.
    ///
    /// The source stays open.
    ///
    /// @throws SaveException *unknown* where there is no such format, or the storage's failure
    public SaveFormat require(ByteSource source, Limits limits) throws SaveException {
        var likely = new ArrayList<SaveFormat>();
        for (SaveFormat format : formats) {
            switch (format.probe(source, limits)) {
                case CERTAIN -> {
                    return format;
                }
                case LIKELY -> likely.add(format);
                case NO -> {}
            }
        }
        var named = likely.stream().filter(format -> hasEnding(source.name(), format)).toList();
        if (likely.size() == 1 || named.size() == 1) {
            return likely.size() == 1 ? likely.get(0) : named.get(0);
        }
        throw SaveException.of(likely.isEmpty() ? unknown(source) : ambiguous(likely));
    }

    private static boolean hasEnding(String name, SaveFormat format) {
        String lower = name.toLowerCase(Locale.ROOT);
        return format.extensions().stream().anyMatch(ending -> lower.endsWith("." + ending));
    }

    private static Finding unknown(ByteSource source) throws SaveException {
        int shown = (int) Math.min(16, source.size());
        return Finding.at(GeneralCode.NOT_A_SAVE, 0, shown)
                .with("first", HexFormat.of().formatHex(source.read(0, shown).toArray()));
    }

    private static Finding ambiguous(List<SaveFormat> likely) {
        return Finding.of(GeneralCode.AMBIGUOUS)
                .with(
                        "formats",
                        likely.stream().map(SaveFormat::id).collect(Collectors.joining(", ")));
    }
}
