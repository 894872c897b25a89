import ChafaPictures
import CursesTerminal
import PaywallModel
import TerminalModel

/// `paywalk doctor`: what of this machine Paywalk can use, and what to do about the rest.
enum DoctorCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let environment = Environment.current()
    let findings =
      [terminal(environment)].flatMap { $0 } + [locale, pictures, state(environment), project]
    for finding in findings { Output.data(finding.text) }
    return findings.contains { $0.grade == .missing } ? .failed : .fine
  }

  /// One thing that was looked at.
  struct Finding: Hashable {
    enum Grade: String {
      case fine = "ok     "
      case limited = "limited"
      case missing = "missing"
    }

    var grade: Grade
    var name: String
    var detail: String
    /// What to do; empty where nothing is to be done.
    var advice = ""

    /// `ok       terminal   xterm-256color, 80x24`
    var text: String {
      let blanks = String(repeating: " ", count: max(1, 11 - name.count))
      let tail = advice.isEmpty ? "" : " \(advice)"
      return "\(grade.rawValue)  \(name)\(blanks)\(detail)\(tail)"
    }
  }

  /// The terminal is taken over for a moment and given back before anything is said.
  private static func terminal(_ environment: Environment) -> [Finding] {
    let name = environment.variables["TERM"] ?? ""
    do throws(CursesTerminalError) {
      let device = try CursesTerminal(environment: environment.variables)
      let (size, depth, unicode) = (device.size, device.depth, device.drawsUnicode)
      device.close()
      return [
        Finding(
          grade: size.columns >= 40 && size.rows >= 12 ? .fine : .limited, name: "terminal",
          detail: "\(name), \(size.columns)x\(size.rows).",
          advice: size.columns >= 40 && size.rows >= 12 ? "" : "Paywalk needs 40x12."),
        colors(depth, isForbidden: environment.variables["NO_COLOR"]?.isEmpty == false),
        Finding(
          grade: unicode ? .fine : .limited, name: "characters",
          detail: unicode ? "Unicode." : "ASCII only.",
          advice: unicode ? "" : "Set LC_ALL to a UTF-8 locale, such as C.UTF-8."),
      ]
    } catch {
      return [
        Finding(
          grade: .limited, name: "terminal", detail: error.description,
          advice: "Everything but run and replay works without one.")
      ]
    }
  }

  private static func colors(_ depth: ColorDepth, isForbidden: Bool) -> Finding {
    switch depth {
    case .trueColor: Finding(grade: .fine, name: "colours", detail: "all.")
    case .xterm256: Finding(grade: .fine, name: "colours", detail: "256.")
    case .ansi16:
      Finding(
        grade: .limited, name: "colours", detail: "16.",
        advice: "Set TERM to what the terminal is, such as xterm-256color.")
    case .mono:
      Finding(
        grade: .limited, name: "colours",
        detail: isForbidden ? "none: NO_COLOR is set." : "none.",
        advice: "Marks tell things apart.")
    }
  }

  private static var locale: Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let set = names.compactMap { name in Environment.value(name).map { "\(name)=\($0)" } }
    return Finding(
      grade: .fine, name: "locale",
      detail: set.isEmpty ? "none is set." : set.joined(separator: " ") + ".")
  }

  private static var pictures: Finding {
    guard let library = ChafaPictures.missingLibrary else {
      return Finding(grade: .fine, name: "pictures", detail: "drawn.")
    }
    return Finding(
      grade: .limited, name: "pictures", detail: "\(library) is not installed.",
      advice: "A frame with its name stands for each.")
  }

  private static func state(_ environment: Environment) -> Finding {
    guard let folder = environment.stateFolder else {
      return Finding(
        grade: .limited, name: "journals", detail: "there is no place for them.",
        advice: "Set HOME or XDG_STATE_HOME.")
    }
    do throws(FileFailure) {
      try Files.makeFolder(folder)
      return Finding(grade: .fine, name: "journals", detail: "\(folder).")
    } catch {
      return Finding(
        grade: .limited, name: "journals", detail: error.message,
        advice: "A walk that stops is not kept.")
    }
  }

  private static var project: Finding {
    do throws(CommandFailure) {
      let folder = try ProjectFolder.open(nil, store: nil)
      let screens = Count.text(folder.catalog.screens.count, "screen")
      return Finding(grade: .fine, name: "project", detail: "\(folder.path), \(screens).")
    } catch {
      return Finding(
        grade: .limited, name: "project", detail: error.message,
        advice: "paywalk new project NAME makes one.")
    }
  }
}
