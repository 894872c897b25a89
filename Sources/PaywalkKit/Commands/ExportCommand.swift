import EmulatorShell
import PaywallModel
import SessionRecording
import SurfaceFormats
import TerminalModel

/// `paywalk export`: a recording, or a scenario's walk, for somebody who has no Paywalk.
enum ExportCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let path = line.arguments[0]
    guard RecordedPicture.isRecording(path) else {
      throw CommandFailure("\(path): a *.session or *.scenario was expected.")
    }
    let recorded = try RecordedPicture.open(path)
    for text in recorded.warnings + recorded.errors { Output.talk(text) }
    let scheme = try line.choice("scheme", ColorScheme.self)
    let isLight = (scheme ?? recorded.session.header.options.scheme) == .light
    let look = SessionExport.Look(
      colors: PictureColors(of: Theme(scheme: isLight ? .light : .dark)),
      castVersion: try castVersion(line.value("cast-version")), scheme: scheme)
    let text = SessionExport.text(
      of: recorded.session, named: PathText.name(of: path), catalog: recorded.project.catalog,
      as: try line.choice("format", SessionExport.Format.self) ?? .markdown, look: look)
    try write(text, to: line.value("output"))
    return recorded.errors.isEmpty ? .fine : .wrongInput
  }

  private static func castVersion(
    _ written: String?
  ) throws(CommandFailure) -> AsciiCast.Version {
    guard let written else { return .two }
    if let version = Int(written).flatMap(AsciiCast.Version.init) { return version }
    throw CommandFailure("--cast-version \(written): 2 or 3 was expected.")
  }

  /// A file that is there stays as it is.
  private static func write(_ text: String, to path: String?) throws(CommandFailure) {
    guard let path else { return Output.picture(text) }
    do throws(FileFailure) {
      if Files.exists(path) {
        throw FileFailure(path, "this is there already and is not written over.")
      }
      try Files.replace(path, with: Array(text.utf8))
      Output.talk("Written: \(path)")
    } catch {
      throw CommandFailure(error.message)
    }
  }
}
