/// How large documents may be: one table for what refuses and for what tells. Each is the most that
/// is read; one more is an error, in time proportional to what was read.
public enum Limits {
  /// Bytes of one file.
  public static let fileBytes = 64 << 20
  /// Bytes of a file of the app's texts.
  public static let stringsBytes = 8 << 20
  /// Components of a screen.
  public static let components = 20_000
  /// Components that lie in one another.
  public static let depth = 64
  /// Bytes of one text of a screen.
  public static let textBytes = 100_000
  /// Actions of one component.
  public static let actions = 5_000
  /// Selects of a screen, and options of one select.
  public static let selects = 1_000
  /// Plans of a screen.
  public static let plans = 1_000
  /// Links in one label.
  public static let links = 100
  /// Slides of a carousel (dossier §11.3).
  public static let slides = 20
  /// Segments of a progress bar.
  public static let segments = 100
  /// Bytes of a picture's file.
  public static let pictureBytes = 16 << 20
  /// Columns and rows of dots of a picture.
  public static let pictureSide = 8_192
  /// Dots of a picture.
  public static let pictureDots = 32_000_000
}
