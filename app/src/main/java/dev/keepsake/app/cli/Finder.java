package dev.keepsake.app.cli;

import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Hit;
import dev.keepsake.model.query.Query;
import dev.keepsake.model.query.Search;

/// Shows the records and values that a query selects, one page of them.
final class Finder implements Search.Visitor {
    private final Call call;
    private final ShownRows rows;
    private long found;

    Finder(Call call, ShownRows rows) {
        this.call = call;
        this.rows = rows;
    }

    /// Looks through the save until a page is full.
    void find(SaveDocument document, Query query) throws SaveException {
        boolean whole = Search.run(document, query, this, call.progress());
        if (!whole) {
            rows.printer().more(0, rows.page().count(), found, rows.page().end(found));
        }
    }

    /// The same, where finding nothing is a mistake.
    ///
    /// @throws SaveException wrong use, where nothing is selected
    void require(SaveDocument document, Query query) throws SaveException {
        find(document, query);
        if (found == 0) {
            throw SaveException.of(
                    Finding.of(CommandCode.NOTHING_SELECTED).with("query", query.toString()));
        }
    }

    /// Goes on to one more than the page holds, so that it is known whether there are more.
    @Override
    public boolean take(Hit hit) throws SaveException {
        if (rows.page().holds(found++)) {
            switch (hit) {
                case Hit.OfRecord record ->
                        rows.record(record.path(), record.head(), record.saved());
                case Hit.OfValue value -> rows.printer().value(value.path(), 0, value.value());
            }
        }
        return found <= rows.page().end(Long.MAX_VALUE);
    }

    @Override
    public void unread(SaveException failure) throws SaveException {
        rows.unread().addRecord(failure);
    }
}
