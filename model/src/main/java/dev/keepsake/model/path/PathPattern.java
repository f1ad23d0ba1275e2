package dev.keepsake.model.path;

import java.util.List;

/// The address of like places: a path in which what stands in brackets says only that something
/// does.
///
/// Text form: that of a full [Path], with `[*]` for any item of a list or value of a map, and `{*}`
/// for any item of a set or key of a map: `root/Chests/PROP[*]/Items{*}`. A name stands for all
/// records and fields with that name. `parse(toString())` gives the pattern again.
///
/// @param path one of those places: the first of everything
public record PathPattern(Path path) {
    private static final Step ANY_ITEM = new Step.Item(0);
    private static final Step ANY_MEMBER = new Step.Member(0);

    /// Takes the numbers and keys out of a path.
    public PathPattern {
        Step.Name record = path.record();
        path =
                new Path(
                        path.chunk(),
                        path.key(),
                        record == null ? null : Step.Name.of(record.name()),
                        path.section(),
                        path.steps().stream().map(PathPattern::any).toList());
    }

    private static Step any(Step step) {
        return switch (step) {
            case Step.Name name -> Step.Name.of(name.name());
            case Step.Item item -> ANY_ITEM;
            case Step.Key key -> ANY_ITEM;
            case Step.Member member -> ANY_MEMBER;
        };
    }

    /// Reads a pattern. Takes numbers and keys in brackets too, so that the path of one place reads
    /// as the pattern of all like it.
    ///
    /// @throws PathSyntaxException where the text is no full path
    public static PathPattern parse(String text) throws PathSyntaxException {
        try {
            return new PathPattern(Path.parse(withNumbers(text)));
        } catch (PathSyntaxException fault) {
            var own =
                    new PathSyntaxException(
                            fault.fault(), text, fault.column() - 1, fault.expected());
            own.initCause(fault);
            throw own;
        }
    }

    /// The text with a number for each star in brackets: of the same length, so that columns stay.
    private static String withNumbers(String text) {
        var out = new StringBuilder(text);
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (quoted && unit == '\\') {
                i++;
            } else if (unit == '"') {
                quoted = !quoted;
            } else if (!quoted && (text.startsWith("[*]", i) || text.startsWith("{*}", i))) {
                out.setCharAt(i + 1, '0');
            }
        }
        return out.toString();
    }

    /// The one text of this pattern.
    @Override
    public String toString() {
        List<Step> steps = path.steps();
        Path start = new Path(path.chunk(), path.key(), path.record(), path.section(), List.of());
        var text = new StringBuilder(start.toString());
        for (Step step : steps) {
            text.append(
                    switch (step) {
                        case Step.Name name -> "/" + name;
                        case Step.Item item -> "[*]";
                        case Step.Key key -> "[*]";
                        case Step.Member member -> "{*}";
                    });
        }
        return text.toString();
    }
}
