internal import ConstructionBuilders

/// A value of one of several types.
protocol ValueOfUnion {
  /// The value as its own type has it.
  var arm: Any { get }

  /// Whether that is the first one.
  var isFirst: Bool { get }

  /// All types that such a value can have.
  static var types: [Any.Type] { get }

  /// How the value is written, if the union is written in a format.
  func words(_ format: FormatWords?) -> FormatWords?
}

extension OneOf: ValueOfUnion {
  var arm: Any { either({ $0 }, { $0 }) }
  var isFirst: Bool { either({ _ in true }, { _ in false }) }
  static var types: [Any.Type] { [First.self, Second.self] }

  func words(_ format: FormatWords?) -> FormatWords? {
    guard case .either(let first, let second)? = format else { return format }
    return isFirst ? first : second
  }
}

extension UnionBuilder: ValueOfUnion {
  var arm: Any { arms }
  var isFirst: Bool { true }
  static var types: [Any.Type] { [Arms.self] }
  func words(_ format: FormatWords?) -> FormatWords? { format }
}

/// The value in any number of Optionals and unions; nil if there is none.
func withoutUnion(_ value: Any?) -> Any? {
  let value = unwrapped(value)
  guard let union = value as? any ValueOfUnion else { return value }
  return withoutUnion(union.arm)
}

extension FormatWords {
  /// How the value of an arm is written.
  func words(ofArm value: Any) -> FormatWords? {
    guard let union = unwrapped(value) as? any ValueOfUnion else { return self }
    return union.words(self)?.words(ofArm: union.arm)
  }
}

/// Whether values of a type, or those of one of its arms, are meant.
func hasArm(_ type: Any.Type, _ isMeant: (Any.Type) -> Bool) -> Bool {
  guard let union = type as? any ValueOfUnion.Type else { return isMeant(type) }
  return union.types.contains { hasArm($0, isMeant) }
}
