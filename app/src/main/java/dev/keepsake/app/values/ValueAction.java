package dev.keepsake.app.values;

import dev.keepsake.icons.Icon;
import javafx.beans.value.ObservableValue;

/// Something that can be done with the selected value.
///
/// @param id of its button, and with `-menu` behind it of its menu item
/// @param text what it is called
/// @param tip what it does
/// @param icon what it looks like
/// @param offered whether it can be done now; it is not seen where it cannot
/// @param run does it
public record ValueAction(
        String id,
        String text,
        String tip,
        Icon icon,
        ObservableValue<Boolean> offered,
        Runnable run) {}
