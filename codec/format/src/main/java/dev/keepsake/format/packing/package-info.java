/// Encodes records into blocks, in parallel, and puts files together from them. Takes records of
/// the model, gives bytes; below stand `container` and `block`, above `keepsake`. Starts at
/// [RecordPacking] and [SaveAssembly].
package dev.keepsake.format.packing;
