extension Capturable where Self: RawRepresentable, RawValue: Capturable {
  @inlinable
  public static var _traits: CapturableTraits {
    .builtAsIs.union(RawValue._traits.intersection(.types))
  }

  /// The case for a raw value. The raw value may be coerced as its type allows.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Self> {
    RawValue.capture(node).flatMap(node, orElse: .unknownCase) { Self(rawValue: $0) }
  }
}
