#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// The bytes of a plain file below a folder. What leads out of it, links, pipes and devices are
  /// refused, and no link is followed on the way, so what a document names cannot reach elsewhere.
  static func read(
    inside folder: String, _ path: String, atMost limit: Int
  ) throws(FileFailure) -> [UInt8] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let leadsOut = parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") }
    guard !leadsOut, let name = parts.last else {
      throw FileFailure(path, "it leads out of the project's folder.")
    }
    var descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(folder, number: errno) }
    for part in parts.dropLast() {
      let next = openat(descriptor, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let number = errno
      close(descriptor)
      guard next >= 0 else { throw refusal(path, number) }
      descriptor = next
    }
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    let number = errno
    close(descriptor)
    guard file >= 0 else { throw refusal(path, number) }
    defer { close(file) }
    return try readPlain(file, path, atMost: limit)
  }

  private static func refusal(_ path: String, _ number: Int32) -> FileFailure {
    // ENOTDIR is what a link has where a folder was wanted, ENXIO what a pipe has.
    if number == ELOOP || number == ENOTDIR {
      return FileFailure(path, "it is a link or lies behind one; links are not followed.")
    }
    if number == ENXIO { return FileFailure(path, notPlain) }
    return FileFailure(path, number: number)
  }

  private static let notPlain = "this is a device or a pipe, a file was expected."

  private static func readPlain(
    _ descriptor: Int32, _ path: String, atMost limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, number: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(path, "this is a folder, a file was expected.")
    default: throw FileFailure(path, notPlain)
    }
    guard status.st_size <= limit else {
      throw FileFailure(
        path, "it has \(status.st_size >> 20) MiB, at most \(limit >> 20) MiB are read.")
    }
    return try readAll(descriptor, path, expecting: Int(status.st_size), atMost: limit)
  }
}
