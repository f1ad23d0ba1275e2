/// Unreal saves put together from nothing, right and wrong ones, for tests.
///
/// Begin at [dev.keepsake.testkit.unreal.GvasBuilder]. Values come from
/// [dev.keepsake.testkit.unreal.Values], [dev.keepsake.testkit.unreal.Containers],
/// [dev.keepsake.testkit.unreal.Natives] and [dev.keepsake.testkit.unreal.GvasText];
/// [dev.keepsake.testkit.unreal.RandomGvas] makes saves of everything,
/// [dev.keepsake.testkit.unreal.BigGvas] long ones. Nothing here knows the reader under test.
package dev.keepsake.testkit.unreal;
