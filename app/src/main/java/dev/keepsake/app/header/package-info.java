/// The header of the open save at a glance: its picture and what it says of itself. Starts at
/// [HeaderViewModel]; [HeaderView] shows it above the header's values.
package dev.keepsake.app.header;
