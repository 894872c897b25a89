/// `countdown`: time that is left (our extension, dossier §11.3).
public struct Countdown: Hashable, Sendable {
  /// When it stands at nought.
  public enum End: Hashable, Sendable {
    /// So many seconds after the screen is shown; begins anew each time (`seconds`).
    case afterShowing(seconds: Int)
    /// At a moment, in seconds since 1970 (`end_date`).
    case at(Int)
    /// So many seconds after the moment that a user attribute holds (`user_attribute`, `offset`).
    case attribute(String, offsetSeconds: Int)
  }

  /// When it stands at nought.
  public var end: End
  /// `text`, with `{{TIMER(HOURS)}}` and so on; nil has the usual form, `02:45:05`.
  public var text: String?
  /// The text in other languages, by language.
  public var textsByLanguage: [String: String]

  /// Makes a countdown.
  public init(_ end: End, text: String? = nil, textsByLanguage: [String: String] = [:]) {
    self.end = end
    self.text = text
    self.textsByLanguage = textsByLanguage
  }

  /// A countdown that begins when the screen is shown.
  public init(seconds: Int) { self.init(.afterShowing(seconds: seconds)) }
}

/// `carousel`: slides that a swipe turns, or time (our extension, dossier §11.3).
public struct Carousel: Hashable, Sendable {
  /// `components`, at most `Limits.slides`.
  public var slides: [Component]
  /// `auto_play`: the next slide comes by itself.
  public var playsByItself: Bool
  /// `pause_time`: how long a slide stays then.
  public var pauseMilliseconds: Int
  /// `infinite_loop`: after the last slide comes the first.
  public var loops: Bool
  /// `peek_offset` is not 0: what is beside the slide looks in.
  public var peeks: Bool
  /// `page_dots`: one for each slide.
  public var showsDots: Bool
  /// `default_slide`, from 0.
  public var firstSlide: Int

  /// Makes a carousel.
  public init(
    _ slides: [Component] = [], playsByItself: Bool = false, pauseMilliseconds: Int = 3_000,
    loops: Bool = false, peeks: Bool = true, showsDots: Bool = true, firstSlide: Int = 0
  ) {
    self.slides = slides
    self.playsByItself = playsByItself
    self.pauseMilliseconds = pauseMilliseconds
    self.loops = loops
    self.peeks = peeks
    self.showsDots = showsDots
    self.firstSlide = firstSlide
  }

  /// The slide that a step leads to; nil at an end that does not loop.
  public func slide(after slide: Int, by step: Int) -> Int? {
    guard !slides.isEmpty else { return nil }
    let next = slide + step
    if slides.indices.contains(next) { return next }
    return loops ? (next % slides.count + slides.count) % slides.count : nil
  }
}

/// `video` and `lottie`: what moves by itself; never fetched, a frame with its time stands for it
/// (our extension, dossier §11.3).
public struct Media: Hashable, Sendable {
  /// The two types of the wire.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case video, lottie
  }

  /// Which of the two.
  public var kind: Kind
  /// `video_url` or `animation_url`.
  public var url: String
  /// `dark_video_url` or `dark_animation_url`.
  public var darkURL: String?
  /// `title`, for a person; the file's name stands for it when it is not given.
  public var title: String?
  /// `duration`, in seconds; 0 when it is not known.
  public var durationSeconds: Int
  /// `auto_play`: it runs as soon as the screen is shown.
  public var playsByItself: Bool
  /// `loop`: it begins again at its end.
  public var loops: Bool
  /// `poster_url`: the picture that stands for it.
  public var posterURL: String?
  /// `is_muted`: it runs without its sound; nil where the file does not say. Of a video only.
  public var isMuted: Bool?

  /// Makes one.
  public init(
    _ kind: Kind, url: String, darkURL: String? = nil, title: String? = nil,
    durationSeconds: Int = 0, playsByItself: Bool = true, loops: Bool = true,
    posterURL: String? = nil
  ) {
    self.kind = kind
    self.url = url
    self.darkURL = darkURL
    self.title = title
    self.durationSeconds = durationSeconds
    self.playsByItself = playsByItself
    self.loops = loops
    self.posterURL = posterURL
  }

  /// The second that is shown so long after the screen came up.
  public func second(afterMilliseconds elapsed: Int) -> Int {
    guard playsByItself else { return 0 }
    let passed = max(0, elapsed) / 1_000
    guard durationSeconds > 0 else { return passed }
    return loops ? passed % durationSeconds : min(passed, durationSeconds)
  }
}

/// `progress_bar`: how much of something is done (our extension, dossier §11.3).
public struct ProgressBar: Hashable, Sendable {
  /// `value`, 0…`maximum`.
  public var value: Double
  /// `max`, above 0.
  public var maximum: Double
  /// `segments`: so many parts with room between them; 1 is one line.
  public var segmentCount: Int

  /// Makes a bar.
  public init(value: Double, maximum: Double = 100, segmentCount: Int = 1) {
    self.value = value
    self.maximum = maximum
    self.segmentCount = segmentCount
  }

  /// 0…1.
  public var fraction: Double {
    maximum > 0 ? min(1, max(0, value / maximum)) : 0
  }

  /// How many segments are full.
  public var fullSegmentCount: Int { Int(fraction * Double(segmentCount) + 0.5) }
}

/// `web_view`: a page inside the screen; never opened, a frame with its address stands for it (our
/// extension, dossier §11.3).
public struct WebView: Hashable, Sendable {
  /// `url`.
  public var url: String
  /// `title`, for a person.
  public var title: String?

  /// Makes one.
  public init(url: String, title: String? = nil) {
    self.url = url
    self.title = title
  }
}

/// A component whose type is not known, or that lacks what its type cannot do without.
public struct UnknownComponent: Hashable, Sendable {
  /// As the document names it.
  public var type: String
  /// `fallback`: what is shown in its place.
  public var fallback: Component?
  /// `components`: shown as a vstack where there is no fallback.
  public var components: [Component]

  /// Makes one; without anything to show, a frame with its name stands for it.
  public init(type: String, components: [Component] = [], fallback: Component? = nil) {
    self.type = type
    self.components = components
    self.fallback = fallback
  }

  /// What is shown in its place.
  public var shown: [Component] { fallback.map { [$0] } ?? components }
}
