package dev.keepsake.json.type;

import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.finding.Finding;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/// Reads other names for what a file describes, and judges them when all of it is read.
final class AliasReader {
    private final JsonCursor cursor;
    private final Map<String, Alias> aliases = new LinkedHashMap<>();

    AliasReader(JsonCursor cursor) {
        this.cursor = cursor;
    }

    /// An alias.
    ///
    /// @param name what it leads to
    /// @param taken the finding where the alias is a name itself
    /// @param astray the finding where nothing has the name
    private record Alias(String name, Finding taken, Finding astray) {}

    void read() throws JsonFault {
        cursor.members(this::readAlias);
    }

    private void readAlias(String alias) throws JsonFault {
        String name = cursor.name();
        Finding taken = cursor.findingAtName(TypeFileCode.ALIAS_TAKEN).with("alias", alias);
        Finding astray =
                cursor.finding(TypeFileCode.ALIAS_ASTRAY).with("alias", alias).with("name", name);
        aliases.put(alias, new Alias(name, taken, astray));
    }

    /// What was read.
    ///
    /// @param described true for the names that something has
    /// @throws JsonFault where an alias is such a name, or leads to none
    Map<String, String> require(Predicate<String> described) throws JsonFault {
        var names = new HashMap<String, String>();
        for (Map.Entry<String, Alias> entry : aliases.entrySet()) {
            Alias alias = entry.getValue();
            if (described.test(entry.getKey())) {
                throw new JsonFault(alias.taken(), null);
            }
            if (!described.test(alias.name())) {
                throw new JsonFault(alias.astray(), null);
            }
            names.put(entry.getKey(), alias.name());
        }
        return names;
    }
}
