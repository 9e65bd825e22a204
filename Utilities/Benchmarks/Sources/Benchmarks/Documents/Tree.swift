/// A JSON document to be written, with its members in the order given.
indirect enum Tree {
  case object([(key: String, value: Tree)])
  case array([Tree])
  case text(String)
  /// A number by its digits.
  case number(String)
  case flag(Bool)
  case null
}

extension Tree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral
{
  init(dictionaryLiteral members: (String, Tree)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  init(arrayLiteral elements: Tree...) { self = .array(elements) }

  init(stringLiteral text: String) { self = .text(text) }

  init(integerLiteral number: Int) { self = .integer(number) }

  init(booleanLiteral flag: Bool) { self = .flag(flag) }

  init(nilLiteral: ()) { self = .null }

  static func integer(_ number: Int) -> Tree { .number(String(number)) }
}
