package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// What picocli finds wrong with the words that were typed, as our own finding: its texts are
/// English only.
final class WrongUse {
    private WrongUse() {}

    static SaveException of(ParameterException wrong) {
        return SaveException.of(
                switch (wrong) {
                    case UnmatchedArgumentException unmatched -> unmatched(unmatched);
                    case MissingParameterException missing -> missing(missing);
                    default -> other(wrong);
                });
    }

    private static Finding unmatched(UnmatchedArgumentException unmatched) {
        String word = String.valueOf(unmatched.getUnmatched().get(0));
        return unmatched.isUnknownOption()
                ? Finding.of(CommandCode.UNKNOWN_OPTION).with("option", word)
                : Finding.of(CommandCode.TOO_MANY_ARGUMENTS).with("argument", word);
    }

    private static Finding missing(MissingParameterException missing) {
        String argument = missing.getMissing().isEmpty() ? "" : name(missing.getMissing().get(0));
        return Finding.of(CommandCode.MISSING_ARGUMENT).with("argument", argument);
    }

    private static Finding other(ParameterException wrong) {
        if (wrong.getArgSpec() == null || wrong.getValue() == null) {
            return Finding.of(CommandCode.BAD_ARGUMENTS)
                    .with("reason", String.valueOf(wrong.getMessage()));
        }
        return Finding.of(CommandCode.BAD_VALUE)
                .with("option", name(wrong.getArgSpec()))
                .with("value", wrong.getValue())
                .with("allowed", wrong.getArgSpec().paramLabel());
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
