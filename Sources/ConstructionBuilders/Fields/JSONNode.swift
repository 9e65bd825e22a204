/// One value as it arrived, whichever door it came through.
///
/// It is what a type is given to read itself from; see ``Capturable``. A node lives no longer than
/// the document it looks into, which the compiler checks, and reading it changes nothing.
public struct JSONNode: ~Escapable, BitwiseCopyable {
  @usableFromInline
  enum Origin: ~Escapable, BitwiseCopyable {
    case tape(TapeNode)
    case dictionary(DictionaryNode)
  }

  @usableFromInline
  let origin: Origin

  @usableFromInline
  let context: ReadingContext

  @usableFromInline
  @_lifetime(copy origin)
  init(_ origin: consuming Origin, _ context: ReadingContext) {
    self.origin = origin
    self.context = context
  }

  /// The coercions that are allowed here.
  public var coercion: Coercion { context.coercion }

  /// Whether what is wrong with the value will only be counted, so that it need not be put in words.
  @usableFromInline
  var isCounted: Bool { context.isCounted }

  /// The same value, to be read with other coercions.
  @_lifetime(copy self)
  public func with(_ coercion: Coercion) -> JSONNode {
    JSONNode(origin, context.with(coercion))
  }

  /// The same value; what is wrong with it will only be counted.
  @usableFromInline
  var counted: JSONNode {
    @_lifetime(copy self)
    get { JSONNode(origin, context.counted) }
  }

  /// The kind of value.
  public var kind: JSONKind {
    switch origin {
    case .tape(let node):
      switch node.kind {
      case .null: .null
      case .true, .false: .boolean
      case .integer, .fraction, .exponential: .number
      case .text, .unicodeText, .escapedText, .name: .string
      case .array: .array
      case .object: .object
      }
    case .dictionary(let node):
      node.content.kind
    }
  }

  /// The text of a string, decoded; nil for anything else.
  public var string: String? {
    switch origin {
    case .tape(let node): return node.text
    case .dictionary(let node): return node.string
    }
  }

  /// A boolean; nil for anything else.
  public var boolean: Bool? {
    switch origin {
    case .tape(let node):
      return node.kind == .true ? true : node.kind == .false ? false : nil
    case .dictionary(let node): return node.boolean
    }
  }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    switch origin {
    case .tape(let node):
      // Zero is taken by its spelling, which may be -0.
      if let integer = node.shortInteger, integer != 0 { return .integer(integer) }
      return node.numberSpelling.map(JSONNumber.spelled)
    case .dictionary(let node): return node.number
    }
  }

  /// The Double nearest to a number that is easy to convert; nil for any other number, and for anything
  /// else.
  var shortDouble: Double? {
    switch origin {
    case .tape(let node): node.shortDouble
    case .dictionary(let node): DictionaryValue.shortDouble(node.value)
    }
  }

  /// A whole number of up to 18 digits in a document; nil for anything else.
  var shortInteger: Int64? {
    if case .tape(let node) = origin { return node.shortInteger }
    return nil
  }

  /// The digits of a number, from bytes exactly as sent; nil for anything else.
  public var digits: String? { number?.digits }

  /// What there is, for a finding.
  public var found: Found { Found(kind: kind, excerpt: Excerpt.of(self)) }

  /// A value that a dictionary holds and JSON does not know, such as a `Date`.
  func dictionaryValue<Value>(as type: Value.Type) -> Value? {
    guard case .dictionary(let node) = origin, case .other(let value) = node.content else {
      return nil
    }
    return value as? Value
  }

  /// A value that a dictionary holds as ``JSONValue``, order of members included.
  var heldValue: JSONValue? {
    guard case .dictionary(let node) = origin, !node.isTooDeep else { return nil }
    return exactCast(node.value, to: JSONValue.self)
  }

  /// The words for a value that JSON does not know.
  var descriptionOfOther: String {
    guard case .dictionary(let node) = origin, case .other(let value) = node.content else {
      return ""
    }
    if value is UnreadableValue { return "that the decoder cannot read" }
    return node.isTooDeep ? "nested too deep" : "of type \(type(of: value))"
  }
}
