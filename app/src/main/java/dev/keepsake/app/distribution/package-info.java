/// The numbers of a save: how one property is spread over the records of a class, and how one value
/// went in the course of a slot. Starts at [DistributionViewModel] and [CourseViewModel];
/// [DistributionView] shows both.
package dev.keepsake.app.distribution;
