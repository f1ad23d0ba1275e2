/// Where the program starts.
package dev.keepsake.app;
