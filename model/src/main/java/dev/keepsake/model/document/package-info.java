/// Saves as documents: header, chunks, records located and decoded when asked. Starts at
/// [SaveDocument]; formats implement [SaveOrigin].
package dev.keepsake.model.document;
