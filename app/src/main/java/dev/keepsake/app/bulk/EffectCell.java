package dev.keepsake.app.bulk;

import dev.keepsake.model.bulk.Effect;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/// A part of an effect; all of it stands in a tooltip, and a place keeps its end where it is cut.
final class EffectCell extends TableCell<Effect, String> {
    EffectCell(String column) {
        getStyleClass().add("bulk-" + column);
        if (column.equals("path")) {
            setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        }
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
        super.updateItem(text, empty);
        boolean nothing = empty || text == null || text.isEmpty();
        setText(nothing ? null : text);
        setTooltip(nothing ? null : new Tooltip(text));
    }
}
