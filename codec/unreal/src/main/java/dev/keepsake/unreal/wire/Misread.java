package dev.keepsake.unreal.wire;

/// Bytes that do not read as what they were taken for.
///
/// Never leaves this module: whoever tried takes the next candidate, keeps the bytes as read, or
/// makes a finding of it. Without a stack trace, as trying is ordinary.
public final class Misread extends Exception {
    private static final long serialVersionUID = 1;

    private final Reason reason;
    private final int position;

    /// Why bytes do not read.
    public enum Reason {
        /// They end too early.
        SHORT,
        /// More of them are left than the value takes.
        LONG,
        /// A count or length that what is left cannot hold.
        COUNT,
        /// A text longer than the limit.
        STRING,
        /// A truth value that is neither 0 nor 1.
        BOOLEAN,
        /// No property begins here.
        TAG,
        /// Nested deeper than the limit.
        DEEP,
        /// A form that nobody knows.
        UNKNOWN
    }

    /// A misread at a position of the content.
    public Misread(Reason reason, int position) {
        super(reason.name(), null, false, false);
        this.reason = reason;
        this.position = position;
    }

    /// Why.
    public Reason reason() {
        return reason;
    }

    /// Where reading stopped, in the content.
    public int position() {
        return position;
    }
}
