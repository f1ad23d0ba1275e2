/// A format made up for tests: big, slow or damaged saves without a file of that size. Starts at
/// [FakeFormat].
package dev.keepsake.app.fake;
