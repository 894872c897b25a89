#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Files {
  /// What a folder says about something in it.
  struct Entry: Hashable {
    /// Without following links.
    enum Kind: Hashable {
      case file, folder
      /// A link, a pipe, a device, or the folder does not say.
      case other
    }

    var name: String
    var kind: Kind
  }

  /// What is in a folder, sorted by name, without what begins with a dot.
  static func entries(in folder: String) throws(FileFailure) -> [Entry] {
    guard let stream = opendir(folder) else { throw FileFailure(folder, number: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.utf8.first != UInt8(ascii: ".") {
        entries.append(Entry(name: name, kind: kind(of: entry.pointee)))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(of entry: dirent) -> Entry.Kind {
    switch Int(entry.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .other
    }
  }
}
