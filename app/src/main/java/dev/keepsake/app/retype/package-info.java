/// *Treat as …*: takes a value, whose type the save does not say, for another one. Starts at
/// [RetypeViewModel], which asks the save what its bytes may be; [RetypeForm] lets the user choose.
package dev.keepsake.app.retype;
