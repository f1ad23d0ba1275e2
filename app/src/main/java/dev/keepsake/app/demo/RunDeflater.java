package dev.keepsake.app.demo;

import java.io.ByteArrayOutputStream;

/// Compresses runs of one byte into the DEFLATE format: one block with the fixed codes, in which a
/// run is a copy from one byte before. For one use.
final class RunDeflater {
    private static final int END = 256;
    private static final int LEAST_RUN = 3;
    private static final int MOST_RUN = 258;

    /// The first length and the number of extra bits of the codes from 257 on.
    private static final int[] LENGTHS = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258
    };

    private static final int[] EXTRA_BITS = {
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0
    };

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int bits;
    private int bitCount;

    private RunDeflater() {}

    static byte[] deflate(byte[] bytes) {
        var deflater = new RunDeflater();
        deflater.put(0b011, 3); // the last block, fixed codes
        for (int i = 0; i < bytes.length; ) {
            deflater.symbol(bytes[i] & 0xFF);
            i += 1 + deflater.run(bytes, i);
        }
        deflater.symbol(END);
        deflater.put(0, 7); // fills the last byte
        return deflater.out.toByteArray();
    }

    /// Copies the byte at an index as often as it stands behind it.
    ///
    /// @return how often that is, as far as it was copied
    private int run(byte[] bytes, int index) {
        int length = 0;
        while (length < MOST_RUN
                && index + 1 + length < bytes.length
                && bytes[index + 1 + length] == bytes[index]) {
            length++;
        }
        if (length < LEAST_RUN) {
            return 0;
        }
        int code = LENGTHS.length - 1;
        while (LENGTHS[code] > length) {
            code--;
        }
        symbol(END + 1 + code);
        put(length - LENGTHS[code], EXTRA_BITS[code]);
        put(0, 5); // the distance 1
        return length;
    }

    /// The fixed codes stand with their highest bit first.
    private void symbol(int symbol) {
        if (symbol < 144) {
            putReversed(0x30 + symbol, 8);
        } else if (symbol < 256) {
            putReversed(0x190 + symbol - 144, 9);
        } else if (symbol < 280) {
            putReversed(symbol - 256, 7);
        } else {
            putReversed(0xC0 + symbol - 280, 8);
        }
    }

    private void putReversed(int code, int count) {
        put(Integer.reverse(code) >>> 32 - count, count);
    }

    private void put(int value, int count) {
        bits |= value << bitCount;
        bitCount += count;
        while (bitCount >= 8) {
            out.write(bits);
            bits >>>= 8;
            bitCount -= 8;
        }
    }
}
