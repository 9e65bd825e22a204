/// One value as it arrived, from bytes or from a dictionary.
///
/// A type is given one to read itself from; see ``Capturable``. A node lives no longer than the
/// document it looks into, which the compiler checks.
public struct JSONNode: ~Escapable, BitwiseCopyable {
  /// The value in its input.
  ///
  /// Another kind of input is a folder with a view of its values, and a case here and in
  /// ``JSONFields``.
  @usableFromInline
  enum Input: ~Escapable, BitwiseCopyable {
    case tape(TapeNode)
    case dictionary(DictionaryNode)
  }

  @usableFromInline
  let input: Input

  @usableFromInline
  let context: ReadingContext

  @usableFromInline
  @_lifetime(copy input)
  init(_ input: consuming Input, _ context: ReadingContext) {
    self.input = input
    self.context = context
  }

  /// The coercions that are allowed here.
  public var coercion: Coercion { context.coercion }

  /// The same value, to be read with other coercions.
  @_lifetime(copy self)
  public func with(_ coercion: Coercion) -> JSONNode {
    JSONNode(input, context.with(coercion))
  }

  /// The same value, whose findings nobody will see.
  @inlinable
  var silent: JSONNode {
    @_lifetime(copy self)
    get { JSONNode(input, context.silent) }
  }

  /// The same value, with words for the same findings as another one.
  @_lifetime(copy self)
  func withWords(of other: ReadingContext) -> JSONNode {
    JSONNode(input, context.withWords(of: other))
  }

  /// Whether the next finding about the value has all its words.
  func takesWords(isRepair: Bool) -> Bool {
    guard context.isWithinContainer else { return !context.isSilent }
    return words.take(isRepair: isRepair)
  }

  /// The context of the elements and members of this value.
  ///
  /// In an array or dictionary that is in no other, the number of findings with words is counted
  /// from the beginning.
  @usableFromInline
  func contextOfElements() -> ReadingContext {
    if !context.isWithinContainer { words = .words }
    return context.withinContainer
  }

  /// The JSON type of the value.
  public var kind: JSONType {
    switch input {
    case .tape(let node): node.kind.jsonType
    case .dictionary(let node): node.content.kind
    }
  }

  /// The text of a string, decoded; nil for anything else.
  public var string: String? {
    switch input {
    case .tape(let node): node.text
    case .dictionary(let node): node.string
    }
  }

  /// A boolean; nil for anything else.
  public var boolean: Bool? {
    switch input {
    case .tape(let node): node.boolean
    case .dictionary(let node): node.boolean
    }
  }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    switch input {
    case .tape(let node): node.number
    case .dictionary(let node): node.number
    }
  }

  /// The Double nearest to a number that is easy to convert; nil for any other number, and for
  /// anything else.
  package var shortDouble: Double? {
    switch input {
    case .tape(let node): node.shortDouble
    case .dictionary(let node): DictionaryValue.shortDouble(node.value)
    }
  }

  /// A whole number that is quick to read; nil for any other number, and for anything else.
  package var shortInteger: Int64? {
    switch input {
    case .tape(let node): node.shortInteger
    case .dictionary: nil
    }
  }

  /// The digits of a number, from bytes exactly as sent; nil for anything else.
  public var digits: String? { number?.digits }

  /// Where the value begins in its document; nil if that is not bytes.
  package var byteOffset: Int? {
    switch input {
    case .tape(let node): node.offset
    case .dictionary: nil
    }
  }

  /// The view of a value in a dictionary, which may be one that JSON does not know; nil for a
  /// value of another input.
  var inDictionary: DictionaryNode? {
    @_lifetime(copy self)
    get {
      switch input {
      case .tape: nil
      case .dictionary(let node): node
      }
    }
  }

  /// Calls `body` with the bytes of a text without escapes, or of a number, as they stand in a
  /// document, and whether all are ASCII; nil for anything else, and for other inputs.
  package func withSpelling<Result>(
    _ body: (_ bytes: Span<UInt8>, _ isASCII: Bool) -> Result
  ) -> Result? {
    switch input {
    case .tape(let node): node.withSpelling(body)
    case .dictionary: nil
    }
  }

  /// What there is, for a finding.
  public var found: FoundValue { FoundValue(kind: kind, excerpt: Excerpt.of(self)) }

  /// What a dictionary holds as a type that JSON does not know, such as a `Date` or a class of
  /// another library; nil for anything else, and for other inputs.
  ///
  /// A format reads what no other type can:
  ///
  /// ```swift
  /// extension FieldFormat<Date> {
  ///   static var timestamp: FieldFormat {
  ///     FieldFormat(words: "as a Timestamp") { node in
  ///       if let held = node.held(as: Timestamp.self) { return Captured(held.dateValue()) }
  ///       return Date.capture(node)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Texts, numbers, booleans, arrays and dictionaries are JSON, whatever their types: they are
  /// never held.
  public func held<Value>(as type: Value.Type) -> Value? {
    guard let node = inDictionary, case .other(let value) = node.content,
      !node.isContainerTooDeep, !(value is UnusableValue)
    else { return nil }
    return value as? Value
  }

  /// Whether a dictionary has the value for a key that is no text in JSON.
  var hasNoKey: Bool { (inDictionary?.value as? UnusableValue)?.hasNoKey == true }

  /// A value that a dictionary holds as ``JSONValue``, order of members included.
  var heldValue: JSONValue? {
    guard let node = inDictionary else { return nil }
    return exactCast(node.value, to: JSONValue.self)
  }

  /// How many arrays and objects may be in each other here.
  var levelsLeft: Int {
    guard let node = inDictionary else { return .maximumDepth }
    return max(0, .maximumDepth - node.depth.containers)
  }

  /// The words for a value that JSON does not know.
  var descriptionOfOther: String {
    guard let node = inDictionary, case .other(let value) = node.content else { return "" }
    if value is UnreadableValue { return "that the decoder cannot read" }
    if let value = value as? UnusableValue { return value.words }
    return node.isTooDeep ? "nested too deep" : "of type \(type(of: value))"
  }
}

