extension FoundValue {
  /// Describes a Swift value as JSON, if JSON can express it.
  package init(swiftValue: Any) {
    guard let value = unwrapped(swiftValue) else {
      self.init(kind: .null, excerpt: "null")
      return
    }
    let found = JSONNode.withRoot(value, .strict) { $0.found }
    self = found.kind == .other ? FoundValue(kind: .other, excerpt: "\(value)") : found
  }
}
