/// How long things take and how much memory they allocate, beside what the machine can do at all:
/// measured with JMH, printed as ratios. Starts at [dev.keepsake.bench.Bench].
@NullMarked
package dev.keepsake.bench;

import org.jspecify.annotations.NullMarked;
