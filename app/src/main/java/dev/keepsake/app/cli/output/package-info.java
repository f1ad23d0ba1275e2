/// How commands print: tables for people, one JSON object a line for programs. Starts at [Console].
package dev.keepsake.app.cli.output;
