package dev.keepsake.app.i18n;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.finding.StoreCode;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What a finding means, in a sentence for people.
///
/// The sentence says what is wrong and what can be done; where it is stands beside it, as offset
/// and path.
public final class FindingSentences {
    private static final String PREFIX = "finding.";

    /// The prefix of the keys of reasons, followed by the reason's word.
    private static final String REASON = "reason.";

    /// What the window says in other words than the command line.
    private static final Map<String, String> IN_WINDOW =
            Map.of(
                    "format.unknown", "window.finding.unknown",
                    "format.ambiguous", "window.finding.ambiguous");

    /// Details that have words of their own: by the code's id, the detail and where its words
    /// stand.
    private static final Map<String, Map<String, String>> WORDS =
            Map.of(
                    "store.fellBack", Map.of("outcome", "outcome."),
                    "store.noWholeCopy", Map.of("a", "outcome.", "b", "outcome."),
                    "store.wrongKind", Map.of("expected", "fileKind.", "found", "fileKind."));

    private final Messages messages;
    private final Map<String, String> others;

    private FindingSentences(Messages messages, Map<String, String> others) {
        this.messages = messages;
        this.others = others;
    }

    /// The sentences in the language of these messages.
    public static FindingSentences in(Messages messages) {
        return new FindingSentences(messages, Map.of());
    }

    /// The sentences of the window, which name no option of the command line.
    public static FindingSentences inWindow(Messages messages) {
        return new FindingSentences(messages, IN_WINDOW);
    }

    /// The key of the sentence of a code.
    public static String key(String codeId) {
        return PREFIX + codeId;
    }

    /// The sentence of a finding. Text that comes from the save is shown with its control
    /// characters escaped. A code of a format that the program does not ship shows its id.
    public String sentence(Finding finding) {
        var details = new HashMap<String, String>();
        String code = finding.code().id();
        finding.details().forEach((name, detail) -> details.put(name, words(code, name, detail)));
        findHolder(finding).ifPresent(holder -> details.put("holder", holder));
        String key = others.getOrDefault(code, key(code));
        if (messages.has(key)) {
            return messages.text(key, details);
        }
        details.put("code", finding.code().id());
        details.put("details", Printable.text(new TreeMap<>(finding.details()).toString()));
        return messages.text("finding.other", details);
    }

    /// A detail as it stands in a sentence; one that has words of its own in those.
    private String words(String code, String name, String detail) {
        String prefix =
                name.equals("reason") ? REASON : WORDS.getOrDefault(code, Map.of()).get(name);
        return prefix != null && messages.has(prefix + detail)
                ? messages.text(prefix + detail)
                : Printable.text(detail);
    }

    /// Who holds what the finding is about, where it says so.
    private Optional<String> findHolder(Finding finding) {
        if (finding.code() != StoreCode.HELD) {
            return Optional.empty();
        }
        String reason = finding.details().getOrDefault("reason", "");
        return LeaseHolder.parse(reason)
                .map(this::holder)
                .or(() -> Optional.of(Printable.text(reason)))
                .filter(text -> !text.isBlank());
    }

    private String holder(LeaseHolder holder) {
        return messages.text(
                "store.holder",
                Map.of(
                        "program", Printable.text(holder.program()),
                        "process", holder.process(),
                        "host", Printable.text(holder.host()),
                        "since",
                                DateTimeFormatter.ofLocalizedDateTime(
                                                FormatStyle.MEDIUM, FormatStyle.SHORT)
                                        .withLocale(messages.locale())
                                        .format(holder.since().atZone(ZoneId.systemDefault()))));
    }

    /// The word for how bad a finding is.
    public String severity(Severity severity) {
        return messages.text(
                switch (severity) {
                    case ERROR -> "severity.error";
                    case WARNING -> "severity.warning";
                    case NOTE -> "severity.note";
                });
    }
}
