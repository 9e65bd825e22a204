import ConstructionBuilders

/// Follows the array at a path of a document that is still arriving, element by element.
///
/// First it looks for the array, and then it gives the elements that have settled. At the end it
/// makes sure that no key of the path is repeated: the last one would count, but the elements of
/// the first one have been given out. It remembers how far it has looked, so each entry is looked
/// at once.
struct ArrivingArray: Sendable {
  /// What comes next.
  enum Event {
    /// An element: its entry, and its bytes.
    case element(entry: Int, bytes: Range<Int>)
    /// More has to arrive.
    case waiting
    /// The document has arrived as a whole.
    case over
    /// There is no such array; and where the document shows it.
    case failure(Finding, at: Int)
  }

  /// A container on the way to the array.
  private struct Level {
    let container: Int
    /// The entry of the first element or key that was not looked at.
    var cursor: Int
    /// The index of that element in an array.
    var index = 0
  }

  private enum Phase { case searching, delivering, checking }

  private let path: [FieldPath.Component]
  private var phase = Phase.searching
  private var levels: [Level] = []

  /// The entry of the array, and of the next element in it.
  private var array = 0
  private var next = 0

  /// The containers around the array, the outermost first.
  private var around: [Int] = []

  /// The end of the bytes of the last element that was given out and not replaced.
  private var deliveredEnd: Int?

  /// The open containers, as of the last scan.
  private var open: [Int] = []

  init(at path: [FieldPath.Component]) { self.path = path }

  /// Takes note of what was scanned since.
  mutating func update(from document: ArrivingDocument) { open = document.openContainers }

  mutating func advance(in document: ArrivingDocument) -> Event {
    if phase == .searching, let event = search(in: document) { return event }
    if phase == .delivering {
      let end = end(of: array, in: document)
      if next < end {
        let entry = next
        next = document.next(after: entry)
        let bytes = document.start(of: entry)..<endOfBytes(before: next, in: document)
        deliveredEnd = bytes.upperBound
        return .element(entry: entry, bytes: bytes)
      }
      if isOpen(array) { return .waiting }
      if !levels.isEmpty { skip(to: end) }
      phase = .checking
    }
    return check(in: document)
  }

  /// The bytes of the elements that were given out, and are still there; nil if there are none.
  func deliveredBytes(in document: ArrivingDocument) -> Range<Int>? {
    deliveredEnd.map { document.start(of: array + 1)..<$0 }
  }

  /// Replaces the elements that were given out.
  ///
  /// - Precondition: there are some, and none that has settled is left.
  mutating func discardDelivered(in document: ArrivingDocument, _ bytes: Range<Int>) {
    let closed = (around + [array]).filter { !isOpen($0) }
    document.replaceElements(of: array, before: next, bytes, closedAncestors: closed)
    let removed = next - array - 2
    next = array + 2
    deliveredEnd = nil
    if phase == .checking {
      for level in levels.indices where levels[level].cursor > array {
        levels[level].cursor -= removed
      }
    }
    open = document.openContainers
  }

  /// The bytes of the number that stands for the elements that were replaced; nil if there is none.
  func placeholder(in document: ArrivingDocument) -> Range<Int>? {
    guard phase != .searching, next > array + 1 else { return nil }
    let start = document.start(of: array + 1)
    return start..<start + 1
  }

  /// Where an element begins that has not settled; the end of the bytes if there is none.
  func startOfUnfinished(in document: ArrivingDocument) -> Int {
    guard phase == .delivering, let level = open.firstIndex(of: array) else {
      return document.bytes.count
    }
    return level + 1 < open.count ? document.start(of: open[level + 1]) : document.startOfRest
  }

  private func isOpen(_ container: Int) -> Bool { open.contains(container) }

  /// The entry after the last one in a container that has settled.
  private func end(of container: Int, in document: ArrivingDocument) -> Int {
    guard let level = open.firstIndex(of: container) else {
      return document.next(after: container)
    }
    let isObject = document.kind(of: container) == .object
    if level + 1 < open.count { return open[level + 1] - (isObject ? 1 : 0) }
    return document.entryCount - (document.hasPendingKey ? 1 : 0)
  }

  /// The end of the bytes of the element before an entry.
  ///
  /// The tape does not say where a container ends. But between it and what follows there are only
  /// white space, a comma, and the ends of the containers around it that end there, too.
  private func endOfBytes(before entry: Int, in document: ArrivingDocument) -> Int {
    var brackets = (around + [array]).count { !isOpen($0) && document.next(after: $0) == entry }
    var end = entry < document.entryCount ? document.start(of: entry) : document.startOfRest
    while true {
      switch document.bytes[end - 1] {
      case UInt8(ascii: "]") where brackets > 0, UInt8(ascii: "}") where brackets > 0:
        brackets -= 1
      case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09: break
      default: return end
      }
      end -= 1
    }
  }
}

