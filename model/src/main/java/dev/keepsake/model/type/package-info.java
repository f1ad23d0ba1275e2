/// What a save says its values are, and what a type file says beyond that. Starts at [Type].
package dev.keepsake.model.type;
