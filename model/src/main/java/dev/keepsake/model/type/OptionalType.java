package dev.keepsake.model.type;

/// One value or none.
public record OptionalType(Type content) implements Type {
    @Override
    public String displayName() {
        return "Optional<" + content.displayName() + ">";
    }
}
