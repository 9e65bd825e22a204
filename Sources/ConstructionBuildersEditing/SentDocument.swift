public import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A document that was sent, to be changed and sent back: all other bytes as they were sent.
///
/// ```swift
/// let sent = try SentDocument<UserBuilder>(json: body)
/// var user = sent.value
/// user.nick = nil
/// user.lines?[0].quantity = 3
/// let edit = try sent.edited(user)
/// request.httpBody = edit.data
/// ```
///
/// ``value`` is an ordinary builder, for a view, a form or a test. What it does not read, and what
/// of it nobody changes, goes back as it came: unknown keys, digits, order, white space. What is
/// changed is spelled as the sender spells such values.
///
/// The type can be a builder, or anything else that a root can be: `[UserBuilder]`,
/// `[String: UserBuilder]`.
public struct SentDocument<Value: Capturable> {
  /// The value, as it was read.
  public let value: Value

  /// How the value is found.
  private struct Way {
    let path: [FieldPath.Component]
    let orWhole: Bool
  }

  let bytes: [UInt8]
  private let way: Way

  /// Where the value was found.
  let path: [FieldPath.Component]
  let coercion: Coercion
  let maximumDepth: Int

  /// Reads a document, and keeps its bytes.
  ///
  /// ```swift
  /// let sent = try SentDocument<[UserBuilder]>(json: body, at: "data", "users")
  /// ```
  ///
  /// - Parameters:
  ///   - json: Bytes or text. Of a dictionary, the text is kept that it has as JSON.
  ///   - path: The keys and indices that lead to the value.
  ///   - orWhole: Whether the whole document is the value if the first step is not there. An edit
  ///     or a patch after which the value would be in the other place is refused, and names that.
  ///   - coercion: The conversions that may be used, without `Coercion.looseSyntax`.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A `BuildFailure` if the bytes are not JSON, if there is no value of the type at the
  ///   path, or if it reads a class: both values would share it, so a change could not be seen.
  public init(
    json: some JSONInput, at path: FieldPath.Component..., orWhole: Bool = false,
    coercion: Coercion = .lenient, maximumDepth: Int = 512
  ) throws(BuildFailure) {
    // What is written into the bytes has to be JSON.
    try self.init(
      Self.bytes(of: json), Way(path: path, orWhole: orWhole),
      coercion.subtracting(.looseSyntax), maximumDepth)
  }

  private init(
    _ bytes: [UInt8], _ way: Way, _ coercion: Coercion, _ maximumDepth: Int
  ) throws(BuildFailure) {
    let (field, found) = try Self.read(bytes, way, coercion, maximumDepth, of: bytes.fingerprint)
    guard let value = field.wrappedValue else {
      let finding = field.finding ?? Finding(kind: .missing, expected: Value.expectation)
      throw BuildFailure(model: Value.ownName, finding)
    }
    if let type = SharedClasses(in: value).first {
      throw BuildFailure(
        model: Value.ownName, Refusal.ofClass(type).findings[0])
    }
    self.value = value
    self.bytes = bytes
    self.way = way
    self.path = found
    self.coercion = coercion
    self.maximumDepth = maximumDepth
  }

  /// The document, as it was sent or patched.
  public var data: Data { Data(bytes) }

  /// Reads the document with other bytes in the same way.
  func reading(_ bytes: [UInt8]) throws(BuildFailure) -> SentDocument {
    try SentDocument(bytes, way, coercion, maximumDepth)
  }

  private static func bytes(of json: some JSONInput) throws(BuildFailure) -> [UInt8] {
    var copy: [UInt8] = []
    let isText = json._withSource { source in
      guard case .bytes(let bytes) = source else { return false }
      copy = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
      return true
    }
    return isText ? copy : Array(try JSONValue(json: json).description.utf8)
  }

  /// - Parameter document: What tells the document from others; nil if what is read is not edited.
  private static func read(
    _ bytes: [UInt8], _ way: Way, _ coercion: Coercion, _ maximumDepth: Int, of document: Int?
  ) throws(BuildFailure) -> (field: Field<Value>, path: [FieldPath.Component]) {
    try bytes.read(coercion, maximumDepth, model: Value.ownName) { root, _ in
      let path = root.path(way.path, orWhole: way.orWhole)
      return .success((Field<Value>.read(at: path, in: root, of: document), path))
    }.get()
  }
}

