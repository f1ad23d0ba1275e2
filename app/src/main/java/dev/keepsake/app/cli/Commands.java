package dev.keepsake.app.cli;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// All commands, and how they are typed.
final class Commands {
    private static final List<String> FOR_ALL = List.of("--types", "--format");

    private final List<Command> all;
    private final Messages messages;

    private Commands(List<Command> all, Messages messages) {
        this.all = all;
        this.messages = messages;
    }

    static Commands in(Messages messages) {
        return new Commands(
                List.of(
                        new InfoCommand(),
                        new VerifyCommand(),
                        new CheckCommand(),
                        new ShowCommand(),
                        new SetCommand(),
                        new ConvertCommand(),
                        new SlotsCommand(),
                        new BackupsCommand(),
                        new TimelineCommand(),
                        new RepairCommand(),
                        new PictureCommand(),
                        new DemoCommand(),
                        new CompletionCommand(),
                        new RehearseCommand(),
                        new HelpCommand()),
                messages);
    }

    Optional<Command> find(String word) {
        return all.stream().filter(command -> command.name().equals(word)).findFirst();
    }

    /// The first word that is no option.
    Optional<String> firstWord(List<String> arguments) {
        return arguments.stream().filter(word -> !word.startsWith("-")).findFirst();
    }

    /// The refusal of a word that is no command, with the command it was likely meant to be.
    SaveException unknown(String word) {
        Optional<String> nearest = NearestName.find(word, all.stream().map(Command::name).toList());
        Finding finding =
                nearest.isPresent()
                        ? Finding.of(CommandCode.UNKNOWN_COMMAND).with("nearest", nearest.get())
                        : Finding.of(CommandCode.STRANGE_COMMAND);
        return SaveException.of(finding.with("word", word));
    }

    /// The commands as picocli reads them: anew for each call, as it keeps what it read.
    CommandLine picocli() {
        var arguments = new Arguments(messages);
        CommandSpec root = CommandSpec.create().name("keepsake");
        root.usageMessage()
                .description(messages.text("keepsake.description"))
                .footer(messages.text("keepsake.footer"));
        arguments.flag(root, "--help");
        arguments.flag(root, "--version");
        root.addPositional(
                PositionalParamSpec.builder()
                        .index("0..*")
                        .arity("0..*")
                        .paramLabel("FILE|FOLDER")
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .description(messages.text("argument.filefolder"))
                        .build());
        headings(root);
        all.forEach(command -> root.addSubcommand(command.name(), picocli(command, arguments)));
        CommandLine picocli = new CommandLine(root);
        picocli.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        return picocli;
    }

    private CommandLine picocli(Command command, Arguments arguments) {
        CommandSpec spec = CommandSpec.create().name(command.name());
        spec.usageMessage().description(messages.text(command.name() + ".description"));
        command.describe(spec, arguments);
        for (String option : FOR_ALL) {
            arguments.option(spec, option.equals("--types") ? "FILE" : "FORMAT", option);
        }
        arguments.flag(spec, "--json");
        arguments.flag(spec, "--quiet");
        arguments.flag(spec, "--help");
        headings(spec);
        return new CommandLine(spec);
    }

    private void headings(CommandSpec spec) {
        spec.usageMessage()
                .synopsisHeading(messages.text("help.usage") + " ")
                .parameterListHeading("%n" + messages.text("help.arguments") + "%n")
                .optionListHeading("%n" + messages.text("help.options") + "%n")
                .commandListHeading("%n" + messages.text("help.commands") + "%n")
                .descriptionHeading("%n")
                .footerHeading("%n")
                .width(100)
                .sortOptions(false)
                .abbreviateSynopsis(true);
    }
}
