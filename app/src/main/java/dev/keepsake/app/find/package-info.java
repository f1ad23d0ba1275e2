/// Finding records and values in one save or all open ones: a field, a list of hits that fills
/// while a worker looks, queries that are kept. Starts at [FindView] over [FindViewModel].
package dev.keepsake.app.find;
