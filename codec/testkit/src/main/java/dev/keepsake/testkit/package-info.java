/// Builds and corrupts saves, for tests.
package dev.keepsake.testkit;
