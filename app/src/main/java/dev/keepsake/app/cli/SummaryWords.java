package dev.keepsake.app.cli;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.value.ValueSummary;

/// The words in the summaries of values, in the user's language.
final class SummaryWords implements ValueSummary.Words {
    private final Messages messages;

    SummaryWords(Messages messages) {
        this.messages = messages;
    }

    @Override
    public String items(long count) {
        return messages.text("summary.items", "count", count);
    }

    @Override
    public String entries(long count) {
        return messages.text("summary.entries", "count", count);
    }

    @Override
    public String bytes(long count) {
        return messages.text("summary.bytes", "count", count);
    }

    @Override
    public String nothing() {
        return messages.text("summary.nothing");
    }
}
