/// The values of what is selected in the contents, as a tree read page by page. Starts at
/// [ValuesViewModel]; [ValuesView] shows it and [DetailsView] the selected value in full.
package dev.keepsake.app.values;
