/// Values as text for the clipboard: as a literal, as JSON, as CSV. Starts at [CopyText].
package dev.keepsake.app.copy;
