package dev.keepsake.app.journal;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// A program that stages changes without an end and says of each step when it is kept: to be
/// killed.
final class JournalingLoop {
    private static final int STEPS = 100_000;

    private JournalingLoop() {}

    /// What is staged after a number of steps: each stages its number, each fourth undoes instead.
    static List<Integer> staged(int steps) {
        var staged = new ArrayList<Integer>();
        for (int step = 0; step < steps; step++) {
            if (step % 4 == 3) {
                staged.removeLast();
            } else {
                staged.add(step);
            }
        }
        return staged;
    }

    public static void main(String[] arguments) throws SaveException {
        Path save = Path.of(arguments[0]);
        DocumentViewModel document = FakeDocuments.make();
        document.show(FakeSaves.reader().read(save, Progress.NONE));
        JournalWriter writer =
                new Journals(Path.of(arguments[1]))
                        .writer(
                                Clock.systemUTC(),
                                new Random(),
                                failure -> System.out.println("failed " + failure));
        var feed =
                new JournalFeed(
                        document,
                        writer,
                        new JournalFeed.Window(
                                Runnable::run, failure -> System.out.println("failed " + failure)));
        for (int step = 0; step < STEPS; step++) {
            step(document, step);
            int done = step + 1;
            feed.whenKept(() -> System.out.println(done));
            Thread.onSpinWait();
        }
    }

    static void step(DocumentViewModel document, int step) {
        if (step % 4 == 3) {
            document.editing().undo();
            return;
        }
        stage(document, "Wide/Field" + step % 3_000, step);
    }

    static void stage(DocumentViewModel document, String path, int number) {
        document.editing()
                .stage(
                        "",
                        (now, progress) ->
                                List.of(
                                        new Edit.SetValue(
                                                new PathResolver(now, progress)
                                                        .resolve(path)
                                                        .target(),
                                                IntegerValue.int32(number),
                                                null)));
    }

    /// The numbers that were staged.
    static List<Integer> numbers(JournalContent content) {
        return content.staged().entries().stream()
                .map(entry -> (Edit.SetValue) entry.edits().getFirst())
                .map(edit -> (int) ((IntegerValue) edit.value()).bits())
                .toList();
    }
}
