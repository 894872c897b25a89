import Testing

@testable import PaywallModel

private func texts(_ overrides: [String: String]) -> AppTexts {
  var texts = AppTexts()
  for (language, text) in overrides { texts[.errorButton, language] = text }
  return texts
}

@Test func withoutOverridesTheSDKSpeaksTheLanguage() {
  #expect(AppTexts().text(.errorButton, locale: "es-MX") == "Aceptar")
  #expect(AppTexts().text(.priceFree, locale: "fr_CA") == "Gratuit")
}

@Test func aLanguageThatTheSDKLacksIsEnglish() {
  #expect(AppTexts().text(.priceFree, locale: "it") == "Free")
  #expect(AppTexts().text(.priceFree, locale: "") == "Free")
}

@Test func theLocalesOwnOverrideComesBeforeItsLanguages() {
  let texts = texts(["fr": "D’accord", "fr-CA": "Correct"])
  #expect(texts.text(.errorButton, locale: "fr_ca") == "Correct")
  #expect(texts.text(.errorButton, locale: "fr-BE") == "D’accord")
}

@Test func theSDKsTextInTheLanguageComesBeforeAnEnglishOverride() {
  let texts = texts(["en": "Fine"])
  #expect(texts.text(.errorButton, locale: "es") == "Aceptar")
  #expect(texts.text(.errorButton, locale: "it") == "Fine")
  #expect(texts.text(.errorButton, locale: "en-GB") == "Fine")
}

@Test func filesWithoutALanguageCountAfterEnglishOnes() {
  #expect(texts(["base": "Base"]).text(.errorButton, locale: "en") == "Base")
  #expect(texts(["base": "Base"]).text(.errorButton, locale: "it") == "Base")
  #expect(texts(["base": "Base"]).text(.errorButton, locale: "de") == "OK")
  #expect(texts(["base": "Base", "en": "Fine"]).text(.errorButton, locale: "it") == "Fine")
}

@Test func scriptsAreTriedBeforeTheBareLanguage() {
  let texts = texts(["zh": "一", "zh-Hant": "二"])
  #expect(texts.text(.errorButton, locale: "zh-Hant-TW") == "二")
  #expect(texts.text(.errorButton, locale: "zh-Hans-CN") == "一")
}