/// The way to the array.
extension ArrivingArray {
  /// Looks for the array; nil if it is there.
  private mutating func search(in document: ArrivingDocument) -> Event? {
    if levels.isEmpty {
      guard document.entryCount > 0 else { return .waiting }
      if let event = enter(0, in: document) { return event }
    }
    while phase == .searching {
      let level = levels[levels.count - 1]
      let end = end(of: level.container, in: document)
      guard let value = nextValue(in: level, end: end, document) else { break }
      guard isStep(level, in: document) else {
        guard value < end else { return .waiting }
        skip(to: document.next(after: value))
        continue
      }
      if let event = enter(value, in: document) { return event }
    }
    guard phase == .searching, let last = levels.last else { return nil }
    return isOpen(last.container)
      ? .waiting : .failure(finding(.missing), at: document.start(of: last.container))
  }

  /// The value at the cursor of a level, which has settled or is an open container.
  private func nextValue(in level: Level, end: Int, _ document: ArrivingDocument) -> Int? {
    let isObject = document.kind(of: level.container) == .object
    let value = level.cursor + (isObject ? 1 : 0)
    if level.cursor < end { return value }
    // Behind a container that has ended, the next open one is in another.
    return isOpen(level.container) && open.contains(value) ? value : nil
  }

  /// Whether the cursor of a level is at the next step of the path.
  private func isStep(_ level: Level, in document: ArrivingDocument) -> Bool {
    switch path[levels.count - 1] {
    case .key(let key): document.isKey(at: level.cursor, key)
    case .index(let index): level.index == index
    }
  }

  private mutating func skip(to entry: Int) {
    levels[levels.count - 1].cursor = entry
    levels[levels.count - 1].index += 1
  }

  /// Takes the step into a value.
  private mutating func enter(_ value: Int, in document: ArrivingDocument) -> Event? {
    guard document.kind(of: value) == expected else {
      return .failure(unsuitable(value, in: document), at: document.start(of: value))
    }
    if levels.count == path.count {
      array = value
      around = levels.map { $0.container }
      next = value + 1
      phase = .delivering
    } else {
      levels.append(Level(container: value, cursor: value + 1))
    }
    return nil
  }

  /// What the value at the next step has to be.
  private var expected: JSONType {
    if levels.count < path.count, case .key = path[levels.count] { .object } else { .array }
  }

  private func unsuitable(_ value: Int, in document: ArrivingDocument) -> Finding {
    let kind = document.kind(of: value)
    return kind == .null
      ? finding(.null)
      : finding(.mismatch, found: FoundValue(kind: kind, excerpt: nil))
  }

  /// A finding about the value at the next step.
  private func finding(_ kind: Finding.Kind, found: FoundValue? = nil) -> Finding {
    Finding(
      path: FieldPath(Array(path.prefix(levels.count))), kind: kind,
      expected: expected == .array ? "array" : "object", found: found)
  }

  /// Looks for a repeated key behind the array.
  private mutating func check(in document: ArrivingDocument) -> Event {
    while let level = levels.last {
      if case .key = path[levels.count - 1] {
        let end = end(of: level.container, in: document)
        var cursor = level.cursor
        while cursor < end {
          if isRepeated(cursor, in: document) { return repeated(cursor, in: document) }
          cursor = document.next(after: cursor + 1)
        }
        levels[levels.count - 1].cursor = cursor
        let isKey = isOpen(level.container) && cursor < document.entryCount
        if isKey, isRepeated(cursor, in: document) { return repeated(cursor, in: document) }
      }
      if isOpen(level.container) { return .waiting }
      let end = document.next(after: level.container)
      levels.removeLast()
      if !levels.isEmpty { skip(to: end) }
    }
    return document.isComplete ? .over : .waiting
  }

  private func isRepeated(_ key: Int, in document: ArrivingDocument) -> Bool {
    guard case .key(let step) = path[levels.count - 1] else { return false }
    return document.isKey(at: key, step)
  }

  private func repeated(_ key: Int, in document: ArrivingDocument) -> Event {
    let finding = Finding(
      path: FieldPath(Array(path.prefix(levels.count))), kind: .duplicate, expected: "key")
    return .failure(finding, at: document.start(of: key))
  }
}
