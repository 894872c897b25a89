import Journeys

/// What the command line asks for.
struct Options {
  enum Role { case help, leader, worker, keeper }

  var role = Role.leader
  var isWrong = false
  var count = 1_000
  var seed: UInt64 = 1
  var length = 200
  var kind: Journey.Kind?
  var project = "screens"
  /// One line a journey, besides the sum.
  var lists = false
  /// The first journey that fails is the last one, and is not shrunk.
  var stopsAtFault = false
  /// Only these of the steps, of a journey that ends the process.
  var kept: [Int] = []
  /// A planted bug, in a build that has them.
  var mutant: String?

  static let help = """
    paywalk-journeys [--count N] [--seed N] [--length N] [--kind sdk|walk|shell] [--project PATH]
                     [--list] [--until-fault]

    Walks through the emulator by chance: presses, answers that come never, twice and late, links,
    time, kills, other files, other sizes. After every step all invariants are looked at. Each
    journey is walked twice to equal digests. Prints the seed of each that fails with its fewest
    steps, and a digest of all digests, which is the same on every machine.

    --count N      so many journeys, 1000 without it
    --seed N       the first one's seed; the others count on from it
    --length N     so many steps each, 200 without it
    --kind KIND    all through the SDK alone, with the pretend app, or through the face
    --project PATH one of the projects that are walked through; the others are made by chance
    --list         a line for each journey: seed, kind, digest
    --until-fault  the first one that fails is the last one
    Exit status: 0 all held, 1 something did not, 2 the command line is wrong.
    """

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help": role = .help
      case "--list": lists = true
      case "--until-fault": stopsAtFault = true
      case "--worker": role = .worker
      case "--keeper": role = .keeper
      default: take(word, rest.popFirst())
      }
    }
    if isWrong { role = .help }
  }

  private mutating func take(_ word: String, _ value: String?) {
    let number = value.flatMap { Int($0) }
    switch (word, value) {
    case ("--count", _?): count = number ?? wrong(1)
    case ("--length", _?): length = number ?? wrong(1)
    case ("--seed", let value?): seed = UInt64(value) ?? UInt64(wrong(1))
    case ("--kind", let value?):
      kind = Journey.Kind(rawValue: value)
      if kind == nil { isWrong = true }
    case ("--project", let value?): project = value
    case ("--mutant", let value?): mutant = value
    case ("--keep", let value?): kept = value.split(separator: ",").compactMap { Int($0) }
    default: isWrong = true
    }
  }

  private mutating func wrong(_ value: Int) -> Int {
    isWrong = true
    return value
  }
}
