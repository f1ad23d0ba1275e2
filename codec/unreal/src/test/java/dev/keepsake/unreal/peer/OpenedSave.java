package dev.keepsake.unreal.peer;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.Fixtures;
import dev.keepsake.unreal.Saves;
import dev.keepsake.unreal.header.HeaderCodec;
import dev.keepsake.unreal.header.SaveHeader;
import dev.keepsake.unreal.tag.Tag;
import dev.keepsake.unreal.value.Forms;
import dev.keepsake.unreal.value.TagOf;
import dev.keepsake.unreal.wire.Input;
import dev.keepsake.unreal.wrapper.Wrappers;

/// A save of a game, opened, with what is needed to compare it.
///
/// @param content the bytes without a wrapper
record OpenedSave(SaveDocument document, Bytes content, SaveHeader header, Forms forms) {
    static OpenedSave of(String file) throws Exception {
        Bytes bytes = Fixtures.read(file);
        ByteSource content =
                Wrappers.unwrap(
                                MemorySource.of(file, bytes),
                                Limits.DEFAULT,
                                FindingLog.strict(9),
                                Progress.NONE)
                        .orElseThrow()
                        .content();
        SaveHeader header = HeaderCodec.read(new Input(content), Limits.DEFAULT);
        return new OpenedSave(
                Saves.open(bytes),
                content.read(0, (int) content.size()),
                header,
                new Forms(header.layout(), Limits.DEFAULT, TypeCatalog.EMPTY));
    }

    int count() {
        return document.chunk(0).size();
    }

    SaveRecord record(int index) {
        return document.chunk(0).record(index);
    }

    Section section(int index) throws Exception {
        return record(index).content().sections().get(0);
    }

    Tag tag(int index) throws Exception {
        Section section = section(index);
        return TagOf.property(
                record(index).head().subject(),
                Forms.declared(section.content()),
                section.content(),
                section.encoding(),
                forms);
    }

    Value field(String name) {
        return document.header().find(name).orElseThrow();
    }

    long number(String name) {
        return ((IntegerValue) field(name)).bits();
    }

    String text(String name) {
        return ((TextValue) field(name)).text();
    }
}
