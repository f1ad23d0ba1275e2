package dev.keepsake.model.document;

import java.util.List;
import java.util.Optional;

/// What a record holds, decoded.
///
/// @param sections in the order of the save, each id once
public record RecordContent(List<Section> sections) {
    /// Copies the list.
    public RecordContent {
        sections = List.copyOf(sections);
    }

    /// A record of one section.
    public static RecordContent of(Section section) {
        return new RecordContent(List.of(section));
    }

    /// The first section with this id.
    public Optional<Section> find(String id) {
        return sections.stream().filter(section -> section.id().equals(id)).findFirst();
    }
}
