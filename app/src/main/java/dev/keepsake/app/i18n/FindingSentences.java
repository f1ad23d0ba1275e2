package dev.keepsake.app.i18n;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.Severity;
import java.util.HashMap;
import java.util.Map;
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
        finding.details().forEach((name, detail) -> details.put(name, words(name, detail)));
        String code = finding.code().id();
        String key = others.getOrDefault(code, key(code));
        if (messages.has(key)) {
            return messages.text(key, details);
        }
        details.put("code", finding.code().id());
        details.put("details", Printable.text(new TreeMap<>(finding.details()).toString()));
        return messages.text("finding.other", details);
    }

    /// A detail as it stands in a sentence; a reason that has words of its own in those.
    private String words(String name, String detail) {
        String key = REASON + detail;
        return name.equals("reason") && messages.has(key)
                ? messages.text(key)
                : Printable.text(detail);
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
