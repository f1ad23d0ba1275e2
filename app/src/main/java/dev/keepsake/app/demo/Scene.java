package dev.keepsake.app.demo;

/// What a picture shows.
///
/// @param skyTop colour of the sky at the top, `0xRRGGBB`
/// @param skyLow at the horizon
/// @param sea of the water
/// @param roofs of the houses
/// @param lit whether windows and lamps shine
record Scene(int skyTop, int skyLow, int sea, int roofs, boolean lit) {
    static final Scene EVENING = new Scene(0x2B4A63, 0xE2A65C, 0x33566B, 0x4A3328, true);
    static final Scene NIGHT = new Scene(0x0B1026, 0x1D2B50, 0x101B33, 0x05070F, true);
    static final Scene MORNING = new Scene(0x5C9AA0, 0xF3E3B3, 0x2F7D6B, 0x23483C, false);
    static final Scene NOON = new Scene(0x3F8FC4, 0xBFE3EE, 0x2C7FA0, 0x8A5A3C, false);
    static final Scene MINE = new Scene(0x241812, 0x6B4630, 0x1A120D, 0x3A271B, true);
    static final Scene MIRA = new Scene(0xC8547C, 0xF2A0A8, 0x8C3A5E, 0x5B2440, true);
}
