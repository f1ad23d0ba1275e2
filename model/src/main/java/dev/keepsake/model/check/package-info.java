/// Checks over a whole save: one walk hands every record and value to all of them. Starts at
/// [dev.keepsake.model.check.SaveCheck]; comes after documents and queries. What is checked stands
/// in `check.rule`, what a project expects in `check.expect`, what mends it in `check.fix`.
package dev.keepsake.model.check;
