/// How long things take, measured with JMH.
@NullMarked
package dev.keepsake.bench;

import org.jspecify.annotations.NullMarked;
