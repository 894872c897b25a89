#if MUTANTS
  /// A bug that is planted on purpose, one for each invariant: the journeys must find it. Only a
  /// build with `-DMUTANTS` has them.
  public enum Mutant: String, CaseIterable, Sendable {
    /// The bug of this run. Unsafe only where two threads meet: `paywalk-journeys` and `paywalk`
    /// write this before anything else, with one thread. Whoever asks is deep in the emulator,
    /// where nothing could hand it in without leaving a trace in builds that plant none.
    nonisolated(unsafe) public static var planted: Mutant?

    /// A gesture is taken under a dialog (OWN01).
    case pressesThroughDialogs
    /// A press does not end with its chain (OWN02).
    case keepsPress
    /// The second answer to a call counts as well (OWN03).
    case answersTwice
    /// A chain goes on while its call is open (OWN03).
    case forgetsCall
    /// A fetch of an action forgets what it ends (OWN04).
    case losesFetch
    /// The store gives what was not paid for (OWN05).
    case givesAway
    /// A timer outlives the screen that it turns (OWN06).
    case keepsTimer
    /// A screen that is closed tells its end twice (OWN06).
    case tellsTwice
    /// What the app asks about a call stays when the call was answered by hand (OWN06).
    case keepsAppDialog
    /// Two alerts come up at once (OWN07).
    case stacksAlerts
    /// Observer buys (OWN08).
    case buysInObserver
    /// A close by the app asks the app (OWN09).
    case asksWhenClosed
    /// A redemption that has settled is still shown (OWN10).
    case keepsRedemption
    /// The link gate keeps what it let in (OWN11).
    case holdsLinks
    /// The app is asked before the tap is told (OWN12).
    case asksFirst
    /// Timers that are due are left (OWN13).
    case skipsTimers
    /// A handle is forgotten while its window is open (OWN14).
    case forgetsHandle

    /// Whether this one is planted.
    static func isPlanted(_ mutant: Mutant) -> Bool { planted == mutant }
  }
#endif
