/// Every record that stands somewhere, seen from above. Starts at [MapViewModel]; [Positions] finds
/// where a record stands, [MapPoints] keeps it, [MapMarks] makes of it what is drawn, [MapView]
/// shows that.
package dev.keepsake.app.map;
