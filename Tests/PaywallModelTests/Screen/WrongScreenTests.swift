import EmulatorTestSupport
import PaywallModel
import Testing

/// Screens that are JSON and wrong: each has exactly one problem, here with its place and words.
@Suite struct WrongScreenTests {
  struct Wrong: CustomTestStringConvertible {
    var marked: String
    var severity: Problem.Severity
    var path: String
    var message: String
    var advice: String

    var testDescription: String { message }
  }

  /// A wrong component in a vstack that is the root.
  static func component(
    _ severity: Problem.Severity, _ marked: String, _ path: String, _ message: String,
    _ advice: String
  ) -> Wrong {
    presentation(
      severity,
      """
      "vendor_id": "a",
      "root_component": { "type": "vstack", "components": [
        { "type": "label", "text": "x" },
        \(marked)
      ] }
      """, path.isEmpty ? "root.components[1]" : "root.components[1].\(path)", message, advice)
  }

  /// Wrong keys of a presentation.
  static func presentation(
    _ severity: Problem.Severity, _ marked: String, _ path: String, _ message: String,
    _ advice: String
  ) -> Wrong {
    Wrong(
      marked: "{ \"presentation\": {\n\(marked)\n} }", severity: severity, path: path,
      message: message, advice: advice)
  }

  static let actions = [
    component(
      .error, "{ \"type\": \"vstack\", \"actions\": [{ \"type\": «\"purchse\"» }] }", "actions[0]",
      "\"purchse\" is not an action.", "Did you mean \"purchase\"?"),
    component(
      .error, "{ \"type\": \"vstack\", \"actions\": [{ \"type\": «\"closeAll\"» }] }", "actions[0]",
      "\"closeAll\" is not an action.", "Did you mean \"close_all\"?"),
    component(
      .error, "{ \"type\": \"vstack\", \"actions\": [{ \"type\": «\"fly\"» }] }", "actions[0]",
      "\"fly\" is not an action.",
      "Known are close, close_all, login, navigate, purchase, restore, open_presentation, "
        + "open_placement, promo_code, web_checkout, select_options, track_event."),
    component(
      .error, "{ \"type\": \"vstack\", \"actions\": [«{» \"typ\": \"close\" }] }", "actions[0]",
      "The action has no type.", "Write { \"type\": \"close\" } or another action."),
    component(
      .error, "{ \"type\": \"vstack\", \"actions\": [{ \"type\": «7» }] }", "actions[0]",
      "The action has no type.", "Write { \"type\": \"close\" } or another action."),
    component(
      .warning, "{ \"type\": \"vstack\", \"actions\": [«\"close\"»] }", "actions[0]",
      "actions is \"close\", not an action.", "It is left out."),
    component(
      .warning, "{ \"type\": \"vstack\", \"actions\": «{» \"type\": \"close\" } }", "actions",
      "actions is an object, not an array.", "It is left out."),
    component(
      .warning, "{ \"type\": \"vstack\", \"actions\": [«{» \"type\": \"purchase\" }] }",
      "actions[0]", "This purchase has no plan_vendor_id.",
      "A press on it has nothing to work on."),
    component(
      .warning,
      "{ \"type\": \"vstack\", \"actions\": [{ \"type\": \"close\", «\"url\"»: \"https://a\" }] }",
      "actions[0]", "\"url\" is not a key of close.", "It is left out."),
    component(
      .warning,
      "{ \"type\": \"vstack\", \"actions\": [{ \"type\": \"purchase\", \"plan_vendor_id\": «5» }] }",
      "actions[0].plan_vendor_id", "plan_vendor_id is 5, not a text.", "It is left out."),
    component(
      .warning, "{ \"type\": \"vstack\", \"actions\": [«{» \"type\": \"select_options\" }] }",
      "actions[0]", "This select_options has no select.", "It is left out."),
    component(
      .warning,
      "{ \"type\": \"vstack\", \"actions\": [{ \"type\": \"select_options\", \"select\": «{»} }] }",
      "actions[0].select", "The selection names no select.",
      "Write { \"id\": …, \"options\": […] }."),
    component(
      .warning,
      "{ \"type\": \"vstack\", \"actions\": [{ \"type\": \"track_event\", \"event_name\": «\"\"» }] }",
      "actions[0].event_name", "event_name is \"\", not a name.", "It is left out."),
  ]

