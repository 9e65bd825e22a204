/// Reads one value and builds it in one step.
extension Capturable {
  @inlinable
  public static func _built(from node: JSONNode) -> Built? { builtByCapture(from: node) }

  /// Reads and builds a root; nil also if a part of the document was not read.
  @inlinable
  static func builtWhole(from root: JSONNode) -> Built? {
    guard let built = _built(from: root), root.isWhole else { return nil }
    return built
  }

  /// Captures the value and builds it.
  ///
  /// `@inline(never)`: it is the rare way of every direct builder, and would be in each.
  @inlinable @inline(never)
  static func builtByCapture(from node: JSONNode) -> Built? {
    let captured = capture(node.directFindings == nil ? node.silent : copy node)
    if captured.note != nil { node.note(captured) }
    guard !isBuiltAsIs, node.directFindings != nil else {
      return captured.built(for: node)
    }
    return builtForFindings(captured, node)
  }

  /// Builds a captured value. Marks the input if a builder in it could not be built: no finding
  /// says so yet.
  @usableFromInline
  static func builtForFindings(_ captured: Captured<Self>, _ node: JSONNode) -> Built? {
    let (built, failed) = BuildWatch.watch { captured.built(for: node) }
    if built == nil || failed != nil { node.mark() }
    return built
  }
}

extension Captured where Value: Capturable {
  /// What the model's initialiser receives. A container in another one may lose all its elements.
  @inlinable
  func built(for node: borrowing JSONNode) -> Value.Built? {
    var ignored = Walk.ignoring
    return node.context.isCounted
      ? value?._build(note, into: &ignored) : value?.buildRequired(note, &ignored)
  }
}

extension Array where Element: Capturable {
  @inlinable
  public static func _built(from node: JSONNode) -> [Element.Built]? {
    guard !node.lacksStack(for: Element.self) else {
      return node.onDeeperStack(for: Element.self) { _built(from: node) }
    }
    guard !Element.isBuiltAsIs else { return builtByCapture(from: node) }
    var built: [Element.Built] = []
    built.reserveCapacity(node.elementCount)
    let isArray = node.visitElements { element in
      if let element = Element._built(from: element) {
        built.append(element)
      } else {
        element.mark()
      }
      return true
    }
    guard isArray else { return builtByCapture(from: node) }
    guard !node.context.isCounted, Element.haveNoValue(built) else { return built }
    return node.hasElements ? nil : built
  }
}

extension Optional where Wrapped: Capturable {
  public static func _built(from node: JSONNode) -> Wrapped.Built?? {
    .some(Wrapped._built(from: node))
  }
}

extension Capturable where Self: FixedWidthInteger, Built == Self {
  /// The integer that a value holds; nil if it holds none that fits this type.
  public static func _built(from node: JSONNode) -> Self? {
    if let integer = node.shortInteger, let value = Self(exactly: integer) { return value }
    return builtByCapture(from: node)
  }
}

extension Double {
  public static func _built(from node: JSONNode) -> Double? {
    node.shortDouble ?? builtByCapture(from: node)
  }
}

extension String {
  @inlinable
  public static func _built(from node: JSONNode) -> String? {
    guard case .tape(let text) = node.input, text.kind == .text else {
      return builtFromOther(node)
    }
    return text.text
  }

  /// `@inline(never)`: then the function above needs no stack frame.
  @usableFromInline @inline(never)
  static func builtFromOther(_ node: JSONNode) -> String? {
    node.string ?? builtByCapture(from: node)
  }
}

/// Dictionaries whose keys are Strings, straight from a document.
extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  @inlinable
  public static func _built(from node: JSONNode) -> [Key: Value.Built]? {
    guard !node.lacksStack(for: Value.self) else {
      return node.onDeeperStack(for: Value.self) { _built(from: node) }
    }
    // Which spelling of another key counts depends on all of them.
    guard Key.self == String.self, let built = builtFromTexts(node) else {
      return builtByCapture(from: node)
    }
    return sameType(built, as: [Key: Value.Built].self)
  }

  /// The dictionary of an object in a document by the texts of its keys; nil for anything else.
  @inlinable
  static func builtFromTexts(_ node: JSONNode) -> [String: Value.Built]? {
    let count = node.memberCount
    var members = BuiltMembers<Value.Built>(expecting: count)
    let marks = node.markCount
    let isObject = node.readMembers { key, value in
      if let value = Value._built(from: value) {
        members.keep(value, for: key)
      } else {
        node.mark()
        members.drop(key)
      }
    }
    // The findings of a dictionary are in the order of its keys. A repeated key is one.
    let isRepeated = members.built.count &+ members.dropped.count < count
    if isRepeated || node.isMarked(since: marks) { node.mark() }
    // Where nothing is left, capturing tells whether anything was lost.
    let isKept =
      node.context.isCounted || !Value.haveNoValue(members.built) || count == 0
    return isObject && isKept ? members.built : nil
  }
}

/// The members of a dictionary that is built in the order of the document.
///
/// Of duplicate keys the last one counts, also if it cannot be built. Keys are duplicates if they
/// are canonically equivalent. The spelling is that of the first.
@usableFromInline
struct BuiltMembers<Value> {
  @usableFromInline
  var built: [String: Value] = [:]

  /// The keys of members that cannot be built, each as it was first spelled.
  @usableFromInline
  var dropped: Set<String> = []

  @inlinable
  init(expecting count: Int) {
    // A large object may be one key many times.
    built.reserveCapacity(min(count, 1_024))
  }

  @inlinable
  mutating func keep(_ value: Value, for key: String) {
    let first = dropped.isEmpty ? nil : dropped.remove(key)
    built.updateValue(value, forKey: first ?? key)
  }

  @inlinable @inline(never)
  mutating func drop(_ key: String) {
    // With few places, a long key would be compared with each other one.
    if dropped.isEmpty { dropped.reserveCapacity(min(built.capacity, 1_024)) }
    dropped.insert(built.index(forKey: key).map { built.remove(at: $0).key } ?? key)
  }
}
