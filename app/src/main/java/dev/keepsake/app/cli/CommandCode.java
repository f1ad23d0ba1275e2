package dev.keepsake.app.cli;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// What can be wrong with a command itself.
enum CommandCode implements FindingCode {
    /// No such command. Details: word, nearest.
    UNKNOWN_COMMAND("command.unknown", Outcome.WRONG_USE),
    /// No such command, and none like it. Details: word.
    STRANGE_COMMAND("command.strange", Outcome.WRONG_USE),
    /// No such option. Details: option.
    UNKNOWN_OPTION("command.unknownOption", Outcome.WRONG_USE),
    /// An argument is missing. Details: argument.
    MISSING_ARGUMENT("command.missingArgument", Outcome.WRONG_USE),
    /// More arguments than the command takes. Details: argument.
    TOO_MANY_ARGUMENTS("command.tooManyArguments", Outcome.WRONG_USE),
    /// An option's value is none it takes. Details: option, value, allowed.
    BAD_VALUE("command.badValue", Outcome.WRONG_USE),
    /// The arguments do not fit for another reason. Details: reason.
    BAD_ARGUMENTS("command.badArguments", Outcome.WRONG_USE),
    /// An empty text where a file is named.
    EMPTY_NAME("command.emptyName", Outcome.WRONG_USE),
    /// A save within the limits needs more memory than there is. Details: allowed.
    MEMORY("command.memory", Outcome.REFUSED),
    /// No such format. Details: format, known.
    UNKNOWN_FORMAT("command.unknownFormat", Outcome.WRONG_USE),
    /// A save cannot become this format. Details: format, target, known.
    NO_CONVERSION("command.noConversion", Outcome.WRONG_USE),
    /// A file stands where a folder is needed. Details: file.
    NOT_A_FOLDER("command.notAFolder", Outcome.WRONG_USE),
    /// A folder stands where a file is needed. Details: folder.
    IS_A_FOLDER("command.isAFolder", Outcome.WRONG_USE),
    /// The folder for the demo saves holds something. Details: folder.
    FOLDER_NOT_EMPTY("command.folderNotEmpty", Outcome.WRONG_USE),
    /// No `=` between path and value. Details: text.
    NO_ASSIGNMENT("command.noAssignment", Outcome.WRONG_USE),
    /// A query that selects nothing in this save. Details: query.
    NOTHING_SELECTED("command.nothingSelected", Outcome.WRONG_USE),
    /// A change of many that cannot be made in some places. Details: count.
    REFUSED_PLACES("command.refusedPlaces", Outcome.WRONG_USE),
    /// A header field of a slot's copy that the slot decides. Details: field, slot.
    SLOTS_FIELD("command.slotsField", Outcome.WRONG_USE),
    /// An edit of a damaged copy. Details: file, copy (the one that loads, where one does).
    DAMAGED_COPY("command.damagedCopy", Outcome.DAMAGED),
    /// A slot has no backup to restore. Details: slot.
    NO_BACKUP("command.noBackup", Outcome.FAILED),
    /// A slot's copy is named as the file to write. Details: file.
    OVER_SLOT("command.overSlot", Outcome.WRONG_USE),
    /// A file that is no picture is named as the picture to write. Details: file.
    OVER_OTHER("command.overOther", Outcome.WRONG_USE),
    /// A file that is rescued from would be written over. Details: file.
    OVER_ORIGINAL("command.overOriginal", Outcome.WRONG_USE),
    /// There is no display for a window.
    NO_DISPLAY("command.noDisplay", Outcome.FAILED),
    /// The program was made without its window.
    NO_WINDOW("command.noWindow", Outcome.FAILED),
    /// The output takes no more. Details: reason.
    OUTPUT_FAILED("command.outputFailed", Outcome.FAILED),
    /// A defect of this program. Details: report.
    INTERNAL("command.internal", Outcome.INTERNAL),
    /// More findings of a code than are kept. Details: code, count.
    LEFT_OUT("command.leftOut", Outcome.LOADED),
    /// Records that do not read. Details: count.
    UNREAD_RECORDS("command.unreadRecords", Outcome.LOADED);

    private final String id;
    private final Outcome outcome;

    CommandCode(String id, Outcome outcome) {
        this.id = id;
        this.outcome = outcome;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return outcome == Outcome.LOADED ? Severity.NOTE : Severity.ERROR;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }
}
