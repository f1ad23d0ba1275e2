/// Values as JSON and back, exactly, one after another: the form that `json/JSON.md` describes.
/// Starts at [ValueWriter] and [ValueReader]; [JsonOutput] and [JsonCursor] are the texts under
/// them, which whoever puts values into a larger form uses too.
package dev.keepsake.json.value;
