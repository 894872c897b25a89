import PaywallModel

extension SourceFile {
  /// A file that a command was given; what keeps it from being read ends the command.
  static func opened(at path: String) throws(CommandFailure) -> SourceFile {
    do throws(FileFailure) {
      return SourceFile(name: path, bytes: try Files.read(path))
    } catch {
      throw CommandFailure(error.message)
    }
  }
}
