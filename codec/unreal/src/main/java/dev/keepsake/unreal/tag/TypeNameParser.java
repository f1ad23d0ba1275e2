package dev.keepsake.unreal.tag;

import java.util.ArrayList;
import java.util.List;

/// Reads the text of a type. For one text.
final class TypeNameParser {
    private static final int MOST_DEPTH = 64;

    private final String text;
    private int next;

    private TypeNameParser(String text) {
        this.text = text;
    }

    static TypeName parse(String text) {
        var parser = new TypeNameParser(text);
        TypeName type = parser.type(0);
        if (parser.next < text.length()) {
            throw parser.fault();
        }
        return type;
    }

    private IllegalArgumentException fault() {
        return new IllegalArgumentException("no type at " + next + ": " + text);
    }

    private TypeName type(int depth) {
        if (depth > MOST_DEPTH) {
            throw fault();
        }
        String name = at('"') ? quoted() : plain();
        List<TypeName> parts = new ArrayList<>();
        if (at('(')) {
            do {
                next++;
                parts.add(type(depth + 1));
            } while (at(','));
            if (!at(')')) {
                throw fault();
            }
            next++;
        }
        return new TypeName(name, parts);
    }

    private boolean at(char wanted) {
        return next < text.length() && text.charAt(next) == wanted;
    }

    private String plain() {
        int start = next;
        while (next < text.length() && "(),".indexOf(text.charAt(next)) < 0) {
            next++;
        }
        return text.substring(start, next);
    }

    private String quoted() {
        var name = new StringBuilder();
        next++;
        while (!at('"')) {
            next += at('\\') ? 1 : 0;
            if (next >= text.length()) {
                throw fault();
            }
            name.append(text.charAt(next++));
        }
        next++;
        return name.toString();
    }
}
