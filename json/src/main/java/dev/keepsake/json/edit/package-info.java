/// Edits as JSON and back, one change a line: what a journal of staged edits and a patch are made
/// of, described in `json/JSON.md`. Starts at [StagedLines] for what is staged, at [EditWriter] and
/// [EditReader] for one edit; values in them are those of [dev.keepsake.json.value].
package dev.keepsake.json.edit;
