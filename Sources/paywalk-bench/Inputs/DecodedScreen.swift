/// Every field of the shipped screens as an app that reads them with `Codable` declares it: what
/// Foundation's decoder is measured with.
enum DecodedScreen {
  struct File: Decodable {
    var presentation: Presentation?
  }

  struct Presentation: Decodable {
    var id: String?
    var vendorID: String?
    var version: Int?
    var language: String?
    var displayMode: DisplayMode?
    var isClient: Bool?
    var rootComponent: Part?
    var connections: [Connection]?
    var isMarkdownEnabled: Bool?
    var darkModeEnabled: Bool?
    var backgroundColors: Colors?
    var headerButton: HeaderButton?
    var backButton: HeaderButton?
    var plans: [Plan]?
    var selects: [Select]?

    enum CodingKeys: String, CodingKey {
      case id, version, language, connections, plans, selects
      case vendorID = "vendor_id"
      case displayMode = "display_mode"
      case isClient = "is_client"
      case rootComponent = "root_component"
      case isMarkdownEnabled = "is_markdown_enabled"
      case darkModeEnabled = "dark_mode_enabled"
      case backgroundColors = "background_colors"
      case headerButton = "header_button"
      case backButton = "back_button"
    }
  }

  struct DisplayMode: Decodable {
    var type: String?
    var height: String?
  }

  struct Connection: Decodable {
    var id: String?
    var `default`: Bool?
    var actions: [Action]?
  }

  struct Colors: Decodable {
    var light: String?
    var dark: String?
  }

  struct Caption: Decodable {
    var text: String?
    var texts: [String: String]?
    var actions: [Action]?
  }

  struct HeaderButton: Decodable {
    var isVisible: Bool?
    var alignment: String?
    var actions: [Action]?
    var displayDefaultIcon: Bool?
    var delay: Int?
    var label: Caption?

    enum CodingKeys: String, CodingKey {
      case alignment, actions, delay, label
      case isVisible = "is_visible"
      case displayDefaultIcon = "display_default_icon"
    }
  }

  struct Plan: Decodable {
    var planVendorID: String?
    var storeProductID: String?
    var `default`: Bool?

    enum CodingKeys: String, CodingKey {
      case `default`
      case planVendorID = "plan_vendor_id"
      case storeProductID = "store_product_id"
    }
  }

  struct Select: Decodable {
    var id: String?
    var selectType: String?
    var type: String?
    var name: String?
    var minSelectable: Int?
    var persistent: Bool?
    var userAttribute: String?
    var validateOnSelection: Bool?
    var `default`: [String]?
    var options: [Option]?

    enum CodingKeys: String, CodingKey {
      case id, type, name, persistent, `default`, options
      case selectType = "select_type"
      case minSelectable = "min_selectable"
      case userAttribute = "user_attribute"
      case validateOnSelection = "validate_on_selection"
    }
  }

  struct Option: Decodable {
    var id: String?
    var value: String?
    var offer: String?
  }

  struct Choice: Decodable {
    var id: String?
    var options: [String]?
    var min: Int?
  }

  struct Action: Decodable {
    var type: String?
    var select: Choice?
    var planVendorID: String?
    var presentationVendorID: String?
    var url: String?
    var title: String?
    var placementID: String?
    var eventName: String?
    var clientReferenceID: String?
    var webCheckoutProvider: String?
    var offerVendorID: String?

    enum CodingKeys: String, CodingKey {
      case type, select, url, title
      case planVendorID = "plan_vendor_id"
      case presentationVendorID = "presentation_vendor_id"
      case placementID = "placement_id"
      case eventName = "event_name"
      case clientReferenceID = "client_reference_id"
      case webCheckoutProvider = "web_checkout_provider"
      case offerVendorID = "offer_vendor_id"
    }
  }

  struct Style: Decodable {
    var height: Length?
    var width: Length?
    var paddingTop: Int?
    var paddingRight: Int?
    var paddingBottom: Int?
    var paddingLeft: Int?
    var marginTop: Int?
    var marginRight: Int?
    var marginBottom: Int?
    var marginLeft: Int?
    var alignment: String?
    var vAlign: String?
    var hAlign: String?
    var font: Font?
    var colors: Colors?
    var backgroundColors: Colors?
    var borderColors: Colors?
    var borderWidth: Int?
    var cornerRadius: Int?
    var alpha: Double?

    enum CodingKeys: String, CodingKey {
      case height, width, alignment, font, colors, alpha
      case paddingTop = "padding_top"
      case paddingRight = "padding_right"
      case paddingBottom = "padding_bottom"
      case paddingLeft = "padding_left"
      case marginTop = "margin_top"
      case marginRight = "margin_right"
      case marginBottom = "margin_bottom"
      case marginLeft = "margin_left"
      case vAlign = "v_align"
      case hAlign = "h_align"
      case backgroundColors = "background_colors"
      case borderColors = "border_colors"
      case borderWidth = "border_width"
      case cornerRadius = "corner_radius"
    }
  }

  struct Font: Decodable {
    var size: Int?
    var weight: String?
  }

  struct Styles: Decodable {
    var `default`: Style?
    var selected: Style?
    var loading: Style?
    var disabled: Style?
  }

  final class Part: Decodable {
    var type: String?
    var id: String?
    var text: String?
    var texts: [String: String]?
    var styles: Styles?
    var distribution: String?
    var direction: String?
    var components: [Part]?
    var component: Part?
    var selected: Choice?
    var enabledWhen: Choice?
    var actions: [Action]?
    var planVendorID: String?
    var contentMode: String?
    var imageURL: String?
    var imageSelectedURL: String?
    var introPriceText: String?
    var introPriceTexts: [String: String]?
    var value: Int?
    var max: Int?
    var segments: Int?
    var expandToFill: Bool?
    var endDate: String?
    var links: [Caption]?
    var autoPlay: Bool?
    var pauseTime: Int?
    var infiniteLoop: Bool?
    var peekOffset: Int?
    var videoURL: String?
    var posterURL: String?
    var title: String?
    var duration: Int?
    var seconds: Int?

    enum CodingKeys: String, CodingKey {
      case type, id, text, texts, styles, distribution, direction, components, component, selected
      case actions, value, max, segments, links, title, duration, seconds
      case enabledWhen = "enabled_when"
      case planVendorID = "plan_vendor_id"
      case contentMode = "content_mode"
      case imageURL = "image_url"
      case imageSelectedURL = "image_selected_url"
      case introPriceText = "intro_price_text"
      case introPriceTexts = "intro_price_texts"
      case expandToFill = "expand_to_fill"
      case endDate = "end_date"
      case autoPlay = "auto_play"
      case pauseTime = "pause_time"
      case infiniteLoop = "infinite_loop"
      case peekOffset = "peek_offset"
      case videoURL = "video_url"
      case posterURL = "poster_url"
    }
  }

  /// `80` or `"hug"`.
  enum Length: Decodable {
    case points(Double)
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let points = try? container.decode(Double.self) {
        self = .points(points)
      } else {
        self = .word(try container.decode(String.self))
      }
    }
  }
}
