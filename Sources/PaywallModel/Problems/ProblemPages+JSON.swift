extension ProblemPages {
  /// Faults of JSON text: the file is not read at all.
  static let json: [ProblemPage] = [
    ProblemPage(
      "json-empty", "The file is empty",
      "A file without a byte in it, or with blanks alone, holds no screen, project or store. Most "
        + "often it was created and never saved, or the disk was full."),
    ProblemPage(
      "json-too-large", "The file is larger than is read",
      "At most 64 MiB are read of a file. No screen and no catalogue comes near; a larger file is "
        + "an export of something else."),
    ProblemPage(
      "json-not-utf8", "The file is not UTF-8",
      "JSON is UTF-8. A byte order mark is skipped; UTF-16 and old encodings are refused, because "
        + "guessing would change texts without a word."),
    ProblemPage(
      "json-control-character", "A control character stands in a string",
      "Line breaks, tabs and other controls are escaped inside strings. The phone's reader refuses "
        + "them too.",
      wrong: "\"text\": \"first line\n  second line\"", right: #""text": "first line\nsecond line""#
    ),
    ProblemPage(
      "json-open-string", "A string has no end",
      "The closing quotation mark is missing, or a quotation mark inside is not escaped.",
      wrong: #""text": "Go Plus"#, right: #""text": "Go Plus""#),
    ProblemPage(
      "json-bad-escape", "An escape does not exist",
      "After a backslash JSON knows nine letters and signs. Paths of Windows and patterns need "
        + "each backslash twice.",
      wrong: #""text": "5\ % off""#, right: #""text": "5 % off""#),
    ProblemPage(
      "json-lone-surrogate", "Half a character is written",
      "Characters beyond the first 65,536 take two \\u escapes, and one of them is missing.",
      wrong: #""text": "\ud83d""#, right: #""text": "\ud83d\ude00""#),
    ProblemPage(
      "json-bad-number", "A number is not written as JSON writes it",
      "No leading zero or plus, digits on both sides of the point, no NaN and no Infinity. What "
        + "readers make of anything else differs from one to the next.",
      wrong: #""delay": 0500"#, right: #""delay": 500"#),
    ProblemPage(
      "json-unknown-word", "A word is not a value",
      "The only words are true, false and null, in small letters; texts stand in quotation marks.",
      wrong: #""is_visible": True"#, right: #""is_visible": true"#),
    ProblemPage(
      "json-single-quotes", "Single quotes stand where double ones belong",
      "JavaScript takes both, JSON does not.", wrong: "{ 'type': 'close' }",
      right: #"{ "type": "close" }"#),
    ProblemPage(
      "json-comment", "The file has a comment",
      "JSON has none, and the service would not serve the file. A note can stand in a project's "
        + "\"note\".",
      wrong: #"{ "type": "close" } // leaves"#, right: #"{ "type": "close" }"#),
    ProblemPage(
      "json-trailing-comma", "A comma is followed by nothing",
      "Some readers drop it, some refuse the file, some read an empty value. It is refused here, so "
        + "that nobody finds out on the phone.",
      wrong: "[1, 2, ]", right: "[1, 2]"),
    ProblemPage(
      "json-missing-comma", "Two entries have no comma between them",
      "The place that is told is where the second begins; the comma belongs after the first.",
      wrong: #"{ "type": "navigate" "url": "…" }"#, right: #"{ "type": "navigate", "url": "…" }"#),
    ProblemPage(
      "json-missing-colon", "A key has no colon after it",
      "Between a key and its value stands a colon.",
      wrong: #"{ "type" "close" }"#, right: #"{ "type": "close" }"#),
    ProblemPage(
      "json-missing-key", "A key is missing",
      "Each entry of an object is a key in quotation marks, a "
        + "colon and a value.", wrong: "{ close }", right: #"{ "type": "close" }"#),
    ProblemPage(
      "json-missing-value", "A value is missing",
      "Where there is nothing to say, write null or leave "
        + "the key out.", wrong: #"{ "note": }"#, right: #"{ "note": null }"#),
    ProblemPage(
      "json-wrong-bracket", "Brackets do not match",
      "An object that was opened with { is closed by ], or the other way round; what is named is "
        + "where it was opened.", wrong: "[{ \"id\": \"a\" ]}", right: "[{ \"id\": \"a\" }]"),
    ProblemPage(
      "json-duplicate-key", "A key stands twice in one object",
      "Programs differ in which of the two they take, so a screen would show one thing here and "
        + "another on the phone. This is an error, not a warning.",
      wrong: #"{ "text": "Yes", "text": "No" }"#, right: #"{ "text": "Yes" }"#),
    ProblemPage(
      "json-too-deep", "Arrays and objects are nested too deeply",
      "512 levels are read. A file beyond them was made by a program that calls itself."),
    ProblemPage(
      "json-extra-text", "Text follows the value",
      "A file holds one value. Two files were joined, or a merge left something behind.",
      wrong: "{ }{ }", right: "{ }"),
    ProblemPage(
      "json-truncated", "The file ends too early",
      "An object or array that was opened is never closed: the file was cut while it was saved or "
        + "copied."),
    ProblemPage(
      "property-list", "The file is a property list",
      "StoreKit configurations were property lists in early versions of Xcode and are JSON now. "
        + "Opening and saving it in Xcode converts it."),
  ]
}
