import Foundation

/// Writes a line at once, so that nothing is lost when the process ends in the middle.
func say(_ text: some StringProtocol) {
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
