/// The order of requests: those of one slot one after the other, slots beside each other. Knows
/// nothing of saves. Starts at [dev.keepsake.store.queue.SlotQueues]; callers hold a
/// [dev.keepsake.store.queue.Request].
package dev.keepsake.store.queue;
