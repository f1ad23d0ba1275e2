/// What no bytes may make a format do, tried with inputs that Jazzer makes up. Starts at
/// [UnrealFuzz]; `fuzz/run` builds and runs it.
@NullMarked
package dev.keepsake.fuzz;

import org.jspecify.annotations.NullMarked;
