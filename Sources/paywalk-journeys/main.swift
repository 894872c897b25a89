// Random journeys: walks through the emulator by chance, each from its seed, with the invariants as
// the judge. `paywalk-journeys --help` has the options.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let options = Options(Array(CommandLine.arguments.dropFirst()))
switch options.role {
case .help:
  say(Options.help)
  exit(options.isWrong ? 2 : 0)
case .leader: exit(Leader(options).run())
case .worker: Worker(options).run()
case .keeper: Worker(options).keep()
}