extension SentDocument: Sendable where Value: Sendable {}

extension SentDocument {
  /// Compares a value with the one that was read, and writes what differs.
  ///
  /// ```swift
  /// var user = sent.value
  /// user.name = "Storm"
  /// let edit = try sent.edited(user)
  /// ```
  ///
  /// The new document is read again: each field that was changed has to be read as this value.
  ///
  /// - Parameters:
  ///   - new: A changed copy of ``value``.
  ///   - clearing: What becomes of a member whose field was set to nil.
  /// - Throws: A `BuildFailure` that names each field that cannot be written, and of an array or a
  ///   dictionary the first element. Nothing is written then.
  public func edited(
    _ new: Value, clearing: Clearing = .removal
  ) throws(BuildFailure) -> DocumentEdit {
    try edit(new, value, clearing, isOfModels: false)
  }

  func edit(
    _ new: Value, _ old: Value, _ clearing: Clearing, isOfModels: Bool,
    read: (Value) throws(Refusal) -> Value = { $0 }
  ) throws(BuildFailure) -> DocumentEdit {
    do throws(Refusal) {
      // What is read again is also freed there, level by level.
      return try Refusal.onStack(frame: 1 << 20) { () throws(Refusal) in
        try compared(new, old, clearing, isOfModels, read)
      }
    } catch {
      throw BuildFailure(
        model: "edit of \(Value.ownName)", error.findings[0],
        Array(error.findings.dropFirst()))
    }
  }

  private func compared(
    _ new: Value, _ old: Value, _ clearing: Clearing, _ isOfModels: Bool,
    _ read: (Value) throws(Refusal) -> Value
  ) throws(Refusal) -> DocumentEdit {
    let text = SentText(bytes)
    let comparison = Comparison(
      root: Place(rootOf: text), clearing: clearing, isOfModels: isOfModels)
    let place = comparison.root.value(at: path[...], coercion)
    let pair = ValuePair(new, old, at: place, Reading(Value.self, coercion))
    let path = FieldPath(path)
    let change = try Refusal.under(path) { () throws(Refusal) in
      let change = try comparison.change(pair)
      try comparison.refuseRemovedBuilders(new)
      return change
    }
    guard let change else {
      // What was set to nil may still be read from what is around it.
      try check(new, old, again: old)
      return DocumentEdit(sent: bytes, bytes: bytes)
    }
    var changes = Changes()
    try changes.add(change, at: path)
    let root = try changes.change(at: comparison.root) ?? .sent(comparison.root)
    let written = Splicer.bytes(of: text, root: root)
    try check(new, old, again: self.read(written).map(read))
    return DocumentEdit(sent: bytes, bytes: written)
  }

  /// Reads what would be written.
  private func read(_ written: [UInt8]) throws(Refusal) -> Value? {
    let (field, found): (Field<Value>, [FieldPath.Component])
    do throws(BuildFailure) {
      (field, found) = try Self.read(written, way, coercion, maximumDepth, of: nil)
    } catch {
      // Its place is one in a document that nobody has seen.
      throw Refusal(error.findings.map { .unread($0.whatHappened, at: FieldPath(path)) })
    }
    try refuseMove(to: found)
    return field.wrappedValue
  }

  /// Throws where the value would be found at another place than before.
  func refuseMove(to found: [FieldPath.Component]) throws(Refusal) {
    if found == path { return }
    let place = found.isEmpty ? "from the whole document" : "at \(FieldPath(found))"
    throw Refusal("the value would be read \(place) instead", at: FieldPath(path))
  }

  /// Throws where what would be read is not the value.
  private func check(_ new: Value, _ old: Value, again: Value?) throws(Refusal) {
    let problems = ReadBack.problems(of: new, again, old)
    guard problems.isEmpty else {
      throw Refusal(problems.map { $0.prefixed(by: FieldPath(path)) })
    }
  }
}
