import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// The key table against the one of the drawings.
@Suite struct KeyTableTests {
  /// Place by place, the names of the keys that must mean something there.
  static let drawn: [(Place, [Key])] = [
    (.phone, "Tab S-Tab Up Down Left Right h j k l Enter Space 1 2 3 4 5 6 7 8 9 # g G Esc".keys),
    (.start, "Up Down j k g G Enter n o Esc".keys),
    (.panel(.pipeline), "Up Down j k g G Left Right h l - + n N f Enter Esc".keys),
    (.panel(.interceptors), "Up Down j k Left Right h l 1 2 3 x - t Enter Esc".keys),
    (.panel(.alerts), "Up Down j k Left Right h l Space t Enter c + - Esc".keys),
    (.panel(.store), "Up Down j k Left Right h l > + Enter t Esc".keys),
    (.panel(.user), "Up Down j k Enter + - Left Right h l f Esc".keys),
    (.panel(.events), "Up Down j k g G Enter f n N Esc".keys),
    (.panel(.recording), "Up Down j k g G Enter n N x Esc".keys),
    (.phoneDialog, "Tab S-Tab Up Down Left Right Enter Space 1 2 3 4 5 6 7 8 9 Esc".keys),
    (.ownDialog, "Tab S-Tab Up Down Enter Space 1 2 3 Esc n N y ? F1".keys),
    (.replay, "Space Left Right h l n N < > g G t Esc".keys),
    (
      .textField,
      "Left Right Home End C-a C-e Backspace Delete C-u C-k C-w Up Down Tab Enter Esc F1"
        .keys
    ),
    (.list, "Up Down Enter Esc Tab Backspace".keys),
    (.tooSmall, "q".keys),
  ]

  static let everywhere =
    ("p i a s u e r [ ] v w / d m z Z b y A I M P S U O D R K L C B PgUp PgDn C-u C-d : ? F1 q "
    + "C-c C-r C-s C-l C-z").keys

  @Test func everyDrawnKeyMeansSomething() {
    for (place, keys) in Self.drawn {
      for key in keys {
        #expect(KeyTable.intent(for: key, in: place) != nil, "\(key.name) \(place.title)")
      }
    }
    for place in Place.everywhere {
      for key in Self.everywhere {
        #expect(KeyTable.intent(for: key, in: place) != nil, "\(key.name) \(place.title)")
      }
    }
  }

  @Test func noKeyHasTwoMeaningsInAPlace() {
    for place in Place.all {
      var seen: [Key: Intent] = [:]
      for binding in KeyTable.bindings(in: place) {
        for key in binding.keys {
          #expect(seen[key] == nil, "\(key.name) \(place.title)")
          seen[key] = binding.intent
        }
      }
    }
  }

  @Test func aBindingWorksInItsPlacesAndNoOthers() {
    for binding in KeyTable.bindings {
      for place in Place.all {
        #expect(
          binding.works(in: place) == binding.places.contains(place),
          "\(binding.helpSign) \(place.title)")
      }
    }
  }

  @Test func aGroupIsLookedThroughWhereItHasKeys() {
    for group in KeyGroup.allCases {
      for place in Place.all {
        let found = group.bindings.contains { $0.works(in: place) && !$0.keys.isEmpty }
        #expect(group.hasKeys(in: place) == found, "\(group) \(place.title)")
      }
    }
  }

  /// Where less is left, the footer looks no further.
  @Test func aHintTakesThreeColumnsAtLeast() {
    for place in PlaceSamples.all {
      var stage = place.stage
      stage.resize(300, 24)
      let row = FooterRow(input: stage.shell.footerInput, theme: stage.shell.options.theme)
      let hints = row.placed(columns: 300)
      #expect(!hints.isEmpty && hints.allSatisfy { $0.columns.count >= 3 }, "\(place.name)")
    }
  }

  @Test func theWayOutAndHelpAreInEveryFooter() {
    for columns in [40, 50, 60, 72, 80, 100, 120, 200] {
      for place in PlaceSamples.all {
        var stage = place.stage
        stage.resize(columns, 24)
        #expect(
          stage.footer.contains("? help") || stage.footer.contains("F1 help")
            || stage.footer.contains("esc close"), "\(place.name) \(columns): \(stage.footer)")
        #expect(TextWidth.columns(of: stage.footer) <= columns)
      }
    }
  }

  @Test(arguments: [
    (40, "⏎ press  ⇥ next  esc back  : all  ? help"),
    (60, " ⏎ press  ⇥ next  esc back  a alerts  : all  ? help  q quit"),
    (80, " ⏎ press  ⇥ next  esc back  i interceptors  a alerts  : all  ? help  q quit"),
    (
      120,
      " ⏎ press  ⇥ next  esc back  p pipeline  i interceptors  a alerts  s store  v view  "
        + "z step back  : all  ? help  q quit"
    ),
  ])
  func theFooterOfThePhoneIsAsDrawn(columns: Int, footer: String) {
    var stage = Stage(columns: columns, rows: 24)
    stage.press("Enter")
    #expect(stage.footer == footer)
  }

  @Test func theFootersOfOtherPlacesAreAsDrawn() {
    var stage = Stage()
    #expect(
      stage.footer
        == " ⏎ open  / search  ↑↓ choose  d link  U sign in  M mode  : all  ? help  q quit")
    stage.resize(120, 40)
    stage.press("Enter", "Enter", "1", "Enter")
    #expect(
      stage.footer
        == " ⏎ answer  1-7 pick  ←→ reason  p pipeline  s store  : all  esc cancel  ? help")
    var narrow = Stage(columns: 40, rows: 12)
    narrow.press("Enter", "p")
    #expect(narrow.footer == "⏎ why  n problem  esc paywall  ? help")
  }

  @Test func everyHintOfAFooterIsAKeyOfItsPlace() {
    for place in PlaceSamples.all {
      let shell = place.stage.shell
      for sign in shell.footerPlan(in: shell.place).order {
        let looked = sign == "1-7" ? "1-9" : sign
        let found = KeyTable.bindings(in: shell.place).contains { $0.sign == looked }
        let isShared = ["n", "f", "←→"].contains(sign)
        #expect(found || isShared, "\(sign) \(place.name)")
      }
    }
  }

  @Test func capitalsAreChangesAndSmallLettersAreNot() {
    for key in "AIMPSUODRKLCB" {
      let binding = KeyTable.binding(for: .character(key), in: .phone)
      #expect(binding?.help.isEmpty == false)
    }
    for place in Place.everywhere {
      for binding in KeyTable.bindings(in: place) {
        for case .character(let key) in binding.keys where key.isUppercase {
          let isPair = ["G", "N", "Z"].contains(key)
          #expect(isPair || "AIMPSUODRKLCB".contains(key), "\(key) \(place.title)")
        }
      }
    }
  }

  @Test func printingKeysAreTypedInFieldsAndLists() {
    for place in [Place.textField, .list] {
      for key in "aZ9 ?:q/é年" {
        #expect(KeyTable.intent(for: .character(key), in: place) == .insert(String(key)))
      }
    }
    #expect(KeyTable.intent(for: .character("§"), in: .phone) == nil)
  }
}

extension String {
  /// Names of keys, apart by blanks.
  fileprivate var keys: [Key] { split(separator: " ").compactMap { Key(name: String($0)) } }
}
