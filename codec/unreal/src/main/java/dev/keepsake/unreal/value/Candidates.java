package dev.keepsake.unreal.value;

import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.TypeCandidate;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.wire.Misread;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What bytes may be taken for whose tag does not say it all: everything that reads exactly and is
/// written with the same bytes. For one value.
public final class Candidates {
    private static final int MOST = 64;

    private final Forms forms;
    private final Bytes bytes;
    private final List<TypeCandidate> found = new ArrayList<>();

    private Candidates(Forms forms, Bytes bytes) {
        this.forms = forms;
        this.bytes = bytes;
    }

    /// A form of an element, and how a type file names it.
    private record Named(Type type, Form form) {}

    /// What the value of a property may be taken for.
    ///
    /// @param type the type in its tag
    /// @param bytes all bytes of the value
    public static List<TypeCandidate> of(TypeName type, Bytes bytes, Forms forms)
            throws SaveException {
        var candidates = new Candidates(forms, bytes);
        candidates.find(type);
        return List.copyOf(candidates.found);
    }

    private void find(TypeName type) throws SaveException {
        switch (type.name()) {
            case "StructProperty" -> {
                for (Named struct : structs("")) {
                    tryForm(struct.type(), struct.form());
                }
            }
            case "SetProperty" -> {
                for (Named item : elements(type.part(0))) {
                    tryForm(new SetType(item.type()), Forms.collection(item.form(), null));
                }
            }
            case "MapProperty" -> findMap(type);
            case "ArrayProperty" -> {
                for (Named item : elements(type.part(0))) {
                    tryForm(new ListType(item.type()), new CountedForm(item.form()));
                }
            }
            default -> {}
        }
    }

    private void findMap(TypeName type) throws SaveException {
        List<Named> values = elements(type.part(1));
        for (Named key : elements(type.part(0))) {
            for (Named value : values) {
                tryForm(
                        new MapType(key.type(), value.type()),
                        Forms.collection(key.form(), value.form()));
            }
        }
    }

    private List<Named> elements(TypeName type) {
        if (type.name().equals("StructProperty")) {
            return structs(type.partName());
        }
        return forms.elements(type).stream().map(form -> new Named(form.declared(), form)).toList();
    }

    private List<Named> structs(String name) {
        var all = new ArrayList<Named>();
        all.add(new Named(new NamedStructType(name), new PropertyListForm(name, false)));
        forms.natives().each((own, form) -> all.add(new Named(new NamedStructType(own), form)));
        return all;
    }

    private void tryForm(Type type, Form form) throws SaveException {
        if (found.size() >= MOST) {
            return;
        }
        Value value = read(form);
        if (value != null) {
            found.add(new TypeCandidate(type, value));
        }
    }

    private @Nullable Value read(Form form) throws SaveException {
        Reading reading = new Content(MemorySource.of("value", bytes), forms).read();
        try {
            Value value = reading.readWhole(List.of(form));
            var again = new Writing(forms);
            again.write(form, value, reading.takeSpelling());
            boolean same =
                    again.rope().length() == bytes.length()
                            && again.rope().isAt(reading.content().source(), 0);
            return same ? value : null;
        } catch (Misread misread) {
            return null;
        }
    }
}
