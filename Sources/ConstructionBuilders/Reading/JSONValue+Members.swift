extension JSONValue {
  /// The members of an object, in order. Each key occurs once.
  ///
  /// Finding a member takes constant time. Removing one takes linear time.
  public struct Members: Sendable {
    /// The keys, in order.
    public private(set) var keys: [String] = []
    private var values: [String: JSONValue] = [:]

    /// The members without their order.
    var dictionary: [String: JSONValue] { values }

    /// Creates an empty list of members.
    public init() {}

    /// The number of members.
    public var count: Int { keys.count }

    /// The value for a key. A new key is appended. Setting nil removes the member.
    public subscript(key: String) -> JSONValue? {
      get { values[key] }
      set {
        let old = values.updateValue(newValue ?? .null, forKey: key)
        if old == nil { keys.append(key) }
        if newValue == nil {
          values[key] = nil
          keys.removeAll { $0 == key }
        }
      }
    }
  }
}

extension JSONValue.Members: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool { left.values == right.values }
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension JSONValue.Members: Sequence {
  @_documentation(visibility: internal)
  public func makeIterator() -> some IteratorProtocol<(key: String, value: JSONValue)> {
    keys.lazy.map { [values] key in (key: key, value: values[key] ?? .null) }.makeIterator()
  }
}
