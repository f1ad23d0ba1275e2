/// Going to a record by typing parts of its name: ranks the records of the save in front and of
/// the other open ones while one types. Starts at [JumpViewModel].
package dev.keepsake.app.jump;
