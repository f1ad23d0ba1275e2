package dev.keepsake.app.dialog;

/// Asks and tells the user in front of the window, without waiting for the answer. For the JavaFX
/// thread.
public interface DialogService {
    /// Shows a form until it is accepted or left.
    void ask(Form form);

    /// Says something until it was read.
    ///
    /// @param title what it is about
    void tell(String title, String sentence);
}
