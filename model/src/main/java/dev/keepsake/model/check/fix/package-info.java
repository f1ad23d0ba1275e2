/// What mends a finding of a check: edits to be staged. Starts at
/// [dev.keepsake.model.check.fix.Fixes]; stands on `check` and `edit`.
package dev.keepsake.model.check.fix;
