/// The whole product as a user meets it: the packaged program, run through [Program], and its
/// window.
package dev.keepsake.product;
