package dev.keepsake.app.bytes;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.RegionChecksum;
import java.util.Locale;
import java.util.Map;

/// Regions and checksums as people read them. Immutable.
final class RegionWords {
    private final Messages messages;

    RegionWords(Messages messages) {
        this.messages = messages;
    }

    /// What kinds of region are called.
    String kind(Region.Kind kind) {
        return switch (kind) {
            case PRELUDE -> messages.text("bytes.region.prelude");
            case HEADER -> messages.text("bytes.region.header");
            case PICTURE -> messages.text("bytes.region.picture");
            case DIRECTORY -> messages.text("bytes.region.directory");
            case CHUNK -> messages.text("bytes.region.chunk");
            case BLOCK_HEAD -> messages.text("bytes.region.blockHead");
            case BLOCK -> messages.text("bytes.region.block");
            case RECORD -> messages.text("bytes.region.record");
            case SECTION -> messages.text("bytes.region.section");
            case CHECKSUM -> messages.text("bytes.region.checksum");
            case FRAME -> messages.text("bytes.region.frame");
            case UNUSED -> messages.text("bytes.region.unused");
        };
    }

    /// The style class of a kind of region.
    static String style(Region.Kind kind) {
        return "region-"
                + switch (kind) {
                    case PRELUDE, HEADER -> "header";
                    case PICTURE -> "picture";
                    case DIRECTORY, BLOCK_HEAD -> "directory";
                    case CHUNK, RECORD -> "record";
                    case BLOCK -> "block";
                    case SECTION -> "section";
                    case CHECKSUM -> "checksum";
                    case FRAME, UNUSED -> "unused";
                };
    }

    /// A region in one line.
    String line(Region region) {
        String name = Printable.text(region.name());
        String line = name.isEmpty() ? kind(region.kind()) : kind(region.kind()) + " " + name;
        RegionChecksum checksum = region.checksum();
        return checksum == null ? line : line + " " + state(checksum.state());
    }

    /// A checksum's state, as a sign and a word.
    String state(RegionChecksum.State state) {
        return switch (state) {
            case HOLDS -> messages.text("bytes.checksum.holds");
            case FAILS -> messages.text("bytes.checksum.fails");
            case UNCHECKED -> messages.text("bytes.checksum.unchecked");
        };
    }

    /// A checksum with what is recorded and what was found.
    String checksum(RegionChecksum checksum) {
        String key =
                switch (checksum.state()) {
                    case HOLDS -> "bytes.checksum.line.holds";
                    case FAILS -> "bytes.checksum.line.fails";
                    case UNCHECKED -> "bytes.checksum.line.unchecked";
                };
        Long computed = checksum.computed();
        return messages.text(
                key,
                Map.of(
                        "algorithm", checksum.algorithm(),
                        "recorded", hex(checksum.recorded()),
                        "computed", computed == null ? "" : hex(computed)));
    }

    static String hex(long number) {
        return "0x" + Long.toHexString(number).toUpperCase(Locale.ROOT);
    }
}
