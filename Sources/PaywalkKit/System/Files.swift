import PaywallModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file could not be read or written.
struct FileFailure: Error, Hashable {
  var path: String
  /// Completes "screens: …".
  var reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// With the system's own words for an error number.
  init(_ path: String, number: Int32) {
    switch number {
    case ENOENT: self.init(path, "there is no such file or folder.")
    case EACCES, EPERM: self.init(path, "it must not be opened. Look at its permissions.")
    case ENOTDIR: self.init(path, "a part of the path is no folder.")
    case ENOSPC, EDQUOT: self.init(path, "the disk is full.")
    case EFBIG: self.init(path, "it would grow larger than is allowed.")
    case EBADF: self.init(path, "it is closed.")
    case ELOOP: self.init(path, "its links lead in a circle.")
    case EROFS: self.init(path, "the disk takes no changes.")
    default: self.init(path, String(cString: strerror(number)) + ".")
    }
  }

  /// `screens: there is no such file or folder.`
  var message: String { "\(path.isEmpty ? "\"\"" : path): \(reason)" }
}

/// Files and folders, without Foundation.
enum Files {
  /// What is at a path.
  enum Kind: Hashable {
    case file(size: Int)
    case folder
    /// A pipe, a device, a socket.
    case other
  }

  static func kind(of path: String) throws(FileFailure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(path, number: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  static func exists(_ path: String) -> Bool { (try? kind(of: path)) != nil }

  /// All bytes of a plain file of at most `Limits.fileBytes` bytes.
  static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    // Some devices do something already when they are opened.
    guard case .file = try kind(of: path) else { throw FileFailure(path, try notPlain(path)) }
    // What was a file a moment ago may be a pipe by now, and opening one waits.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, number: errno) }
    defer { close(descriptor) }
    return try readPlain(descriptor, path, atMost: Limits.fileBytes)
  }

  private static func notPlain(_ path: String) throws(FileFailure) -> String {
    try kind(of: path) == .folder ? isFolder : isNoFile
  }

  /// Whether the path itself is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What is left of an open file; a little more than `limit` where there is more.
  static func readAll(
    _ descriptor: Int32, _ path: String, expecting size: Int, atMost limit: Int
  ) throws(FileFailure) -> [UInt8] {
    // One more than there should be shows the end without another piece.
    var (bytes, isEnd) = try readPiece(descriptor, path, atMost: size + 1)
    while !isEnd, bytes.count <= limit {
      let next = try readPiece(descriptor, path, atMost: 1 << 16)
      bytes += next.bytes
      isEnd = next.isEnd
    }
    return bytes
  }

  /// So many of the next bytes, or all that are left where those are fewer.
  private static func readPiece(
    _ descriptor: Int32, _ path: String, atMost most: Int
  ) throws(FileFailure) -> (bytes: [UInt8], isEnd: Bool) {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, end in
      while end < buffer.count {
        let count = systemRead(
          descriptor, buffer.baseAddress.map { $0 + end }, buffer.count - end)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { failure = errno }
        if count <= 0 { return }
        end += count
      }
    }
    if let failure { throw FileFailure(path, number: failure) }
    return (bytes, bytes.count < most)
  }

  private static func systemRead(
    _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, bytes, count)
    #else
      Glibc.read(descriptor, bytes, count)
    #endif
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in folder: String) throws(FileFailure) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// The paths of all that is no folder below a folder, sorted, at most eight folders deep. Links
  /// to folders are not followed.
  static func below(_ folder: String, depth: Int = 8) throws(FileFailure) -> [String] {
    var paths: [String] = []
    for name in try names(in: folder) {
      let path = PathText.joined(folder, name)
      switch try? kind(of: path) {
      case .folder where depth > 0 && !isLink(path): paths += try below(path, depth: depth - 1)
      case .folder: break
      case .file, .other, nil: paths.append(path)
      }
    }
    return paths
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = PathText.parent(of: path), parent != path else {
      throw FileFailure(path, number: errno)
    }
    try makeFolder(parent)
    if mkdir(path, 0o755) != 0 && errno != EEXIST { throw FileFailure(path, number: errno) }
  }

  /// Writes a file so that there is either the old one or the whole new one, whatever happens.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    let temporary = "\(path).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path, number: errno) }
    let isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let number = errno
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      let failure = FileFailure(path, number: isWritten ? errno : number)
      unlink(temporary)
      throw failure
    }
  }

  /// Whether all bytes could be written.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return false }
      offset += count
    }
    return true
  }

  /// The file's path without links and dots; nil when it is not there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder in which the program was started.
  static func currentFolder() -> String { realPath(".") ?? "/" }
}
