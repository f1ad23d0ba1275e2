package dev.keepsake.bench;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The peer: the same actors as records of named properties, through Kryo with registered classes,
/// without references, into one reused buffer.
public class KryoBenchmark {
    /// The actors as Kryo takes them.
    @State(Scope.Benchmark)
    public static class Peer {
        final Kryo kryo = new Kryo();
        final Output output = new Output(64 << 20, -1);
        final ArrayList<PeerRecord> records = new ArrayList<>();
        byte[] bytes = {};

        /// Makes them, and checks that they read as they were written.
        @Setup
        public void make(Actors actors) {
            for (Class<?> known :
                    new Class<?>[] {
                        PeerRecord.class,
                        PeerRecord.Property.class,
                        PeerRecord.Struct.class,
                        PeerRecord.Constant.class,
                        ArrayList.class,
                        LinkedHashMap.class,
                        int[].class
                    }) {
                kryo.register(known);
            }
            kryo.setReferences(false);
            actors.records.forEach(record -> records.add(PeerRecord.of(record)));
            bytes = encode();
            if (!decode().equals(records)) {
                throw new IllegalStateException("Kryo does not round-trip");
            }
        }

        byte[] encode() {
            output.reset();
            kryo.writeObject(output, records);
            return output.toBytes();
        }

        List<?> decode() {
            return kryo.readObject(new Input(bytes), ArrayList.class);
        }
    }

    /// Bytes to properties.
    @Benchmark
    public List<?> decodeAll(Actors actors, Peer peer, Meter meter) {
        meter.count();
        return peer.decode();
    }

    /// Properties to bytes.
    @Benchmark
    public byte[] encodeAll(Actors actors, Peer peer, Meter meter) {
        meter.count();
        return peer.encode();
    }
}
