#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the process needs before it opens anything.
enum StandardStreams {
  /// Closed standard streams are taken by a `/dev/null` that gives nothing and takes nothing: else
  /// the next file that is opened would stand in their place, and be read as keys or written over
  /// with talk. A limit on the size of files is then an error like a full disk, not an end.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGXFSZ, SIG_IGN)
  }
}
