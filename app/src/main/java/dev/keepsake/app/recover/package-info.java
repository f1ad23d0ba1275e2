/// Rescues what reads of a damaged save into a new file. Starts at [RecoverForm], which shows first
/// what [RecoverViewModel] would write.
package dev.keepsake.app.recover;
