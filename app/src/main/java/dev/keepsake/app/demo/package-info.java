/// Sample saves of a harbour town, the same bytes on every machine. Starts at [DemoSaves]; `demo`
/// writes them, the window and the tests open them.
package dev.keepsake.app.demo;
