/// Which inputs are gone on with. It follows from the input alone, so that a find is found again.
enum Sample {
  /// One input of so many.
  private static let share: UInt64 = 1_024

  static func isChosen(_ bytes: [UInt8]) -> Bool {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (hash >> 32) % share == 0
  }
}
