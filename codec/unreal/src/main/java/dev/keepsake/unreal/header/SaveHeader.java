package dev.keepsake.unreal.header;

import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.wire.Layout;

/// The header of a save.
///
/// @param fields what it holds, in the order of the save
/// @param layout what its versions decide
/// @param className the class whose properties follow, as `Bytes.asName` gives it
/// @param end the first byte behind it in the content
public record SaveHeader(StructValue fields, Layout layout, String className, int end) {}
