package dev.keepsake.json.expect;

import com.fasterxml.jackson.core.JsonToken;
import dev.keepsake.json.cursor.JsonCursor;
import dev.keepsake.json.cursor.JsonFault;
import dev.keepsake.model.check.expect.Demand;
import dev.keepsake.model.check.expect.Expectation;
import dev.keepsake.model.check.expect.Selection;
import dev.keepsake.model.finding.Severity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads one expectation.
final class OneReader {
    private static final String MEMBERS =
            "name, path, class, " + DemandReader.MEMBERS + ", optional, severity, message";

    private final JsonCursor cursor;
    private final List<String> demanded = new ArrayList<>();
    private String name = "";
    private @Nullable String path;
    private @Nullable String className;
    private @Nullable Demand demand;
    private Severity severity = Severity.ERROR;
    private String message = "";
    private boolean optional;

    OneReader(JsonCursor cursor) {
        this.cursor = cursor;
    }

    Expectation read() throws JsonFault {
        cursor.members(this::readMember);
        Selection place = PlaceReader.read(path, className, cursor);
        Demand only = demand;
        if (only == null || demanded.size() > 1) {
            throw new JsonFault(
                    cursor.finding(ExpectFileCode.DEMAND)
                            .with("found", String.join(", ", demanded))
                            .with("known", DemandReader.MEMBERS),
                    null);
        }
        if (only.needsValue() && !place.isValue()) {
            throw cursor.wrong(ExpectFileCode.NO_VALUE, "place", place.toString());
        }
        String own = name.isEmpty() ? place + " " + demanded.get(0) : name;
        return new Expectation(own, place, only, severity, message, optional);
    }

    private void readMember(String member) throws JsonFault {
        switch (member) {
            case "name" -> name = cursor.text();
            case "path" -> path = cursor.text();
            case "class" -> className = cursor.name();
            case "severity" -> severity = readSeverity();
            case "message" -> message = cursor.text();
            case "optional" -> optional = readTruth();
            default -> readDemand(member);
        }
    }

    private void readDemand(String member) throws JsonFault {
        demand = new DemandReader(cursor).find(member);
        if (demand == null) {
            throw cursor.unknown(member, MEMBERS);
        }
        demanded.add(member);
    }

    private boolean readTruth() throws JsonFault {
        if (!cursor.isAt(JsonToken.VALUE_TRUE)) {
            throw cursor.unfit(ExpectFileCode.TRUTH);
        }
        return true;
    }

    private Severity readSeverity() throws JsonFault {
        return switch (cursor.text()) {
            case "error" -> Severity.ERROR;
            case "warning" -> Severity.WARNING;
            case "note" -> Severity.NOTE;
            default -> throw cursor.unfit(ExpectFileCode.SEVERITY);
        };
    }
}
