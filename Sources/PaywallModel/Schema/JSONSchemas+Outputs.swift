/// What Paywalk itself writes as JSON.
extension JSONSchemas {
  /// `paywalk check --format json`.
  static let problems = FormatSchema(
    "problems", root: "problems", shape: .list(.definition("problem")),
    definitions: [
      "problem": Definition(
        properties: [
          "severity": .choice(Problem.Severity.allCases.map(\.rawValue)), "code": .name,
          "file": .name, "line": .number(1...Int(Int32.max)), "column": .number(1...Int(Int32.max)),
          "length": .number(1...Int(Int32.max)), "path": .text, "message": .name, "advice": .text,
        ],
        required: [
          "severity", "code", "file", "line", "column", "length", "path", "message", "advice",
        ])
    ], texts: SchemaTexts.problems)

  /// `paywalk render --format json` of a screen.
  static let picture = FormatSchema(
    "picture", root: "picture",
    definitions: [
      "picture": Definition(
        properties: [
          "screen": .name, "columns": .cells, "rows": .cells, "contentRows": .cells,
          "selections": .anything, "texts": .list(.definition("text")),
          "targets": .list(.definition("target")), "tree": .definition("component"),
        ],
        required: [
          "screen", "columns", "rows", "contentRows", "selections", "texts", "targets", "tree",
        ]),
      "text": Definition(
        properties: ["text": .name, "rect": .definition("rect")], required: ["text", "rect"]),
      "rect": Definition(
        properties: ["column": .cells, "row": .cells, "columns": .cells, "rows": .cells],
        required: ["column", "row", "columns", "rows"]),
      "target": Definition(
        properties: [
          "id": .text, "role": .name, "label": .text, "isChosen": .flag, "disabledReason": .text,
          "rect": .definition("rect"), "actions": .list(.definition("action")),
        ], required: ["role", "label", "isChosen", "rect", "actions"]),
      "action": Definition(properties: ["type": .name], required: ["type"], isClosed: false),
      "component": Definition(
        properties: [
          "path": .name, "type": .text, "id": .text, "line": .cells, "column": .cells,
          "isShown": .flag, "hiddenBecause": .text, "rect": .definition("rect"), "text": .text,
          "actions": .list(.definition("action")), "components": .list(.definition("component")),
        ],
        required: ["path", "type", "line", "column", "isShown", "actions", "components"]),
    ], texts: SchemaTexts.picture)
}

extension Shape {
  /// A count or place.
  fileprivate static let cells = Shape.number(0...Int(Int32.max))
}
