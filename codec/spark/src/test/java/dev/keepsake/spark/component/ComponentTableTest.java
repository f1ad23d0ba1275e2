package dev.keepsake.spark.component;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ComponentTableTest {
    private final ComponentTable table = ComponentTable.with(TypeCatalog.EMPTY);

    @Test
    void knowsEveryComponentTheEngineSaves() {
        assertEquals(69, table.types().structs().size());
        assertTrue(table.isKnown("RagdollComponent"));
        assertFalse(table.isKnown("NameComponent"));
    }

    @Test
    void saysWhatAFieldIs() {
        FieldDescription gravity =
                table.types().field("RigidBodyComponent", "gravityFactor").orElseThrow();
        assertEquals(PrimitiveType.FLOAT, gravity.type());
        assertEquals("1", gravity.standard());
        FieldDescription shape = table.types().field("ColliderComponent", "shape").orElseThrow();
        assertEquals(new EnumType("ColliderShape"), shape.type());
        assertEquals("Box", shape.standard());
        assertEquals(
                ComponentTable.MOTION_QUALITY,
                table.range("RigidBodyComponent", "motionQuality").orElseThrow());
    }

    @Test
    void knowsTheEnginesEnumerations() {
        var shapes = table.types().enums().get("ColliderShape");
        assertEquals(7, shapes.constants().size());
        assertEquals("HeightField", shapes.constant(6).orElseThrow().name());
        assertEquals(2, table.types().enums().get("RigidBodyType").number("Dynamic").orElseThrow());
    }

    @Test
    void expandsFieldsThatShareALine() {
        for (String key : List.of("borderLeft", "borderTop", "borderRight", "borderBottom")) {
            assertEquals(PropertyForm.FLOAT, table.require("NineSliceSprite", key).form());
        }
        assertEquals(PropertyForm.MASK, table.require("CollisionMaskComponent", "intoMask").form());
        assertEquals(
                PropertyForm.VECTOR4, table.require("TrailRendererComponent", "endColor").form());
        assertEquals("1,1,1,0", table.require("TrailRendererComponent", "endColor").standard());
    }

    @Test
    void onlyLaterPropertiesAreOptional() {
        List<String> optional =
                table.properties("RigidBodyComponent").stream()
                        .filter(Property::optional)
                        .map(Property::name)
                        .toList();
        assertEquals(List.of("gravityFactor", "motionQuality"), optional);
    }

    @Test
    void aTypeFileDescribesAGamesOwnComponents() {
        var rarity = FieldDescription.of("rarity", PrimitiveType.INT32);
        var loot = new StructDescription("Mod.Loot", "", List.of(rarity));
        ComponentTable more =
                ComponentTable.with(new TypeCatalog(Map.of("Mod.Loot", loot), Map.of()));
        assertEquals(PropertyForm.INT, more.require("Mod.Loot", "rarity").form());
        assertTrue(more.isDescribed("Mod.Loot"));
        assertEquals(Optional.empty(), table.find("Mod.Loot", "rarity"));
        assertEquals(70, more.types().structs().size());
    }
}
