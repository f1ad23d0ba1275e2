/// Every sentence the program says, in the user's language. Starts at [Messages]; the sentences
/// stand in `messages.properties` and its translations.
package dev.keepsake.app.i18n;
