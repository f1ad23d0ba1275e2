package dev.keepsake.json.cursor;

import dev.keepsake.model.finding.FindingCode;

/// What a kind of file calls the faults that all files of JSON can have.
///
/// @param encoding the bytes are no UTF-8
/// @param tooLarge the file is too large; details found, allowed
/// @param notOne there is no member that says which version the file is
/// @param newer a newer version; details found, known
/// @param syntax no JSON; detail reason, where one is known
/// @param object an object is needed; detail found
/// @param text a text is needed; detail found
/// @param integer a whole number is needed; details found, least, greatest
/// @param unknown a member with a name that none has; details member, known
/// @param duplicate a member stands twice; detail member
/// @param name a text begins with a quote and is no name in quotes; details text, at
public record JsonCodes(
        FindingCode encoding,
        FindingCode tooLarge,
        FindingCode notOne,
        FindingCode newer,
        FindingCode syntax,
        FindingCode object,
        FindingCode text,
        FindingCode integer,
        FindingCode unknown,
        FindingCode duplicate,
        FindingCode name) {}
