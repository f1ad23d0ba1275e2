/// The checks over a whole save, in a tab below it. Starts at
/// [dev.keepsake.app.check.ChecksViewModel].
package dev.keepsake.app.check;
