package dev.keepsake.product;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.icons.Icon;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A window and a robot without a display.
@ExtendWith(ApplicationExtension.class)
final class HeadlessWindowTest {
    private int clicks;

    @Start
    void show(Stage stage) {
        Button button = new Button("Open", Icon.OPEN.node());
        button.setId("open");
        button.setOnAction(event -> clicks++);
        stage.setScene(new Scene(new StackPane(button), 320, 200));
        stage.show();
    }

    @Test
    void robotClicksAButton(FxRobot robot) {
        robot.clickOn("#open");
        assertEquals(1, clicks);
    }
}