  static let components = [
    component(
      .warning, "{ \"type\": «\"lable\"» }", "", "\"lable\" is no type of component.",
      "Did you mean \"label\"?"),
    component(
      .warning, "«{» \"text\": \"x\" }", "", "The component has no type.",
      "Known are vstack, hstack, zstack, scroll, label, image, spacer, loader, countdown, "
        + "carousel, video, lottie, progress_bar, web_view."),
    component(
      .warning, "«[»]", "", "components is an array, not a component.", "It is left out."),
    component(
      .warning, "{ \"type\": \"label\", «\"txt\"»: \"x\" }", "", "\"txt\" is not a key of a label.",
      "Did you mean \"text\"?"),
    component(
      .warning, "{ \"type\": \"label\", \"text\": «true» }", "text", "text is true, not a text.",
      "It is left out."),
    component(
      .warning, "«{» \"type\": \"scroll\", \"direction\": \"vertical\" }", "",
      "A scroll needs a component and a direction, vertical or horizontal.",
      "The whole scroll is left out, as on the phone."),
    component(
      .warning, "«{» \"type\": \"countdown\" }", "",
      "A countdown needs seconds, end_date or user_attribute.",
      "The whole countdown is left out, as on the phone."),
    component(
      .warning, "{ \"type\": \"countdown\", \"seconds\": «-5» }", "seconds", "-5 counts as 0.",
      "Allowed is 0...31622400."),
    component(
      .warning, "{ \"type\": \"vstack\", \"enabled_when\": «{» \"min\": 2 } }", "enabled_when",
      "enabled_when names no select.", "Write { \"id\": …, \"min\": 1 }."),
    component(
      .warning, "{ \"type\": \"image\", \"content_mode\": «\"stretch\"» }", "content_mode",
      "\"stretch\" is no value of content_mode.", "Known are fit, fill."),
  ]

  static let styles = [
    style(
      "\"width\": «\"wide\"»", "width",
      "width is \"wide\", not points or a percentage such as \"50%\"."),
    style(
      "\"width\": «true»", "width", "width is true, not points or a percentage such as \"50%\"."),
    style("\"margin_top\": «\"5%\"»", "margin_top", "margin_top is \"5%\", not a number."),
    style("\"margin_top\": «9000»", "margin_top", "9000 counts as 4096.", "Allowed is 0...4096."),
    style("\"margin_top\": «-0.6»", "margin_top", "-0.6 counts as 0.", "Allowed is 0...4096."),
    style("\"margin_top\": «1e999»", "margin_top", "1e999 counts as 4096.", "Allowed is 0...4096."),
    style("\"height\": «\"140%\"»", "height", "\"140%\" counts as 100.", "Allowed is 0...100."),
    style("\"alpha\": «2»", "alpha", "2 counts as 1.", "Allowed is 0...1."),
    style(
      "\"h_align\": «\"left\"»", "h_align", "\"left\" is no value of h_align.",
      "Known are leading, center, trailing."),
    style(
      "\"v_align\": «\"midle\"»", "v_align", "\"midle\" is no value of v_align.",
      "Did you mean \"middle\"?"),
    style(
      "\"font\": { \"weight\": «\"semi-bold\"» }", "font.weight",
      "\"semi-bold\" is no value of weight.", "Did you mean \"semibold\"?"),
    style(
      "\"colors\": { \"light\": «\"red\"» }", "colors.light",
      "light is \"red\", not a colour such as #1B1F23 or #1B1F2380."),
    style(
      "\"colors\": { \"light\": «\"#12345\"» }", "colors.light",
      "light is \"#12345\", not a colour such as #1B1F23 or #1B1F2380."),
    style("\"colors\": «\"#123456\"»", "colors", "colors is \"#123456\", not an object."),
    style(
      "«\"padding\"»: 8", "", "\"padding\" is not a key of a style.",
      "Did you mean \"padding_top\"?"),
    style(
      "«\"corner-radius\"»: 8", "", "\"corner-radius\" is not a key of a style.",
      "Did you mean \"corner_radius\"?"),
  ]

