/// From references to the records they mean and back: leads to what the selected value refers to,
/// lists what refers to the selected record, and asks before a removal leaves references that mean
/// nothing. Starts at [ReferencesViewModel] and [RecordRemoval].
package dev.keepsake.app.reference;
