// In place of most of Input/Dictionary, which needs Foundation and values of any type. The program
// has no dictionaries.

@usableFromInline
struct NoValue: BitwiseCopyable {}

@usableFromInline
struct DictionaryNode: ~Escapable, BitwiseCopyable {
  let value = NoValue()
  @usableFromInline
  var depth: DictionaryDepth { .zero }

  @_lifetime(immortal)
  private init() {}

  var string: String? { nil }
  var boolean: Bool? { nil }
  var number: JSONNumber? { nil }
  var content: DictionaryValue { .null }

  @usableFromInline
  var elements: [NoValue]? { nil }

  @usableFromInline
  var members: [String: NoValue]? { nil }

  @usableFromInline
  func visitElements(while body: (borrowing InputNode) -> Bool) -> Bool { false }
}

enum DictionaryValue {
  case null

  var kind: JSONKind { .null }

  static func shortDouble(_ value: NoValue) -> Double? { nil }
}

@usableFromInline
struct DictionaryObject: ~Escapable, BitwiseCopyable {
  var depth: DictionaryDepth { .zero }
  var members: [String: NoValue] { [:] }

  @_lifetime(immortal)
  private init() {}

  @usableFromInline
  static func with<Result>(
    _ node: DictionaryNode, _ body: (borrowing DictionaryObject) -> Result
  ) -> Result? { nil }

  @usableFromInline
  func withValue<Result>(
    for key: JSONKey, _ body: (borrowing DictionaryNode) -> Result
  ) -> Result? { nil }

  @usableFromInline
  func forEachMember(_ body: (_ key: String, _ value: borrowing DictionaryNode) -> Void) {}
}
