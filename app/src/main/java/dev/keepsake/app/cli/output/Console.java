package dev.keepsake.app.cli.output;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// Where commands print: results to one stream, problems to the other.
///
/// Every method throws [OutputFailedException] where the stream takes nothing more. For one thread.
public final class Console {
    private static final int BUFFER_BYTES = 1 << 16;

    private final OutputStream out;
    private final OutputStream problems;
    private final Charset charset;
    private final boolean quiet;
    private boolean failed;

    private Console(OutputStream out, OutputStream problems, Charset charset, boolean quiet) {
        this.out = out;
        this.problems = problems;
        this.charset = charset;
        this.quiet = quiet;
    }

    /// The streams of this process. Where the system names no better encoding than ASCII, UTF-8.
    public static Console ofProcess() {
        Charset named = System.out.charset();
        return of(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                named.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : named);
    }

    /// A console over two streams.
    public static Console of(OutputStream out, OutputStream problems, Charset charset) {
        return new Console(new BufferedOutputStream(out, BUFFER_BYTES), problems, charset, false);
    }

    /// The same console that prints no results, only problems.
    public Console quiet() {
        return new Console(OutputStream.nullOutputStream(), problems, charset, true);
    }

    /// True where results are not printed.
    public boolean isQuiet() {
        return quiet;
    }

    /// Prints a line of the result.
    public void line(String text) {
        print(text + System.lineSeparator(), charset);
    }

    /// Prints a line of JSON: always UTF-8, always ended by LF.
    public void json(String text) {
        print(text + "\n", StandardCharsets.UTF_8);
    }

    /// Prints what went wrong, behind what was printed before.
    public void problem(String text) {
        flush();
        try {
            problems.write((text + System.lineSeparator()).getBytes(charset));
        } catch (IOException failure) {
            throw new OutputFailedException(failure);
        }
    }

    /// Hands on everything that was printed.
    public void flush() {
        if (failed) {
            return;
        }
        try {
            out.flush();
        } catch (IOException failure) {
            throw outputFailed(failure);
        }
    }

    private void print(String text, Charset encoding) {
        try {
            out.write(text.getBytes(encoding));
        } catch (IOException failure) {
            throw outputFailed(failure);
        }
    }

    /// What was printed and not handed on is given up, so that the problem itself can be told.
    private OutputFailedException outputFailed(IOException failure) {
        failed = true;
        return new OutputFailedException(failure);
    }
}
