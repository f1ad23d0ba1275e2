/// What all pictures of a save share: a canvas that draws in the theme's colours ([ChartCanvas]),
/// going through the records of a save in slices ([RecordScan]), scales, and writing a picture or a
/// table to a file ([ChartExport]).
package dev.keepsake.app.chart;
