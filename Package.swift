// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whoever depends on the package may not be given unsafe flags; SwiftPM keeps such packages there.
let isDependency = Context.packageDirectory.contains("/checkouts/")

/// A generic type is looked up by its name when it is first needed, and with it, among all that the
/// program has, how its keys are hashed: a seventh of a start. The release asks for the type
/// itself, and each function is one that the linker can leave out or put elsewhere. Modules may
/// look into one another: the face of a walk goes through five of them at each key. Looking for a
/// text in a text would bring in all regular expressions, whose tables each start has to set right,
/// and so does not compile (`PlainSearch` stands for it).
let quickStart: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      [
        "-cross-module-optimization",
        "-Xfrontend", "-disable-implicit-string-processing-module-import",
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
        "-Xfrontend", "-function-sections",
      ],
      .when(platforms: [.linux], configuration: .release))
  ]

let rules: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let strict = rules + quickStart

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], documents: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: documents, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["EmulatorTestSupport"], swiftSettings: rules)
}

/// Whether one of the folders that a Linux keeps its libraries in has an archive.
func hasArchive(_ name: String, in folders: [String]) -> Bool {
  folders.contains { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ([""] + names).contains {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(name)")
    }
  }
}

/// A third of what passes before `main` is looking up names of the C++ library in which Swift's
/// runtime is written. A Linux that has the library's archive links it in, and leaves out the names
/// and the relocations that nobody needs; so with curses. Functions that a walk runs lie side by
/// side (`.ci/order`): the rest of the program stays out of memory. A program that is written through
/// a mapping lies in the system's memory in single pages until it is copied, and each costs its own
/// time when it is mapped; so it is written at once. That is what `--mmap-output-file` does in the
/// linker of Swift 6.3, which has the two ways the wrong way round; elsewhere it changes nothing.
/// A sanitizer stands in for the C library's functions, and so must be found by name.
func linking() -> [LinkerSetting] {
  guard Context.environment["PAYWALK_SANITIZER"] == nil else { return [] }
  let folder = "\(Context.packageDirectory)/Sources/paywalk/Linking"
  let systems = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/gcc")) ?? []
  guard hasArchive("libstdc++.a", in: systems.map { "/usr/lib/gcc/\($0)" }) else { return [] }
  let hasCurses = ["libncursesw.a", "libtinfo.a"].allSatisfy {
    hasArchive($0, in: ["/usr/lib", "/usr/lib64"])
  }
  let options = [
    "-z", "pack-relative-relocs", "--version-script=\(folder)/names.map",
    "--symbol-ordering-file=\(folder)/order.txt", "--no-warn-symbol-ordering",
    "--mmap-output-file",
  ]
  let flags =
    ["-use-ld=lld", "-L\(folder)", "-Xclang-linker", "-static-libgcc"]
    + (hasCurses ? ["-L\(folder)/curses"] : [])
  return [
    .unsafeFlags(
      flags + options.flatMap { ["-Xlinker", $0] },
      .when(platforms: [.linux], configuration: .release))
  ]
}

