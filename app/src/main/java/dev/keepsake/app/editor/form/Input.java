package dev.keepsake.app.editor.form;

import java.util.List;

/// What a part of a value is typed or chosen with.
public sealed interface Input {
    /// A number, with a calculation where one likes; steps up and down.
    record OfNumber() implements Input {}

    /// A line of text.
    record Line() implements Input {}

    /// Text of several lines.
    record Lines() implements Input {}

    /// Hexadecimal digits of several lines, which may come from a file and go to one.
    ///
    /// @param typed false where there are too many to type
    record Hex(boolean typed) implements Input {}

    /// True or false, as the texts `true` and `false`.
    ///
    /// @param third true where the save says neither clearly
    record Truth(boolean third) implements Input {}

    /// One of these, or what else is typed.
    record Choice(List<Option> options) implements Input {
        /// Copies the list.
        public Choice {
            options = List.copyOf(options);
        }
    }

    /// Something to choose.
    ///
    /// @param text what is typed for it
    /// @param detail more of it, empty where there is no more
    record Option(String text, String detail) {}

    /// The subject of a record.
    record Subject() implements Input {}

    /// A 128-bit identifier, or a new one.
    record Identifier() implements Input {}

    /// A colour as `#RRGGBBAA`.
    ///
    /// @param shade what it looks like
    record Colour(Shade shade) implements Input {}

    /// A part of a colour.
    ///
    /// @param greatest the number that stands for full
    record Level(double greatest) implements Input {}

    /// A colour as a screen shows it, each part from 0 to 1.
    record Shade(double red, double green, double blue, double alpha) {}
}
