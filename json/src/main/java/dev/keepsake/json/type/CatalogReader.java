package dev.keepsake.json.type;

import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.json.cursor.JsonFile;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads a type file whose version is known. For one file and one thread.
final class CatalogReader {
    private static final String MEMBERS =
            "keepsakeTypes, dataVersion, structs, enums, aliases, paths";

    private final JsonCursor cursor;
    private final Map<String, StructDescription> structs = new HashMap<>();
    private final Map<String, EnumDescription> enums = new HashMap<>();
    private final Map<PathPattern, Type> paths = new HashMap<>();
    private final AliasReader aliases;
    private @Nullable Long dataVersion;

    CatalogReader(JsonCursor cursor) {
        this.cursor = cursor;
        this.aliases = new AliasReader(cursor);
    }

    TypeCatalog read() throws JsonFault {
        cursor.next();
        cursor.members(this::readMember);
        if (cursor.next() != null) {
            throw cursor.wrong(TypeFileCode.SYNTAX);
        }
        Map<String, String> leading =
                aliases.require(name -> structs.containsKey(name) || enums.containsKey(name));
        return new TypeCatalog(structs, enums, leading, paths, dataVersion);
    }

    private void readMember(String member) throws JsonFault {
        switch (member) {
            case TypeFile.MEMBER -> cursor.integer(1, TypeFile.VERSION);
            case "dataVersion" -> dataVersion = cursor.integer(0, JsonFile.MOST_VERSION);
            case "structs" ->
                    cursor.members(
                            name -> structs.put(name, new StructReader(cursor, name).read()));
            case "enums" -> cursor.members(name -> enums.put(name, readEnum(name)));
            case "aliases" -> aliases.read();
            case "paths" -> cursor.members(this::readPath);
            default -> throw cursor.unknown(member, MEMBERS);
        }
    }

    private EnumDescription readEnum(String name) throws JsonFault {
        List<Constant> constants = new ArrayList<>();
        cursor.members(constant ->
                constants.add(
                        new Constant(constant, cursor.integer(Long.MIN_VALUE, Long.MAX_VALUE))));
        return new EnumDescription(name, constants);
    }

    private void readPath(String text) throws JsonFault {
        PathPattern pattern = pattern(text);
        if (paths.containsKey(pattern)) {
            throw new JsonFault(
                    cursor.findingAtName(TypeFileCode.DUPLICATE).with("member", pattern), null);
        }
        paths.put(pattern, TypeReader.read(cursor));
    }

    private PathPattern pattern(String text) throws JsonFault {
        PathPattern pattern;
        try {
            pattern = PathPattern.parse(text);
        } catch (PathSyntaxException fault) {
            throw new JsonFault(
                    cursor.findingAtName(TypeFileCode.PATH)
                            .with("text", text)
                            .with("at", fault.column()),
                    fault);
        }
        if (pattern.path().section() == null && pattern.path().steps().isEmpty()) {
            throw new JsonFault(cursor.findingAtName(TypeFileCode.PATH).with("text", text), null);
        }
        return pattern;
    }
}