let package = Package(
  name: "paywalk",
  products: [
    .library(name: "Purchasely", targets: ["Purchasely"]),
    .library(name: "PaywalkKit", targets: ["PaywalkKit"]),
    .executable(name: "paywalk", targets: ["paywalk"]),
  ],
  targets: [
    library("TerminalModel"),
    library("SurfaceFormats", ["TerminalModel"]),
    library("QRCode"),
    library(
      "PaywallModel",
      documents: ["Project.md", "Components.md", "Presentations.md", "Limits.md", "Links.md"]),
    library("EmulatorCore", ["PaywallModel"]),
    .target(
      name: "PaywallRenderer", dependencies: ["TerminalModel", "PaywallModel"],
      exclude: ["Layout.md"], swiftSettings: strict),
    library(
      "EmulatorShell",
      ["TerminalModel", "PaywallModel", "EmulatorCore", "PaywallRenderer", "QRCode"]),
    library(
      "SessionRecording",
      [
        "TerminalModel", "SurfaceFormats", "PaywallModel", "EmulatorCore", "PaywallRenderer",
        "EmulatorShell",
      ],
      documents: ["Scenario.md"]),
    library("Purchasely", ["EmulatorCore", "PaywallModel"]),
    .target(
      name: "CCurses",
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]),
    library("CursesTerminal", ["CCurses", "TerminalModel"]),
    .target(name: "CChafa"),
    .target(name: "CMemory"),
    .target(name: "CThreads"),
    library("ChafaPictures", ["CChafa", "TerminalModel"]),
    library(
      "PaywalkKit",
      [
        "TerminalModel", "SurfaceFormats", "PaywallModel", "EmulatorCore", "PaywallRenderer",
        "EmulatorShell", "SessionRecording", "ChafaPictures", "CursesTerminal", "CMemory",
        "CThreads",
      ]),
    .executableTarget(
      name: "paywalk", dependencies: ["PaywalkKit"], exclude: ["Linking"], swiftSettings: strict,
      linkerSettings: linking()),
    .executableTarget(
      name: "paywalk-bench",
      dependencies: [
        "TerminalModel", "PaywallModel", "EmulatorCore", "PaywallRenderer", "EmulatorShell",
        "SessionRecording", "paywalk",
      ],
      exclude: ["baseline.c", "peers"], swiftSettings: strict),
    .executableTarget(
      name: "paywalk-fuzz",
      dependencies: [
        "TerminalModel", "PaywallModel", "EmulatorCore", "EmulatorShell", "SessionRecording",
        "PaywalkKit",
      ],
      swiftSettings: strict),
    .executableTarget(name: "denied", path: "Tests/Programs/denied"),
    .executableTarget(
      name: "terminal-faults", dependencies: ["CursesTerminal", "TerminalModel"],
      path: "Tests/Programs/terminal-faults", swiftSettings: strict),
    library(
      "Journeys",
      [
        "TerminalModel", "PaywallModel", "EmulatorCore", "PaywallRenderer", "EmulatorShell",
        "SessionRecording",
      ]),
    .executableTarget(
      name: "paywalk-journeys", dependencies: ["Journeys", "PaywallModel", "SessionRecording"],
      swiftSettings: strict),
    library(
      "EmulatorTestSupport",
      [
        "Journeys", "TerminalModel", "PaywallModel", "EmulatorCore", "PaywallRenderer",
        "EmulatorShell",
        "SessionRecording",
      ]),
    tests("TerminalModelTests", ["TerminalModel"]),
    tests("QRCodeTests", ["QRCode"]),
    tests("ChafaPicturesTests", ["ChafaPictures", "TerminalModel"]),
    tests("SurfaceFormatsTests", ["SurfaceFormats", "TerminalModel"]),
    tests("PaywallModelTests", ["PaywallModel"]),
    tests("EmulatorCoreTests", ["EmulatorCore", "PaywallModel"]),
    tests("PaywallRendererTests", ["PaywallRenderer", "PaywallModel", "TerminalModel"]),
    tests(
      "EmulatorShellTests",
      ["EmulatorShell", "EmulatorCore", "PaywallRenderer", "PaywallModel", "TerminalModel"]),
    tests(
      "SessionRecordingTests",
      [
        "SessionRecording", "EmulatorShell", "EmulatorCore", "PaywallRenderer", "PaywallModel",
        "TerminalModel",
      ]),
    tests("PurchaselyTests", ["Purchasely", "EmulatorCore", "PaywallModel"]),
    tests("JourneysTests", ["Journeys", "EmulatorCore", "PaywallModel"]),
    tests("StyleTests", []),
    tests("PaywalkBenchTests", ["paywalk-bench"]),
    tests(
      "PaywalkKitTests",
      [
        "PaywalkKit", "SessionRecording", "EmulatorShell", "EmulatorCore", "PaywallModel",
        "TerminalModel", "denied", "terminal-faults", "paywalk-fuzz",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
