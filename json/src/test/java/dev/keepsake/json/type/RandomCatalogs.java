package dev.keepsake.json.type;

import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.Constant;
import dev.keepsake.model.type.TypeCatalog.EnumDescription;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.testkit.RandomTypes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/// Random catalogs that a file can hold. Equal seeds give equal catalogs.
final class RandomCatalogs {
    private final Random random;
    private final RandomTypes types;

    RandomCatalogs(long seed) {
        random = new Random(seed);
        types = new RandomTypes(random);
    }

    TypeCatalog catalog() {
        var structs = new HashMap<String, StructDescription>();
        names(4).forEach(name -> structs.put(name, struct(name)));
        var enums = new HashMap<String, EnumDescription>();
        names(4).forEach(name -> enums.put(name, enumeration(name)));
        Set<String> described = new TreeSet<>(structs.keySet());
        described.addAll(enums.keySet());
        Map<String, String> aliases = aliases(described);
        var paths = new HashMap<PathPattern, Type>();
        names(3).forEach(name -> paths.put(pattern(name), types.type(3)));
        Long version = random.nextBoolean() ? null : random.nextLong(1L << 32);
        return new TypeCatalog(structs, enums, aliases, paths, version);
    }

    private Set<String> names(int most) {
        var names = new TreeSet<String>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            names.add(types.name());
        }
        return names;
    }

    private StructDescription struct(String name) {
        Set<String> names = names(4);
        var fields = new ArrayList<FieldDescription>();
        names.forEach(field -> fields.add(field(field)));
        return new StructDescription(name, text(), fields, aliases(names));
    }

    private FieldDescription field(String name) {
        return random.nextBoolean()
                ? FieldDescription.of(name, types.type(3))
                : new FieldDescription(
                        name,
                        types.type(3),
                        random.nextBoolean() ? null : range(),
                        text(),
                        text(),
                        random.nextBoolean() ? null : text(),
                        text());
    }

    private Range range() {
        BigDecimal one = number();
        BigDecimal other = number();
        return one.compareTo(other) <= 0 ? new Range(one, other) : new Range(other, one);
    }

    private BigDecimal number() {
        return new BigDecimal(new BigInteger(random.nextInt(200), random), random.nextInt(-40, 40))
                .multiply(BigDecimal.valueOf(random.nextInt(-1, 2)));
    }

    private EnumDescription enumeration(String name) {
        List<Constant> constants = new ArrayList<>();
        names(4).forEach(constant -> constants.add(new Constant(constant, random.nextLong())));
        return new EnumDescription(name, constants);
    }

    private Map<String, String> aliases(Set<String> described) {
        var aliases = new HashMap<String, String>();
        if (!described.isEmpty()) {
            names(3).stream()
                    .filter(alias -> !described.contains(alias))
                    .forEach(alias -> aliases.put(alias, described.iterator().next()));
        }
        return aliases;
    }

    private PathPattern pattern(String name) {
        Path path = Path.ofChunk("WRLD", types.name()).record(name, 1).section(types.name());
        return new PathPattern(
                path.then(
                        List.of(
                                new Step.Item(random.nextInt(9)),
                                new Step.Name(types.name(), random.nextInt(2)),
                                new Step.Member(3),
                                new Step.Key(types.name(), 0))));
    }

    private String text() {
        return random.nextBoolean() ? "" : types.name();
    }
}
