/// A set of elements with `Built == Self`.
///
/// Those are Strings, numbers, enumerations and similar types, and arrays of these.
extension Set: Capturable where Element: Capturable, Element.Built == Element {
  /// An array, with each element once. Unusable elements are reported by their index.
  ///
  /// An element that occurs twice is reported as a repair. Of elements with the same hash, 256 are
  /// used.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Set<Element>> {
    capture(node, each: Element.capture)
  }

  /// A set of which `read` reads each element.
  static func capture(
    _ node: JSONNode, each read: (JSONNode) -> Captured<Element>
  ) -> Captured<Set<Element>> {
    var elements = CapturedSet<Element>()
    if node.isArray {
      var index = 0
      node.forEachElement { element in
        if !element.isOpen { elements.take(element, from: index, read) }
        index += 1
      }
      let captured = elements.captured
      return node.isOpen ? node.part(captured.value ?? [], captured.note?.elements) : captured
    }
    guard !node.isOpen else { return .unusable(node) }
    let captureNumbered = { (node: JSONNode) -> Captured<Set<Element>>? in
      let isList = node.visitNumberedMembers(
        repeated: { elements.lose($1, from: $0) }, { elements.take($1, from: $0, read) })
      return isList ? elements.captured : nil
    }
    return .inPlaceOfArray(
      node, { capture($0, each: read) }, captureNumbered, read, of: { [$0] })
  }

  /// The elements that have settled.
  @inlinable
  public static var _traits: CapturableTraits { .readInPart.union(.arrays) }

  @_documentation(visibility: internal)
  public static var expectation: String { "array" }

  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> Set<Element>? {
    if Element.haveNoValue(self) { walk.nothingLeft = NothingLeft() }
    return walk.keep(note, ofElements: count) ? self : nil
  }
}

/// Collects the elements of a set while they are read.
private struct CapturedSet<Element: Capturable & Hashable> {
  private var elements: Set<Element> = []
  private var hashes = AlikeHashes<Element>()
  private var notes = ElementNotes()

  var captured: Captured<Set<Element>> { Captured(value: elements, note: notes.note) }

  /// Records an element that does not count, because its key is repeated.
  mutating func lose(_ key: String, from index: Int) {
    notes.lose(.index(index), .repeated(key), Element.expectation)
  }

  /// Reads the next element. Its place is that in the input, because a set has no positions.
  mutating func take(
    _ node: borrowing JSONNode, from index: Int, _ read: (JSONNode) -> Captured<Element>
  ) {
    let place = FieldPath.Component.index(index)
    let captured = read(copy node)
    guard let element = captured.value else {
      notes.lose(place, captured.note, Element.expectation)
      return
    }
    if hashes.haveToBeAsked(at: elements.count), hashes.areTooMany(for: element, in: elements),
      !elements.contains(element)
    {
      let expectation = Element.expectation
      let alike = CaptureNote.problem(
        .alikeHashes, of: node, type: expectation, expected: expectation, nil)
      return notes.lose(place, alike, expectation)
    }
    let isNew = elements.insert(element).inserted
    if isNew { hashes.count(element) } else { notes.repeatedCount += 1 }
    // With few places, a long text of few would be compared with each repeated one.
    if notes.repeatedCount == 16 { elements.reserveCapacity(1_024) }
    guard !isNew || captured.note != nil else { return }
    let note = captured.note ?? CaptureNote()
    // What was lost of an element may have told it from others.
    guard !isNew, note.total.problems == 0 else { return notes.keep(place, note) }
    let repeated = CaptureNote.repair(.duplicate, of: node, expected: Element.expectation)
    notes.keep(place, note.with(own: note.own + repeated.own))
  }
}
