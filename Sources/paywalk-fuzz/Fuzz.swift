#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Plays inputs through a reader of outside bytes. Built by `.ci/fuzz` it makes the inputs itself,
/// by libFuzzer; built as all else is, it plays files, so that what was once found stays found.
@main
enum Fuzz {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let name = words.first, let reader = FuzzedReader(rawValue: name) else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: " ")
      print("usage: paywalk-fuzz READER FILE…\nreaders: \(names)")
      exit(2)
    }
    run(reader, words.dropFirst())
  }

  #if FUZZING
    private static func run(_ reader: FuzzedReader, _ options: ArraySlice<String>) {
      fuzzedReader = reader
      fuzzArguments = (["paywalk-fuzz"] + options).map { strdup($0) } + [nil]
      var count = Int32(fuzzArguments.count - 1)
      let status = fuzzArguments.withUnsafeMutableBufferPointer { buffer in
        var list = buffer.baseAddress
        return runDriver(&count, &list) { bytes, count in
          fuzzedReader.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        }
      }
      exit(status)
    }
  #else
    private static func run(_ reader: FuzzedReader, _ paths: ArraySlice<String>) {
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
  /// libFuzzer calls back without a context of ours; set once, before it begins.
  nonisolated(unsafe) private var fuzzedReader = FuzzedReader.screen
  /// Kept for as long as the process: what only a local variable knows counts as leaked.
  nonisolated(unsafe) private var fuzzArguments: [UnsafeMutablePointer<CChar>?] = []

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