extension JSONNode {
  /// Runs `body` with the root of a document and its bytes, or returns a failure with the place of
  /// the error.
  ///
  /// A document that is read over by ``Coercion/looseSyntax`` has other bytes, with the same lines
  /// and columns. Then `syntax` becomes the findings about what was read over.
  package static func withRoot<Success>(
    of bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int,
    model: @autoclosure () -> String, syntax: inout [Finding],
    _ body: (JSONNode, Span<UInt8>) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    let error: MalformedJSON
    do throws(MalformedJSON) {
      return try withTape(of: bytes, maximumDepth: maximumDepth) { root in
        let root = JSONNode(.tape(copy root), ReadingContext(coercion))
        return BuildWatch.apart { body(root, bytes) }
      }
    } catch let caught {
      error = caught
    }
    guard coercion.contains(.looseSyntax), let loose = LooseSyntax(bytes) else {
      return .failure(BuildFailure(model: model(), Finding(error, in: bytes)))
    }
    let strict = coercion.subtracting(.looseSyntax)
    return loose.bytes.withDocumentBytes { spaced in
      do throws(MalformedJSON) {
        return try withTape(of: spaced, maximumDepth: maximumDepth) { root in
          let root = JSONNode(.tape(copy root), ReadingContext(strict))
          syntax = loose.findings(in: bytes)
          return BuildWatch.apart { body(root, spaced) }
        }
      } catch {
        let finding =
          loose.refusal(at: error.offset).map { Finding($0, in: bytes) }
          ?? Finding(error, in: spaced)
        return .failure(BuildFailure(model: model(), finding))
      }
    }
  }

  /// Runs `body` with the root of a document in memory.
  ///
  /// - Returns: Why the bytes are not JSON; nil if they are.
  package static func withRoot(
    of bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int = .maximumDepth,
    _ body: (JSONNode) -> Void
  ) -> MalformedJSON? {
    do throws(MalformedJSON) {
      try withTape(of: bytes, maximumDepth: maximumDepth) { root in
        let root = JSONNode(.tape(copy root), ReadingContext(coercion))
        BuildWatch.apart { body(root) }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Runs `body` with a value that `JSONSerialization` made, or a test.
  package static func withRoot<Result>(
    _ value: Any, _ coercion: Coercion, _ maximumDepth: Int = .maximumDepth,
    _ body: (JSONNode) -> Result
  ) -> Result {
    DictionaryDepth.withSource(maximumDepth) { depth in
      DictionaryNode.with(value, depth: depth) { root in
        let root = JSONNode(.dictionary(copy root), ReadingContext(coercion))
        return BuildWatch.apart { body(root) }
      }
    }
  }
}
