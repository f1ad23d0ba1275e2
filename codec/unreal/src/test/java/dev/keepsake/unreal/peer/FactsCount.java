package dev.keepsake.unreal.peer;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.tag.TypeName;
import dev.keepsake.unreal.value.Assumption;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.TagOf;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// Counts what a document holds as the independent reader counted it: properties by the type of
/// their tag, structs by name, texts by history, and what was taken where a save names no type.
/// Saves inside byte arrays are bytes to that reader, and so they are here. For one save.
final class FactsCount {
    private static final List<String> HISTORIES =
            List.of(
                    "none",
                    "base",
                    "named",
                    "ordered",
                    "argument",
                    "number",
                    "percent",
                    "currency",
                    "date",
                    "time",
                    "dateTime",
                    "transform",
                    "stringTable",
                    "generator");

    private final Forms forms;
    final Map<String, Long> counts = new TreeMap<>();
    final Map<String, Long> structs = new TreeMap<>();
    final Map<String, TreeSet<String>> taken = new TreeMap<>();

    FactsCount(Forms forms) {
        this.forms = forms;
    }

    private void count(String what) {
        counts.merge(what, 1L, Long::sum);
    }

    /// A property of a list that stands at a path.
    void property(String path, StructType.Field field, Value value, Encoding encoding)
            throws Exception {
        Tag tag = TagOf.property(field.name(), field.type(), value, encoding, forms);
        count(tag.type().name());
        if (!tag.guid().isEmpty()) {
            count("prop_guid");
        }
        if (forms.layout().completeTypes() && (tag.flags() & Tag.NATIVE) != 0) {
            count("flag_native");
        }
        String own = path + "." + field.name();
        if (tag.type().name().equals("StructProperty")) {
            struct(own, tag.type().partName(), value, encoding);
        } else {
            content(own, tag.type(), value);
        }
    }

    private void content(String path, TypeName type, Value value) throws Exception {
        switch (type.name()) {
            case "ArrayProperty" -> array(path, type.part(0), value);
            case "SetProperty" -> set(path, type.part(0), (SetValue) value);
            case "MapProperty" -> map(path, type, (MapValue) value);
            case "TextProperty" -> text((LocalizedTextValue) value);
            default -> string(value);
        }
    }

    private void string(Value value) {
        if (value instanceof TextValue text && text.text().indexOf('\0') >= 0) {
            count("str_inner_nul");
        }
    }

    private void array(String path, TypeName item, Value value) throws Exception {
        if (!(value instanceof ListValue list)) {
            return;
        }
        if (item.name().equals("StructProperty")
                && !forms.layout().innerTags()
                && !forms.layout().completeTypes()) {
            count("array_struct_no_inner");
        }
        if (item.name().equals("ByteProperty") && list.type().item() instanceof EnumType) {
            count("byte_array_enum");
        }
        each(
                list,
                (index, element, encoding) ->
                        element(path, item, list.type().item(), element, encoding));
    }

    private void set(String path, TypeName item, SetValue set) throws Exception {
        if (isUnnamed(item)) {
            site(path, word(item, set.type().item()), set);
        }
        each(
                set,
                (index, element, encoding) ->
                        element(path, item, set.type().item(), element, encoding));
    }

    private void map(String path, TypeName type, MapValue map) throws Exception {
        String words =
                word(type.part(0), map.type().key())
                        + "->"
                        + word(type.part(1), map.type().value());
        if (isUnnamed(type.part(0)) || isUnnamed(type.part(1))) {
            site(path, words, map);
        } else {
            count("map<" + words.replace("->", ",") + ">");
        }
        each(
                map,
                (index, element, encoding) -> {
                    boolean key = index % 2 == 0;
                    Type declared = key ? map.type().key() : map.type().value();
                    String own = path + (key ? ".Key" : ".Value");
                    element(own, type.part(key ? 0 : 1), declared, element, encoding);
                });
    }

    private boolean isUnnamed(TypeName item) {
        return item.parts().isEmpty()
                && (item.name().equals("StructProperty") || item.name().equals("ByteProperty"));
    }

    private void site(String path, String words, ContainerValue container) throws Exception {
        count("hint_needed");
        if (Assumption.of(container, Encoding.DEFAULT, forms).isPresent()) {
            count("hint_ambiguous");
        }
        if (container.items().size() > 0) {
            taken.computeIfAbsent(path, key -> new TreeSet<>()).add(words);
        }
    }

    private String word(TypeName item, Type declared) {
        String word = item.name().replace("Property", "");
        return word.equals("Struct") ? "Struct:" + named(TagOf.struct(declared, forms)) : word;
    }

    private static String named(String struct) {
        return struct.isEmpty() ? "?" : struct;
    }

    private void element(String path, TypeName type, Type declared, Value value, Encoding encoding)
            throws Exception {
        if (type.name().equals("StructProperty")) {
            struct(path, TagOf.struct(declared, forms), value, encoding);
        } else {
            content(path, type, value);
        }
    }

    private void struct(String path, String name, Value value, Encoding encoding) throws Exception {
        structs.merge(named(name), 1L, Long::sum);
        if (value instanceof StructValue struct && !TagOf.isNative(name, encoding, forms)) {
            for (int i = 0; i < struct.items().count(); i++) {
                property(
                        path,
                        struct.type().fields().get(i),
                        struct.value(i),
                        struct.items().encoding(i));
            }
        }
    }

    private void text(LocalizedTextValue text) throws Exception {
        int history = HISTORIES.indexOf(text.form()) - 1;
        count("text_h" + history);
        for (int i = 0; i < text.items().count(); i++) {
            Value part = text.items().value(i);
            string(part);
            switch (part) {
                case LocalizedTextValue inner -> text(inner);
                case MapValue arguments ->
                        each(
                                arguments,
                                (index, value, encoding) -> {
                                    if (index % 2 == 1) {
                                        argument(value, history == 3 ? "d" : "");
                                    }
                                });
                default -> {
                    if (text.parts().type().fields().get(i).type() == PrimitiveType.ANY) {
                        argument(part, "");
                    }
                }
            }
        }
    }

    private void argument(Value value, String suffix) throws Exception {
        int kind =
                switch ((PrimitiveType) value.type()) {
                    case INT32, INT64 -> 0;
                    case UINT64 -> 1;
                    case FLOAT -> 2;
                    case DOUBLE -> 3;
                    default -> 4;
                };
        count("fav" + kind + suffix);
        if (value instanceof LocalizedTextValue text) {
            text(text);
        }
    }

    private interface Element {
        void take(long index, Value value, Encoding encoding) throws Exception;
    }

    private static void each(ContainerValue container, Element element) throws Exception {
        Items items = container.items();
        for (long from = 0; from < items.size(); ) {
            InlineItems page =
                    items instanceof PagedItems paged
                            ? paged.page(from, 4_096)
                            : (InlineItems) items;
            for (int i = 0; i < page.count(); i++) {
                element.take(from + i, page.value(i), page.encoding(i));
            }
            from += page.count();
        }
    }
}
