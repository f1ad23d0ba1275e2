/// What is looked for in every save, each in a class of its own. Starts at
/// [dev.keepsake.model.check.rule.StandardChecks]; stands on `check`, beside `check.expect`.
package dev.keepsake.model.check.rule;
