/// Whether the program is used for the first time: a file in the folder for state says that it was.
enum FirstRun {
  private static let name = "welcomed"

  /// True once for each person; never where nothing can be kept.
  static func begins(in environment: Environment) -> Bool {
    guard let folder = environment.stateFolder else { return false }
    let path = PathText.joined(folder, name)
    guard !Files.exists(path) else { return false }
    do throws(FileFailure) {
      try Files.makeFolder(folder)
      try Files.replace(path, with: [])
      return true
    } catch {
      return false
    }
  }
}
