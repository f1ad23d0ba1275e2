/// Going through saves: the parts of values, and what a query selects. Starts at [Query], which
/// [Search] answers; [ValueWalk] goes through a value. Comes after documents and edits.
package dev.keepsake.model.query;
