/// The elements of one JSON array, each with a meaning of its own, to be captured in the
/// `init(row:)` of a ``RowBuilder``.
///
/// ```swift
/// init(row: JSONRow) {
///   _time = row[0, as: .millisecondsSince1970]
///   _price = row[1]
/// }
/// ```
///
/// The type of the property says what is read. Nothing here fails or throws, as in ``JSONFields``.
/// The row lives no longer than its document, which the compiler checks.
public struct JSONRow: ~Escapable, BitwiseCopyable {
  /// The array in its input: see ``JSONNode``.
  enum Input: ~Escapable, BitwiseCopyable {
    case tape(TapeRow)
    case dictionary(DictionaryRow)
    /// An object, which has no positions.
    case object(JSONFields)
  }

  let input: Input

  let context: ReadingContext

  @_lifetime(copy input)
  init(_ input: consuming Input, _ context: ReadingContext) {
    self.input = input
    self.context = context
  }

  /// How many elements there are; so far, if the row is still arriving.
  public var count: Int {
    switch input {
    case .tape(let row): row.count
    case .dictionary(let row): row.count
    case .object: 0
    }
  }

  /// Whether elements may still follow, or the document was cut off in the row.
  var isOpen: Bool {
    switch input {
    case .tape(let row): row.node.isOpen
    case .dictionary: false
    case .object(let fields): fields.isOpen
    }
  }

  /// Calls `body` with the element at a position; nil if there is none.
  func withElement<Result>(
    at position: Int, _ body: (borrowing JSONNode) -> Result
  ) -> Result? {
    switch input {
    case .tape(let row):
      guard let element = row.element(at: position) else { return nil }
      return body(JSONNode(.tape(element), context))
    case .dictionary(let row):
      guard let element = row.element(at: position) else { return nil }
      return body(JSONNode(.dictionary(element), context))
    case .object: return nil
    }
  }

  /// The result for a position that is not there.
  func absent<Value: Capturable>() -> Captured<Value> {
    switch input {
    case .tape(let row) where row.node.isOpen:
      return JSONNode(.tape(row.node), context).notArrivedWithin()
    case .object(let fields): return fields.absent()
    default: return .missing
    }
  }
}

extension JSONNode {
  /// The result for an element that has not arrived.
  fileprivate func notArrivedWithin<Value: Capturable>() -> Captured<Value> {
    Captured(value: nil, note: noteOfNotArrived(before: Value.expectation))
  }

  /// Calls `body` with the row of an array in a context; nil for anything else.
  func withRow<Result>(
    _ context: ReadingContext, _ body: (borrowing JSONRow) -> Result
  ) -> Result? {
    switch input {
    case .tape(let node):
      guard node.isArray else { return nil }
      return TapeRow.with(node) { body(JSONRow(.tape(copy $0), context)) }
    case .dictionary(let node):
      return DictionaryRow.with(node) { body(JSONRow(.dictionary(copy $0), context)) }
    }
  }

  /// Calls `body` with the row of an array that a builder reads; nil for anything else.
  func withRow<Builder, Result>(
    readBy builder: Builder.Type, _ body: (borrowing JSONRow) -> Result
  ) -> Result? {
    guard !lacksStack(for: Builder.self) else {
      return onDeeperStack(for: Builder.self) { withRow(readBy: builder, body) }
    }
    return withRow(context.withinObject, body)
  }
}
