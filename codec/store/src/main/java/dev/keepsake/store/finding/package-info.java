/// What can go wrong in a store, and what is worth saying of one.
package dev.keepsake.store.finding;
