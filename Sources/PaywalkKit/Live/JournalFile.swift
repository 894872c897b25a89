import PaywallModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file that a walk is written into while it goes on, line by line: a killed program loses at
/// most the line that it was writing.
struct JournalFile {
  /// Where it is now.
  private(set) var path: String
  /// Set once a line could not be written; the walk goes on without.
  private(set) var failure: FileFailure?
  private var descriptor: Int32
  private var isDirty = false
  private var byteCount = 0

  /// A journal that nobody asked for stops growing here.
  private static let mostBytes = Limits.journalBytes
  /// So many journals are kept.
  private static let mostJournals = Limits.journals

  /// Makes an empty file; its folder is made too.
  init(at path: String) throws(FileFailure) {
    if let folder = PathText.parent(of: path) { try Files.makeFolder(folder) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path, number: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  /// Fails where no recording can be made. An older recording that is there already will be kept
  /// aside; another file is not written over.
  static func check(_ path: String) throws(FileFailure) {
    if Files.exists(path) {
      guard try Files.read(path).starts(with: Array("paywalk-session".utf8)) else {
        throw FileFailure(path, "this is no recording and is not written over.")
      }
      return
    }
    var journal = try JournalFile(at: path)
    journal.finish()
    unlink(path)
  }

  /// Makes a journal in the state folder and lets the oldest ones go. Names sort by age.
  init(in folder: String) throws(FileFailure) {
    try Files.makeFolder(folder)
    let journals = try Files.names(in: folder).filter {
      $0.hasPrefix("journal-") && $0.hasSuffix(".session")
    }
    for name in journals.dropLast(Self.mostJournals - 1) { unlink(PathText.joined(folder, name)) }
    let digits = String(time(nil))
    let name = "journal-" + String(repeating: "0", count: 12 - digits.count) + digits
    try self.init(at: "\(folder)/\(name)-\(getpid()).session")
  }

  /// Appends lines at once.
  mutating func append(_ lines: [String]) {
    guard !lines.isEmpty, failure == nil, descriptor >= 0 else { return }
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.utf8
      bytes.append(0x0a)
    }
    byteCount += bytes.count
    if byteCount > Self.mostBytes {
      failure = FileFailure(path, "it has \(Self.mostBytes >> 20) MiB, the rest is not recorded.")
    } else if !Files.writeAll(bytes, to: descriptor) {
      failure = FileFailure(path, number: errno)
    }
    isDirty = true
  }

  /// Waits until the disk has what was written.
  mutating func sync() {
    if isDirty && descriptor >= 0 { fsync(descriptor) }
    isDirty = false
  }

  /// Ends the writing.
  mutating func finish() {
    sync()
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Moves the file; its lines stay as they are.
  mutating func move(to target: String) throws(FileFailure) {
    if let folder = PathText.parent(of: target) { try Files.makeFolder(folder) }
    guard rename(path, target) == 0 else { throw FileFailure(target, number: errno) }
    path = target
  }
}
