package dev.keepsake.model.query;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Candidate.Scope;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The part of a search that goes through the values of one record. For one thread.
final class ValueSearch {
    private final Candidate candidate;
    private final Condition condition;
    private final RecordId record;
    private final Consumer<Hit> hits;
    private final List<Long> positions = new ArrayList<>();
    private long looked;

    ValueSearch(Candidate candidate, Query query, RecordId record, Consumer<Hit> hits) {
        this.candidate = candidate;
        this.condition = query.condition();
        this.record = record;
        this.hits = hits;
    }

    void lookThrough(RecordContent content) throws SaveException {
        for (int i = 0; i < content.sections().size(); i++) {
            Section section = content.sections().get(i);
            candidate.enterSection(section.id());
            positions.add((long) i);
            look(section.content(), section.content().type(), false);
            positions.clear();
        }
    }

    void lookThrough(StructValue header) throws SaveException {
        look(header, header.type(), false);
    }

    private void look(Value value, Type declared, boolean ofEntry) throws SaveException {
        if (++looked % 1_024 == 0) {
            candidate.progress().check(looked, -1);
        }
        if (condition.answer(candidate.at(Scope.VALUE, value)) == Answer.YES) {
            hits.accept(
                    new Hit.OfValue(
                            record,
                            candidate.path(),
                            new ItemPath(positions),
                            value,
                            declared,
                            ofEntry));
        }
        if (ValueWalk.count(value) > 0
                && condition.answer(candidate.at(Scope.BELOW, null)) != Answer.NO) {
            parts(value);
        }
    }

    private void parts(Value value) throws SaveException {
        boolean isMap = value instanceof MapValue;
        ValueWalk.parts(
                value,
                (number, step, part) -> {
                    candidate.push(step);
                    positions.add(isMap ? 2 * number + 1 : number);
                    look(part, ValueWalk.declared(value, number), isMap);
                    positions.remove(positions.size() - 1);
                    candidate.pop();
                });
    }
}
