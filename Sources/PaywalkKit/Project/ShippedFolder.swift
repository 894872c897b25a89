/// Where the files lie that come with the program.
enum ShippedFolder {
  /// A folder of the project that ships, as short as it can be written: `screens/rules`.
  static func path(_ name: String) -> String {
    let near = "screens/\(name)"
    if Files.exists(near) { return near }
    return ProjectFolder.shippedFolder().map { PathText.joined($0, name) } ?? near
  }
}
