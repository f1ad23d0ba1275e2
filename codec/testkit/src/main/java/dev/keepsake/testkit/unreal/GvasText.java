package dev.keepsake.testkit.unreal;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A text for people: flags, a history that says how it came about, and what that history needs.
/// Immutable.
public final class GvasText {
    private final int flags;
    private final int history;
    private final Value.Body body;

    private GvasText(int flags, int history, Value.Body body) {
        this.flags = flags;
        this.history = history;
        this.body = body;
    }

    private static GvasText of(int history, Value.Body body) {
        return new GvasText(0, history, body);
    }

    /// The same with other flags.
    public GvasText withFlags(int other) {
        return new GvasText(other, history, body);
    }

    /// Nothing (history −1).
    public static GvasText none() {
        return of(-1, out -> writeSource(out, null));
    }

    /// A text that no culture changes (history −1); versions before EditorObject 32 write nothing
    /// of it.
    public static GvasText invariant(String source) {
        return of(-1, out -> writeSource(out, UnrealString.of(source)));
    }

    private static void writeSource(Wire out, @Nullable UnrealString source) {
        if (out.dialect.marksEmptyTexts()) {
            out.bool32(source != null);
            if (source != null) {
                out.string(source);
            }
        }
    }

    /// A text to be looked up (history 0).
    public static GvasText base(String namespace, String key, String source) {
        return base(UnrealString.of(namespace), UnrealString.of(key), UnrealString.of(source));
    }

    /// A text to be looked up (history 0), its strings in forms of their own.
    public static GvasText base(UnrealString namespace, UnrealString key, UnrealString source) {
        return of(0, out -> out.string(namespace).string(key).string(source));
    }

    /// A pattern with named values (history 1).
    public static GvasText named(GvasText pattern, Map<String, TextArgument> arguments) {
        return of(1, out -> writeNamed(out, pattern, arguments));
    }

    private static void writeNamed(
            Wire out, GvasText pattern, Map<String, TextArgument> arguments) {
        pattern.write(out);
        out.i32(arguments.size());
        arguments.forEach((name, argument) -> argument.write(out.string(name)));
    }

    /// A pattern with values in order (history 2).
    public static GvasText ordered(GvasText pattern, TextArgument... arguments) {
        List<TextArgument> all = List.of(arguments);
        return of(2, out -> writeOrdered(out, pattern, all));
    }

    private static void writeOrdered(Wire out, GvasText pattern, List<TextArgument> arguments) {
        pattern.write(out);
        out.i32(arguments.size());
        arguments.forEach(argument -> argument.write(out));
    }

    /// A pattern with named values by data (history 3).
    public static GvasText argument(GvasText pattern, Map<String, TextArgument> arguments) {
        return of(3, out -> writeData(out, pattern, arguments));
    }

    private static void writeData(Wire out, GvasText pattern, Map<String, TextArgument> arguments) {
        pattern.write(out);
        out.i32(arguments.size());
        arguments.forEach((name, argument) -> argument.writeData(out.string(name)));
    }

    /// A number (history 4).
    public static GvasText number(
            TextArgument value, @Nullable NumberFormat format, String culture) {
        return of(4, out -> writeNumber(out, value, format, culture));
    }

    /// A percentage (history 5).
    public static GvasText percent(
            TextArgument value, @Nullable NumberFormat format, String culture) {
        return of(5, out -> writeNumber(out, value, format, culture));
    }

    /// An amount of money (history 6).
    public static GvasText currency(
            String code, TextArgument value, @Nullable NumberFormat format, String culture) {
        return of(6, out -> writeNumber(out.string(code), value, format, culture));
    }

    private static void writeNumber(
            Wire out, TextArgument value, @Nullable NumberFormat format, String culture) {
        value.write(out);
        out.bool32(format != null);
        if (format != null) {
            format.write(out);
        }
        out.string(culture);
    }

    /// A date (history 7).
    public static GvasText date(long ticks, int style, String zone, String culture) {
        return of(7, out -> out.i64(ticks).u8(style).string(zone).string(culture));
    }

    /// A time of day (history 8).
    public static GvasText time(long ticks, int style, String zone, String culture) {
        return of(8, out -> out.i64(ticks).u8(style).string(zone).string(culture));
    }

    /// A date with a time of day in the same style (history 9).
    public static GvasText dateTime(long ticks, int style, String zone, String culture) {
        return of(9, out -> out.i64(ticks).u8(style).u8(style).string(zone).string(culture));
    }

    /// A text in small or capital letters (history 10).
    public static GvasText transform(GvasText source, int kind) {
        return of(10, out -> writeTransform(out, source, kind));
    }

    private static void writeTransform(Wire out, GvasText source, int kind) {
        source.write(out);
        out.u8(kind);
    }

    /// A row of a table (history 11).
    public static GvasText table(String table, String key) {
        return of(11, out -> out.string(table).string(key));
    }

    /// A text made by the game (history 12): a count of bytes and these, unless the name is "None".
    /// No file is known that has one.
    public static GvasText generator(String name, byte... content) {
        return of(12, out -> writeGenerator(out, name, content));
    }

    private static void writeGenerator(Wire out, String name, byte... content) {
        out.string(name);
        if (!name.equals("None")) {
            out.i32(content.length).raw(content);
        }
    }

    /// Any bytes under any history.
    public static GvasText raw(int history, byte... content) {
        return of(history, out -> out.raw(content));
    }

    void write(Wire out) {
        body.write(out.i32(flags).u8(history));
    }
}
