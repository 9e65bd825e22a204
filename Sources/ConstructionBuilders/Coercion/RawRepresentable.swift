extension Capturable where Self: RawRepresentable, RawValue: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// The case with the raw value that arrived, which may have been coerced as its type allows.
  public static func capture(_ node: JSONNode) -> Captured<Self> {
    let raw = RawValue.capture(node)
    guard let value = raw.value else {
      return Captured(value: nil, note: raw.note?.expecting(Self.self))
    }
    guard let result = Self(rawValue: value) else { return .unusable(node, .unknownCase) }
    return Captured(value: result, note: raw.note?.expecting(Self.self))
  }
}
