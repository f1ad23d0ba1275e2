package dev.keepsake.app.sizes;

import dev.keepsake.app.chart.ClassNames;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.path.FieldNames;
import java.util.Locale;
import java.util.Map;

/// Sizes in words. Immutable.
final class SizeWords {
    private final Messages messages;
    private final Counts counts;

    SizeWords(Messages messages) {
        this.messages = messages;
        this.counts = new Counts(messages);
    }

    /// What something is called.
    String name(SizeNode node) {
        return switch (node.name()) {
            case SizeName.OfSave save -> messages.text("window.sizes.save");
            case SizeName.OfChunk chunk -> Printable.text((chunk.id() + " " + chunk.key()).strip());
            case SizeName.OfClass ofClass -> shortClass(ofClass.className());
            case SizeName.OfRecord record -> subject(record.subject());
            case SizeName.OfValue value -> Printable.text(FieldNames.typed(value.label()));
            case SizeName.OfMore more ->
                    node.count() > 0
                            ? counts.of("window.sizes.more", node.count())
                            : messages.text("window.sizes.others");
            case SizeName.OfRest rest -> messages.text("window.sizes.rest");
        };
    }

    private String subject(String subject) {
        String text = Printable.text(FieldNames.typed(subject));
        return text.isBlank() ? messages.text("window.contents.unnamed") : text;
    }

    /// The last part of a class name that is a path.
    private static String shortClass(String className) {
        return Printable.text(ClassNames.last(className));
    }

    /// A size as people read it.
    String size(SizeNode node) {
        return counts.bytes(node.size());
    }

    /// A share in percent.
    String share(double share) {
        double percent = 100 * share;
        String text = String.format(Locale.ROOT, percent >= 10 ? "%.0f" : "%.1f", percent);
        return messages.text("window.sizes.percent", "n", text);
    }

    /// How many records, empty for a part of one.
    String records(SizeNode node) {
        return node.count() <= 0 ? "" : counts.number(node.count());
    }

    /// Name, size, share and what else is known, in one line.
    String describe(SizeNode node, SizeNode whole) {
        String line =
                messages.text(
                        "window.sizes.line",
                        Map.of(
                                "name", name(node),
                                "size", size(node),
                                "share", share(whole.share(node.size()))));
        return switch (node.name()) {
            case SizeName.OfChunk chunk ->
                    line
                            + " · "
                            + messages.text(
                                    "window.sizes.stored",
                                    "size",
                                    counts.bytes(chunk.storedBytes()))
                            + (node.count() > 0 ? " · " + inRecords(node) : "");
            case SizeName.OfClass ofClass -> line + " · " + inRecords(node);
            case SizeName.OfRecord record -> line + " · " + shortClass(record.className());
            case SizeName.OfSave save -> line;
            case SizeName.OfValue value -> line;
            case SizeName.OfMore more -> line;
            case SizeName.OfRest rest -> line;
        };
    }

    private String inRecords(SizeNode node) {
        return counts.of("window.facts.records", node.count());
    }
}
