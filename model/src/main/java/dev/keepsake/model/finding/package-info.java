/// What is wrong with a save and how calls end. Starts at [Finding] and [SaveException].
package dev.keepsake.model.finding;
