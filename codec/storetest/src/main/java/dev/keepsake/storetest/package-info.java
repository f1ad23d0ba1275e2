/// What every backend must do, and backends and file systems that fail at every step.
package dev.keepsake.storetest;
