package dev.keepsake.app;

/// Where the program starts.
public final class Main {
    private Main() {}

    /// Prints the arguments, one a line.
    public static void main(String... arguments) {
        for (String argument : arguments) {
            System.out.println(argument);
        }
    }
}
