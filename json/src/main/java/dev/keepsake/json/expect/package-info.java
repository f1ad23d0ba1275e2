/// Files that say what a project expects of its saves. Starts at
/// [dev.keepsake.json.expect.ExpectFile]; gives the expectations of `model.check.expect`.
package dev.keepsake.json.expect;
