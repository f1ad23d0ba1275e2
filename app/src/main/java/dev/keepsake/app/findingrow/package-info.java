/// How findings look and read in a list, wherever one stands. Starts at
/// [dev.keepsake.app.findingrow.FindingWords].
package dev.keepsake.app.findingrow;
