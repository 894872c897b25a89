#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Plays inputs through a reader of outside bytes. Built by `.ci/fuzz` it makes the inputs itself,
/// by libFuzzer; built as all else is, it plays files, so that what was once found stays found.
@main
enum Fuzz {
  /// The first word of the command line. A constant, because libFuzzer calls back without a
  /// context.
  fileprivate static let reader = CommandLine.arguments.dropFirst().first.flatMap(
    FuzzedReader.init(rawValue:))

  static func main() {
    guard let reader else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: " ")
      print("usage: paywalk-fuzz READER FILE…\nreaders: \(names)")
      exit(2)
    }
    run(reader)
  }

  #if FUZZING
    /// What follows the reader's name is libFuzzer's, the name being its program.
    private static func run(_ reader: FuzzedReader) {
      var count = CommandLine.argc - 1
      var words = CommandLine.unsafeArgv.advanced(by: 1)
      exit(
        runDriver(&count, &words) { bytes, count in
          Fuzz.reader?.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        })
    }
  #else
    private static func run(_ reader: FuzzedReader) {
      let paths = CommandLine.arguments.dropFirst(2)
      for path in paths {
        guard let bytes = contents(of: path) else {
          print("\(path) is not there, or is no file.")
          exit(2)
        }
        reader.take(bytes)
      }
      print("\(reader.rawValue): \(paths.count) inputs, none broke it.")
    }

    private static func contents(of path: String) -> [UInt8]? {
      guard let file = fopen(path, "rb") else { return nil }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
        bytes += chunk.prefix(count)
      }
      return ferror(file) == 0 ? bytes : nil
    }
  #endif
}

#if FUZZING
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
