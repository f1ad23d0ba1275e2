/// What a save holds: header, chunks and records in one flat list that is never built. Starts at
/// [ContentsViewModel]; [ContentsView] shows it. What is selected goes to the shared
/// [dev.keepsake.app.document.DocumentViewModel].
package dev.keepsake.app.contents;
