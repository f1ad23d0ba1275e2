package dev.keepsake.app.cli;

import dev.keepsake.format.Verdict;

/// How the results of `verify` are printed, one file at a time.
interface VerdictPrinter {
    /// Prints what the check of a file gave.
    void print(String file, Verdict verdict);

    /// Prints what there is to say at the end.
    ///
    /// @param checked how many files were checked
    /// @param others how many were met in folders that no format claims
    void end(long checked, long others);
}
