/// What the program keeps of a user from one start to the next, in small text files. Starts at
/// [StateStore], which reads and writes one off the JavaFX thread; [StateForm] says what stands in
/// it.
package dev.keepsake.app.state;
