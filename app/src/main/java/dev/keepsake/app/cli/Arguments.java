package dev.keepsake.app.cli;

import dev.keepsake.app.i18n.Messages;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Makes the arguments and options of commands, with their help in the user's language.
///
/// The help of an option stands under `option.NAME`, or `COMMAND.option.NAME` where it means
/// something of its own for a command; that of an argument under `argument.NAME` likewise.
final class Arguments {
    private final Messages messages;

    Arguments(Messages messages) {
        this.messages = messages;
    }

    /// An option that is there or not.
    void flag(CommandSpec spec, String name) {
        spec.addOption(
                OptionSpec.builder(name)
                        .type(boolean.class)
                        .arity("0")
                        .usageHelp(name.equals("--help"))
                        .versionHelp(name.equals("--version"))
                        .description(help(spec, "option", name))
                        .build());
    }

    /// An option with a text behind it.
    void option(CommandSpec spec, String label, String... names) {
        option(spec, String.class, label, false, names);
    }

    /// An option with a text behind it that must be there.
    void required(CommandSpec spec, String label, String... names) {
        option(spec, String.class, label, true, names);
    }

    /// An option with a whole number behind it.
    void number(CommandSpec spec, String label, String... names) {
        option(spec, Long.class, label, false, names);
    }

    private void option(
            CommandSpec spec, Class<?> type, String label, boolean required, String... names) {
        spec.addOption(
                OptionSpec.builder(names)
                        .type(type)
                        .arity("1")
                        .required(required)
                        .paramLabel(label)
                        .description(help(spec, "option", names[names.length - 1]))
                        .build());
    }

    /// The arguments from an index on, such as `0`, `1..*`.
    void positional(CommandSpec spec, String label, String index, String arity) {
        spec.addPositional(
                PositionalParamSpec.builder()
                        .index(index)
                        .arity(arity)
                        .required(!arity.startsWith("0"))
                        .paramLabel(label)
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .description(help(spec, "argument", label.toLowerCase(Locale.ROOT)))
                        .build());
    }

    private String help(CommandSpec spec, String what, String name) {
        String plain = name.replaceAll("[^a-z]", "");
        String own = spec.name() + "." + what + "." + plain;
        // picocli takes % for a place to fill.
        return messages.text(messages.has(own) ? own : what + "." + plain).replace("%", "%%");
    }
}
