/// Places of saves that the user marked, with notes. [Bookmarks] keeps those of all saves,
/// [BookmarksViewModel] shows those of one and whether they still lead somewhere, [BookmarksView]
/// is its list.
package dev.keepsake.app.bookmark;
