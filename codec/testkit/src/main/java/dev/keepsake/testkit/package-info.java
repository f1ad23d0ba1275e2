/// Random saves and damaged bytes, for tests: [dev.keepsake.testkit.RandomRecords] makes the first,
/// [dev.keepsake.testkit.Corrupter] the second. Knows the model alone, so that every format's tests
/// can use it.
package dev.keepsake.testkit;
