/// What a project expects of its saves: assertions over places, checked in the one walk over a
/// save. Starts at [dev.keepsake.model.check.expect.Expectation] and
/// [dev.keepsake.model.check.expect.ExpectCheck]; stands on `check`.
package dev.keepsake.model.check.expect;
