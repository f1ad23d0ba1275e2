package dev.keepsake.app.chart;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.util.Subscription;

/// Room that is drawn on instead of being filled with nodes: a hundred thousand things cost one
/// node. Its colours are those of the theme; it is drawn anew where they or its size change.
public final class ChartCanvas extends Region {
    private static final StyleablePropertyFactory<ChartCanvas> FACTORY =
            new StyleablePropertyFactory<>(Region.getClassCssMetaData());
    private static final Map<ChartColour, CssMetaData<ChartCanvas, Color>> METADATA = metadata();

    private final Canvas canvas = new Canvas();
    private final ChartPaint.Painter painter;
    private final Map<ChartColour, StyleableObjectProperty<Color>> colours =
            new EnumMap<>(ChartColour.class);
    private Subscription awaited = Subscription.EMPTY;

    /// Room that this painter fills.
    public ChartCanvas(String id, ChartPaint.Painter painter) {
        this.painter = painter;
        for (ChartColour colour : ChartColour.values()) {
            colours.put(colour, property(colour));
        }
        setId(id);
        getStyleClass().add("graph-canvas");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        setMinSize(0, 0);
        getChildren().setAll(canvas);
        setOnMousePressed(event -> requestFocus());
    }

    private static Map<ChartColour, CssMetaData<ChartCanvas, Color>> metadata() {
        var all = new EnumMap<ChartColour, CssMetaData<ChartCanvas, Color>>(ChartColour.class);
        for (ChartColour colour : ChartColour.values()) {
            all.put(
                    colour,
                    FACTORY.createColorCssMetaData(
                            colour.property(),
                            canvas -> canvas.colours.get(colour),
                            colour.first()));
        }
        return all;
    }

    private StyleableObjectProperty<Color> property(ChartColour colour) {
        return new SimpleStyleableObjectProperty<>(
                METADATA.get(colour), this, colour.property(), colour.first()) {
            @Override
            protected void invalidated() {
                redraw();
            }
        };
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return FACTORY.getCssMetaData();
    }

    /// Draws anew with the next pulse.
    public void redraw() {
        setNeedsLayout(true);
        requestLayout();
    }

    /// What nobody sees is drawn once it is seen.
    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        awaited.unsubscribe();
        Optional<Node> hidden = hidden();
        hidden.ifPresent(this::await);
        if (hidden.isEmpty() && getWidth() > 0 && getHeight() > 0) {
            painter.paint(paint(canvas));
        }
    }

    /// What hides it, itself or something around it.
    private Optional<Node> hidden() {
        return Stream.iterate((Node) this, Objects::nonNull, Node::getParent)
                .filter(node -> !node.isVisible())
                .findFirst();
    }

    private void await(Node hidden) {
        awaited =
                hidden.visibleProperty()
                        .subscribe(visible -> {
                            if (visible) {
                                redraw();
                            }
                        });
    }

    private ChartPaint paint(Canvas on) {
        return new ChartPaint(
                on.getGraphicsContext2D(), on.getWidth(), on.getHeight(), this::colour);
    }

    private Color colour(ChartColour name) {
        return Objects.requireNonNull(colours.get(name)).get();
    }

    /// The same in another size, whether it is on the screen or not.
    public Image picture(double width, double height) {
        var other = new Canvas(width, height);
        painter.paint(paint(other));
        var parameters = new SnapshotParameters();
        parameters.setFill(colour(ChartColour.BACKGROUND));
        return other.snapshot(parameters, new WritableImage((int) width, (int) height));
    }
}
