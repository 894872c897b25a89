extension SchemaTexts {
  static let screen =
    """
    screen-file: A screen as the service serves it, with Paywalk's extensions.
    screen-file.$schema: Where editors find this schema.
    screen-file.presentation: The screen itself.
    presentation: A screen: what it sells, what can be chosen on it, and everything that is on it.
    presentation.vendor_id: The id that placements, actions and people use.
    presentation.id: The service's own id, as a rule pres_….
    presentation.language: The language that it is written in, an ISO 639 code.
    presentation.is_client: Your app draws this screen by itself.
    presentation.connections: Where a screen that your app draws leads.
    connection: A way out of a screen that your app draws.
    connection.id: Unique on the screen.
    connection.actions: What happens outside a flow; in a flow its link counts.
    connection.default: Taken where your app names none.
    presentation.is_fallback: Served instead of the screen that was asked for.
    presentation.is_markdown_enabled: Texts hold **bold** and ~~struck~~.
    presentation.dark_mode_enabled: Whether the dark colours are used at all.
    presentation.display_mode: How the screen comes up.
    presentation.height: The height of a drawer or pop-in: points, or a percentage.
    presentation.background_colors: The page's colour.
    presentation.header_button: As a rule the close button.
    presentation.back_button: Shown only where is_visible says so; goes back where it has no action.
    presentation.is_close_button_visible: An older way to ask for a close button; header_button counts for more.
    presentation.plans: What the screen sells.
    presentation.selects: What can be chosen on it: plans, tabs, answers, switches.
    presentation.root_component: Everything on the screen, as a rule a vstack.
    display_mode: How the screen comes up.
    display_mode.type: Over the whole window, beside the screen before, over it, in a frame, from below, or inside a screen of your app.
    display_mode.height: Points, or a percentage.
    display_mode.dismissible: Whether a swipe or the system's back takes it away.
    header_button: The button at the top of the screen, as a rule the one that closes.
    back_button: The button that goes back.
    *.actions: What a press does, one after the other. The next begins when the one before has succeeded.
    *.is_visible: A hidden button cannot be pressed.
    *.icon: A picture of its own.
    *.icon_alignment: The side of the label that the picture stands at.
    *.display_default_icon: The SDK's cross or arrow is drawn where there is no picture.
    *.default_icon_tints: The colour of the SDK's cross or arrow.
    *.label: A text, or a text in several languages.
    icon: A picture.
    icon.url: Its addresses.
    addresses-of-an-icon: The picture in both schemes.
    addresses-of-an-icon.light: Its address.
    addresses-of-an-icon.dark: Its address in the dark scheme.
    label-of-a-header-button: A text in several languages.
    label-of-a-header-button.text: In the screen's own language.
    *.delay: Milliseconds from the showing of the screen until the button appears.
    header_button.alignment: The side that it stands at.
    back_button.alignment: The side that it stands at.
    plan: A plan that the screen sells.
    plan.plan_vendor_id: The plan's id, as the project declares it.
    plan.plan_public_id: The service's own id.
    plan.store_product_id: The store's product.
    plan.default: It is chosen when the screen is shown.
    select: Something that can be chosen on the screen.
    select.id: Unique in the screen.
    select.select_type: What is chosen.
    select.type: One option at a time, or several.
    select.default: The options that are chosen when the screen is shown.
    select.options: The options. Where none is declared, those that components refer to.
    select.min_selectable: How many must be chosen.
    select.user_attribute: The attribute that the answer is saved to.
    select.persistent: What was chosen is still chosen when the screen comes again.
    select.validate_on_selection: A choice is an answer at once.
    select.skippable: It may be left without an answer. An extension of Paywalk.
    select.name: A name for people.
    option: One thing that can be chosen.
    option.id: Unique in the select.
    option.value: What is saved when it is chosen; the id where it is not given.
    option.offer: An offer that comes with it.
    selection: A select and some of its options.
    selection.id: The select's id.
    selection.options: Option ids; one of them is enough.
    enabled_when: It cannot be pressed until so many options are chosen. An extension of Paywalk.
    enabled_when.id: The select's id.
    enabled_when.min: How many options must be chosen; the select's min_selectable where it is not given.

    """ + components + actions + styles

  private static let components = """
    component: A node of the screen; its type decides which keys it has.
    *.id: An id for events and tools; several components may share one.
    *.styles: How it looks, by state.
    *.selected: While one of these options is chosen it looks selected, and so does what is in it.
    *.enabled_when: When it can be pressed, if not always.
    *.fallback: What is shown where this cannot be. An extension of Paywalk.
    *.texts: The text in other languages than the screen's, by language. An extension of Paywalk.
    *.components: What is in it, in order; in a zstack the last lies on top.
    *.distribution: fill_equally gives all the same width.
    *.expand_to_fill: Whether it takes the room that is left.
    vstack: One below the other.
    hstack: One beside the other.
    zstack: One over the other.
    scroll: One component that may be larger than its window.
    scroll.component: What moves.
    scroll.direction: Which way it moves.
    label: A text.
    label.text: What it reads. Tags such as {{PRICE}} and {{OFFER_AMOUNT(yearly)}} are filled in.
    label.intro_price_text: What it reads to somebody who gets an introductory offer.
    label.intro_price_texts: That text in other languages, by language. An extension of Paywalk.
    label.links: Stretches of the text with actions of their own. An extension of Paywalk.
    link: A stretch of a text that is pressed. An extension of Paywalk.
    link.text: What it reads in the text.
    link.intro_price_text: What it reads there to somebody who gets an introductory offer.
    link.intro_price_texts: That in other languages, by language.
    link.plan_vendor_id: The plan that tags without an argument refer to.
    link.links: Not used.
    label.plan_vendor_id: The plan that tags without an argument refer to.
    image: A picture. It is never fetched: it is drawn where its file lies in the project, else its name stands for it.
    image.image_url: Its path in the project, or its address, of which the name counts.
    image.dark_image_url: Its address in the dark scheme.
    image.image_selected_url: Its address while it is selected.
    image.dark_image_selected_url: Its address while it is selected, in the dark scheme.
    image.content_mode: Whether all of it is shown, or all of its frame filled.
    image.glyph: A character to draw instead. An extension of Paywalk.
    spacer: Room between others.
    loader: A mark that turns while something runs.
    countdown: Time that is left. An extension of Paywalk.
    countdown.seconds: Seconds at the moment when the screen is shown; it begins anew each time.
    countdown.end_date: The moment at which it ends.
    countdown.user_attribute: An attribute of the user that holds a moment; it ends offset after it.
    countdown.offset: Seconds from that moment to the end.
    countdown.text: What it reads, with {{TIMER(HOURS)}} and its kind; days, hours, minutes and seconds without it.
    carousel: Slides, of which one is seen. An extension of Paywalk.
    carousel.auto_play: The next slide comes by itself.
    carousel.pause_time: Milliseconds that a slide stays then.
    carousel.infinite_loop: After the last slide comes the first.
    carousel.peek_offset: Points of the neighbours that look in; 0 hides them.
    carousel.page_dots: Whether dots below say which slide it is.
    carousel.default_slide: The slide that is shown first, from 0.
    video: A video; a frame with its time stands for it. An extension of Paywalk.
    video.video_url: Its address.
    video.dark_video_url: Its address in the dark scheme.
    lottie: An animation; a frame with its time stands for it. An extension of Paywalk.
    lottie.animation_url: Its address.
    lottie.dark_animation_url: Its address in the dark scheme.
    *.duration: Seconds; 0 where nobody knows.
    *.auto_play: It runs as soon as the screen is shown.
    *.loop: It begins again at its end.
    *.poster_url: The picture that stands for it.
    *.is_muted: It runs without its sound; the stand-in says muted or sound.
    progress_bar: How much of something is done. An extension of Paywalk.
    progress_bar.value: How much.
    progress_bar.max: How much there is to do.
    progress_bar.segments: So many parts with room between them; one line without it.
    web_view: A page inside the screen; a frame with its address stands for it. An extension of Paywalk.

    """

  private static let actions = """
    action: What a press does; its type decides which keys it has.
    close: Closes the screen.
    close_all: Closes every screen.
    login: Asks your app to sign the user in.
    restore: Restores purchases.
    promo_code: Opens the store's sheet for codes.
    purchase: Buys a plan.
    purchase.plan_vendor_id: The plan that is bought.
    purchase.offer_vendor_id: An offer that it is bought with.
    navigate: Opens an address.
    *.url: The address. Paywalk shows it and opens nothing.
    *.title: A title for it.
    open_presentation: Opens another screen.
    open_presentation.presentation_vendor_id: Its vendor_id.
    open_placement: Opens what a placement shows.
    open_placement.placement_id: The placement's id.
    web_checkout: Opens a checkout on the web and waits for its payment.
    web_checkout.client_reference_id: What the checkout is told to send back.
    select_options: Chooses options of a select.
    select_options.select: The select and the options.
    track_event: Sends an event of your own.
    track_event.event_name: Its name.

    """

  private static let styles = """
    styles: How a component looks in each of its states. What a state does not say it takes from the default.
    styles.default: At rest.
    styles.selected: While what it is bound to is chosen.
    styles.highlighted: While it is pressed.
    styles.disabled: While it cannot be pressed. An extension of Paywalk.
    styles.loading: While its actions run.
    style: The look in one state. Sizes are points.
    style.alpha: Its opacity. With 0 it is gone: it takes no room and no press.
    style.alignment: Where a text stands in its box.
    style.h_align: Where it stands in its parent, from side to side.
    style.v_align: Where it stands in its parent, from top to bottom.
    style.width: Points, or a percentage of what is there.
    style.height: Points, or a percentage of what is there.
    style.min_width: Points.
    style.max_width: Points.
    style.min_height: Points.
    style.max_height: Points.
    style.margin_top: Points outside its border.
    style.margin_right: Points outside its border.
    style.margin_bottom: Points outside its border.
    style.margin_left: Points outside its border.
    style.padding_top: Points inside its border.
    style.padding_right: Points inside its border.
    style.padding_bottom: Points inside its border.
    style.padding_left: Points inside its border.
    style.corner_radius: Points.
    style.border_width: Points.
    style.border_colors: The border's colour.
    style.background_colors: The background's colour.
    style.colors: The colour of texts.
    style.font: The letters.
    font: The letters of a text.
    font.size: Points.
    font.weight: Semibold and heavier are drawn bold.
    pair-of-colours: A colour for each scheme; one of the two stands for both.
    pair-of-colours.light: In the light scheme, as #RRGGBB or #RRGGBBAA.
    pair-of-colours.dark: In the dark scheme, as #RRGGBB or #RRGGBBAA.

    """

  static let screenExamples: [String: JSONNode] = [
    "presentation.language": .texts(["en", "fr", "ja"]),
    "label.text": .texts(["{{PRICE}}", "Free for {{OFFER_DURATION}}, then {{PRICE(yearly)}}"]),
    "image.glyph": .texts(["✓", "★"]), "style.width": .list([.number(120), .text("50%")]),
    "pair-of-colours.light": .texts(["#1F5FBF"]),
    "navigate.url": .texts(["https://www.example.com/terms"]),
  ]
}
