/// Type files: what a game's types are, as JSON that people write (`json/TYPES.md`). Starts at
/// [TypeFile]; formats get what it reads when they open a save.
package dev.keepsake.json.type;
