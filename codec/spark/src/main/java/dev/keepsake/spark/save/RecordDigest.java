package dev.keepsake.spark.save;

import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.OptionalInt;

/// Hashes records: their bytes, and what decoding them depends on. Pure.
public final class RecordDigest {
    private RecordDigest() {}

    /// The hash of a record that depends on nothing but its bytes.
    public static Digest of(Bytes record) {
        return end(start("record", record));
    }

    /// The hash of an entity: also of the type file's names and of the parents it names, which are
    /// numbers in its bytes.
    static Digest ofEntity(StoredSave save, int entity) throws SaveException {
        MessageDigest hash = start("entity", save.entity(entity));
        hash.update(save.tableMark().asBuffer());
        for (EntityBody.Component component : save.body(entity).components()) {
            for (int i = 0; component.isTransform() && i < component.count(); i++) {
                OptionalInt parent = save.parentOf(component, i);
                if (parent.isPresent()) {
                    String name = save.reference(parent.getAsInt()).toString();
                    hash.update(name.getBytes(StandardCharsets.UTF_16LE));
                }
            }
        }
        return end(hash);
    }

    private static MessageDigest start(String what, Bytes record) {
        try {
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            hash.update(("spark " + what + " 1").getBytes(StandardCharsets.UTF_8));
            hash.update(record.asBuffer());
            return hash;
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    private static Digest end(MessageDigest hash) {
        ByteBuffer bytes = ByteBuffer.wrap(hash.digest());
        return new Digest(bytes.getLong(), bytes.getLong());
    }
}
