#if MUTANTS
  import EmulatorCore
#endif

/// Bugs that are planted on purpose, in a build that was made for it.
enum Planted {
  static func plant(_ name: String?) {
    #if MUTANTS
      Mutant.planted = name.flatMap(Mutant.init)
    #endif
  }
}