  static func style(
    _ marked: String, _ path: String, _ message: String, _ advice: String = "It is left out."
  ) -> Wrong {
    component(
      .warning, "{ \"type\": \"vstack\", \"styles\": { \"default\": { \(marked) } } }",
      "styles.default" + (path.isEmpty ? "" : ".\(path)"), message, advice)
  }

  static let screens = [
    presentation(
      .error, "\"vendor_id\": \"a\", \"root_component\": «{»}", "root",
      "The component has no type.",
      "Known are vstack, hstack, zstack, scroll, label, image, spacer, loader, countdown, "
        + "carousel, video, lottie, progress_bar, web_view."),
    Wrong(
      marked: "«[»]", severity: .error, path: "", message: "There is no presentation in this file.",
      advice: "A screen is { \"presentation\": { \"vendor_id\": …, \"root_component\": … } }."),
    Wrong(
      marked: "{ \"presentation\": «{» \"vendor_id\": \"a\" } }", severity: .error, path: "",
      message: "The screen has no root_component.",
      advice: "A screen needs one, as a rule a vstack."),
    presentation(
      .error, "\"vendor_id\": \"a\", \"root_component\": { \"type\": «\"vstak\"» }", "root",
      "\"vstak\" is no type of component.", "Did you mean \"vstack\"?"),
    presentation(
      .warning, "\"vendor_id\": \"a\", «\"slects\"»: [], \(root)", "",
      "\"slects\" is not a key of a presentation.", "Did you mean \"selects\"?"),
    presentation(
      .warning, "\"vendor_id\": \"a\", \"display_mode\": { \"type\": «\"sheet\"» }, \(root)",
      "display_mode.type", "\"sheet\" is no value of type.",
      "Known are full, push, modal, popin, drawer, inline."),
    presentation(
      .warning, "\"vendor_id\": \"a\", \"plans\": [«{» \"default\": true }], \(root)", "plans[0]",
      "The plan has no plan_vendor_id.", "It is left out."),
    presentation(
      .warning, "\"vendor_id\": \"a\", \"selects\": [«{» \"type\": \"radio\" }], \(root)",
      "selects[0]", "The select has no id.", "It is left out."),
    presentation(
      .warning,
      "\"vendor_id\": \"a\", \"selects\": [{ \"id\": \"s\", \"type\": «\"check\"» }], \(root)",
      "selects[0].type", "\"check\" is no value of type.", "Known are radio, multiple."),
    presentation(
      .warning,
      "\"vendor_id\": \"a\", \"selects\": [{ \"id\": \"s\", \"options\": [«{»}] }], \(root)",
      "selects[0].options[0]", "The option has no id.", "It is left out."),
    presentation(
      .warning,
      "\"vendor_id\": \"a\", \"selects\": [{ \"id\": \"s\" }, { \"id\": «\"s\"» }], \(root)",
      "selects[1]", "A select before this one is called \"s\" as well.",
      "The first counts; give this one its own id."),
    presentation(
      .warning, "\"vendor_id\": \"a\", \"header_button\": { \"delay\": «-1» }, \(root)",
      "header_button.delay", "-1 counts as 0.", "Allowed is 0...3600000."),
  ]

  private static let root = "\"root_component\": { \"type\": \"vstack\" }"

  @Test(arguments: actions + components + styles + screens)
  func `a wrong screen has one problem with its place and its words`(wrong: Wrong) throws {
    let marked = MarkedText(wrong.marked)
    let (screen, problems) = ScreenReader.read(try JSONReader.read(marked.file), file: "a.json")
    #expect(
      problems == [
        Problem(
          wrong.severity, code: problems.first?.code ?? "", file: "a.json",
          position: marked.position, path: wrong.path, message: wrong.message,
          advice: wrong.advice)
      ])
    #expect((screen == nil) == (wrong.severity == .error))
  }
}
