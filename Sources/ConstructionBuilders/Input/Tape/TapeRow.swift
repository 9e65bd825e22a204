/// An array on the tape whose elements are read by their positions.
@safe @usableFromInline
struct TapeRow: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let node: TapeNode
  private let cursor: UnsafeMutablePointer<RowCursor>

  /// - Precondition: `node` is an array, and `cursor` is used for no other and outlives this one.
  @_lifetime(copy node)
  private init(node: TapeNode, cursor: UnsafeMutablePointer<RowCursor>) {
    assert(node.isArray)
    self.node = node
    unsafe self.cursor = cursor
  }

  /// Calls `body` with the row that `node` is.
  ///
  /// - Precondition: `node` is an array.
  static func with<Result>(
    _ node: TapeNode, _ body: (borrowing TapeRow) -> Result
  ) -> Result {
    var cursor = unsafe RowCursor(first: node.content.first)
    return unsafe withUnsafeMutablePointer(to: &cursor) { cursor in
      unsafe body(TapeRow(node: node, cursor: cursor))
    }
  }

  /// The element at a position; nil if there is none.
  @_lifetime(copy self)
  func element(at position: Int) -> TapeNode? {
    guard let entry = unsafe cursor.pointee.entry(at: position, in: node) else { return nil }
    return unsafe lifetime(node.node(at: entry), copying: self)
  }

  /// How many elements there are.
  var count: Int { unsafe cursor.pointee.count(in: node) }
}

/// Where the last element of a row was found.
///
/// A builder asks in the order of the positions. For one that goes back, all places are kept, so
/// that no order takes more than linear time.
@safe
struct RowCursor {
  private var position = 0
  private var entry: UnsafePointer<TapeEntry>
  private var all: [UnsafePointer<TapeEntry>]?

  init(first: UnsafePointer<TapeEntry>) { unsafe entry = first }

  /// - Precondition: `node` is the array of the first entry.
  mutating func entry(at wanted: Int, in node: borrowing TapeNode) -> UnsafePointer<TapeEntry>? {
    if wanted < position, unsafe all == nil { keepAll(of: node) }
    if let all = unsafe all {
      return unsafe 0..<all.count ~= wanted ? all[wanted] : nil
    }
    let end = unsafe node.content.end
    while position < wanted, unsafe entry < end {
      unsafe entry = node.node(at: entry).next
      position += 1
    }
    return unsafe entry < end ? entry : nil
  }

  mutating func count(in node: borrowing TapeNode) -> Int {
    if unsafe all == nil { keepAll(of: node) }
    return unsafe all?.count ?? 0
  }

  private mutating func keepAll(of node: borrowing TapeNode) {
    var (current, end) = unsafe node.content
    var entries = unsafe [UnsafePointer<TapeEntry>]()
    while unsafe current < end {
      unsafe entries.append(current)
      unsafe current = node.node(at: current).next
    }
    unsafe all = entries
  }
}
