import ConstructionBuilders

/// Reads the JSON of a survey, and says where it is none.
struct SurveyReader {
  let value: JSONValue

  /// What the value is, for messages.
  private let name: String

  init(_ value: JSONValue, _ name: String) { (self.value, self.name) = (value, name) }

  /// The error that the value is not what a survey has there.
  var unexpected: InputError { .notSurvey("\(name) is not what a survey has there") }

  func has(_ key: String) -> Bool {
    guard case .object(let members) = value else { return false }
    return members[key] != nil
  }

  var members: JSONValue.Members {
    get throws(InputError) {
      guard case .object(let members) = value else { throw unexpected }
      return members
    }
  }

  func member(_ key: String) throws(InputError) -> SurveyReader {
    guard let member = try members[key] else {
      throw .notSurvey("\(name) has no \(JSONText.quoted(key))")
    }
    return SurveyReader(member, JSONText.quoted(key))
  }

  var elements: [SurveyReader] {
    get throws(InputError) {
      guard case .array(let elements) = value else { throw unexpected }
      return elements.map { SurveyReader($0, "an element of \(name)") }
    }
  }

  func elements(_ key: String) throws(InputError) -> [SurveyReader] {
    try member(key).elements
  }

  var text: String {
    get throws(InputError) {
      guard case .string(let text) = value else { throw unexpected }
      return text
    }
  }

  /// A number that is a count, or a sum of sizes.
  var integer: Int {
    get throws(InputError) {
      guard case .number(let number) = value, let integer = Int(number.digits), integer >= 0 else {
        throw unexpected
      }
      return integer
    }
  }

  func count(_ key: String) throws(InputError) -> Int { try member(key).integer }

  /// A count of at most `whole`; 0 if it is left out.
  func part(_ key: String, of whole: Int) throws(InputError) -> Int {
    guard has(key) else { return 0 }
    let part = try count(key)
    guard part <= whole else { throw unexpected }
    return part
  }

  /// One end of a range, which is a number in a text.
  var bound: NumberFacts.Bound {
    get throws(InputError) {
      let text = try text
      guard JSONValue.Number(digits: text) != nil else { throw unexpected }
      return NumberFacts.Bound(text)
    }
  }
}
