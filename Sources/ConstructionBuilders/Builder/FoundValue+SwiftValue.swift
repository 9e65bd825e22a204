extension FoundValue {
  /// Describes a Swift value as JSON, if JSON can express it.
  package init(swiftValue: Any) {
    guard let value = Self.unwrapped(swiftValue) else {
      self.init(kind: .null, excerpt: "null")
      return
    }
    let found = JSONNode.withRoot(value, .strict) { $0.found }
    self = found.kind == .other ? FoundValue(kind: .other, excerpt: "\(value)") : found
  }

  /// The value without an Optional around it; nil if that is nil.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
