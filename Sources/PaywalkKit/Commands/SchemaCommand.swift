import PaywallModel

/// `paywalk schema`: the JSON Schema of a format, or which formats there are.
enum SchemaCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    guard let name = line.arguments.first else {
      let width = JSONSchemas.names.map(\.count).max() ?? 0
      for name in JSONSchemas.names {
        let blanks = String(repeating: " ", count: width - name.count)
        Output.data("\(name)\(blanks)  \(JSONSchemas.titles[name] ?? "")")
      }
      return .fine
    }
    guard let text = JSONSchemas.text(name) else {
      let advice = NearestName.advice(
        for: name, among: JSONSchemas.names,
        otherwise: "Known: \(JSONSchemas.names.joined(separator: ", ")).")
      throw CommandFailure("There is no schema \"\(name)\". \(advice)")
    }
    Output.data(text)
    return .fine
  }
}
