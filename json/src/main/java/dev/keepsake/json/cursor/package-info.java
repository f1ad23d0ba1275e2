/// Reading small files of JSON, with line and column of what is wrong. Starts at
/// [dev.keepsake.json.cursor.JsonFile]; the kinds of files stand on it.
package dev.keepsake.json.cursor;
