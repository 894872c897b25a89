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
    if number == ENXIO { return FileFailure(path, isNoFile) }
    return FileFailure(path, number: number)
  }

  static let isNoFile = "this is a device, a pipe or a socket, a file was expected."
  static let isFolder = "this is a folder, a file was expected."

  /// Why a file of a project is not read that is a link; nil for one that stays in the folder.
  /// `root` is the folder's path without links.
  static func refusal(ofLink path: String, root: String) -> FileFailure? {
    guard isLink(path) else { return nil }
    guard let target = realPath(path) else { return FileFailure(path, number: errno) }
    if target.hasPrefix(root == "/" ? root : root + "/") { return nil }
    return FileFailure(path, "it is a link that leads out of the project's folder.")
  }

  /// All bytes of an open plain file.
  static func readPlain(
    _ descriptor: Int32, _ path: String, atMost limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, number: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(path, isFolder)
    default: throw FileFailure(path, isNoFile)
    }
    guard status.st_size <= limit else {
      throw FileFailure(path, "it has more than \(limit >> 20) MiB, the most that is read.")
    }
    return try readAll(descriptor, path, expecting: Int(status.st_size), atMost: limit)
  }
}
