import ConstructionBuilders

/// Replaces what people have sent by values of the same form.
///
/// A text is replaced by one of the same format, and a number by one that is read alike. Only what
/// is no secret stays: booleans, null, empty texts, and the names of keys.
struct Redaction {
  let root: SurveyedValue
  /// Texts that stand in the generated source, too.
  var keptTexts: Set<String> = []

  private var count = 0

  init(root: SurveyedValue, keptTexts: Set<String> = []) {
    (self.root, self.keptTexts) = (root, keptTexts)
  }

  mutating func redacted(_ value: JSONValue) -> JSONValue { redacted(value, root, key: "text") }

  private mutating func redacted(
    _ value: JSONValue, _ place: SurveyedValue?, key: String
  ) -> JSONValue {
    switch value {
    case .null, .boolean: return value
    case .number(let number): return .number(redacted(number))
    case .string(let text):
      if let inner = place?.inner(.content), let content = value.content {
        return .string("\(redacted(content, inner, key: key))")
      }
      return .string(redacted(text, place, key))
    case .array(let elements):
      return .array(
        elements.enumerated().map { redacted($1, place?.element($0), key: key) })
    case .object(let members):
      let place = place?.place(of: value)
      var redacted = JSONValue.Members()
      // A key beside those that are data can look like a new one.
      var names = FreeNames(taken: Set(members.map(\.key)))
      for (name, member) in members {
        if place?.isVariant == true, place?.parent?.discriminator == name, member.kind == .number {
          redacted[name] = member
        } else if let inner = place?.inner(.key(name)) {
          redacted[name] = self.redacted(member, inner, key: name)
        } else {
          // The key is data.
          let inner = place?.inner(.members)
          let key = inner?.dateKey(redacted.count) ?? "key\(redacted.count + 1)"
          redacted[names.take([key])] = self.redacted(member, inner, key: "value")
        }
      }
      return .object(redacted)
    }
  }

  private mutating func redacted(
    _ text: String, _ place: SurveyedValue?, _ key: String
  ) -> String {
    if text.isEmpty || keptTexts.contains(text) || NullWord.all.contains(text) { return text }
    let formats = TextFormats(of: text)
    if formats.contains(.booleanWord) { return text }
    if formats.contains(.json) { return text.contains("{") ? "{}" : "[]" }
    count += 1
    if place?.isKeyOfPair == true { return "\(key)\(count)" }
    if let spelling = place.flatMap({ DateSpelling.only(of: $0.facts.strings.formats) }),
      spelling.format != .compactDate || KeyMeaning.isTime(key)
    {
      return spelling.example
    }
    if formats.contains(.rfc5322) { return "Thu, 22 Jan 2026 03:04:05 GMT" }
    if formats.contains(.dateTime) {
      return "2026-01-02T03:04:05" + (formats.contains(.zoneless) ? "" : "Z")
    }
    if formats.contains(.date) { return "2026-01-02" }
    if formats.contains(.duration) { return "PT1H2M3S" }
    if formats.contains(.clock) { return "01:02:03" }
    if formats.contains(.commaDecimals) { return "\(count),50" }
    if formats.contains(.commaGrouped) { return "1.00\(count % 10),50" }
    if formats.contains(.url) { return "https://example.com/\(count)" }
    if formats.contains(.uuid) {
      let digits = String(count)
      return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
    if !formats.isDisjoint(with: [.twoDecimals, .decimals]) { return "\(count).50" }
    if formats.contains(.pointGrouped) { return "1,00\(count % 10).50" }
    if formats.contains(.numeral) { return "\(count)" }
    if formats.contains(.email) { return "name\(count)@example.com" }
    return key.isEmpty ? "text" : key
  }

  private mutating func redacted(_ number: JSONValue.Number) -> JSONValue.Number {
    let exact = ExactNumber(number.digits)
    if !exact.isWhole { return JSONValue.Number(digits: "1.5") ?? number }
    // Numbers that can be times stay such.
    if let seconds = Int(number.digits) {
      if 946_684_800..<4_102_444_800 ~= seconds { return .init(1_767_323_045) }
      if 946_684_800_000..<4_102_444_800_000 ~= seconds { return .init(1_767_323_045_000) }
      if 0...1 ~= seconds { return number }
    }
    count += 1
    guard Int(number.digits) != nil else {
      return JSONValue.Number(digits: "\(count).0") ?? number
    }
    return .init(count + 1)
  }
}

extension SurveyedValue {
  /// Whether it is the key of pairs, which differ in it.
  fileprivate var isKeyOfPair: Bool {
    guard let parent, case .key(let key)? = step else { return false }
    return PairNames.of(survey.places[parent.index].inner)?.key == key
  }

  /// A key in place of another one, if keys are dates; nil if they are not.
  fileprivate func dateKey(_ index: Int) -> String? {
    let formats = facts.keys.formats
    let spelling = DateSpelling.only(of: formats)
    guard formats.contains(.date) || spelling?.isOfDays == true else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let parts = ["\(2000 + index / 336)", padded(index / 28 % 12 + 1), padded(index % 28 + 1)]
    guard let pattern = spelling?.pattern else { return parts.joined(separator: "-") }
    return pattern.replacing("yyyy", with: parts[0]).replacing("MM", with: parts[1])
      .replacing("dd", with: parts[2])
  }
}
