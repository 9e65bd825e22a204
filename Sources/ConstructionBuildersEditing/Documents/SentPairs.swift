internal import ConstructionBuilders

/// The pairs of an array as the members of one object.
final class SentPairs {
  /// The members that have a value, in order and with duplicates.
  private(set) var children: [SentText.Child] = []

  /// The key of each pair that has a value, and the index of the last one with each key.
  private(set) var keys: [String?] = []
  private(set) var last: [String: Int] = [:]

  /// Whether every key is a number, as a new one then is, too.
  private(set) var areNumbers = true

  private var members: [String: SentText.Child] = [:]

  init(of array: Place, key: String, value: String, _ coercion: Coercion) {
    for (index, child) in array.children.enumerated() {
      let element = array.place(of: child)
      let pair = element.onlyElement(by: coercion) ?? element
      let held = array.text.member(value, of: pair.range)
      let sent = pair.member(key)?.value
      if let sent, sent.kind != .number { areNumbers = false }
      let name = sent?.read(
        String.self, coercion: coercion.intersection(.singleValuesFromArrays).union(.lenient))
      keys.append(held == nil ? nil : name)
      guard let name, let held else { continue }
      let member = SentText.Child(key: name, start: held.start, value: held.value)
      children.append(member)
      members[name] = member
      last[name] = index
    }
  }

  /// A key as the others are sent.
  func written(_ key: String) -> JSONValue {
    guard areNumbers, !keys.isEmpty, let number = JSONValue.Number(digits: key) else {
      return .string(key)
    }
    return .number(number)
  }

  func member(_ key: String) -> SentText.Child? { members[key] }
}
