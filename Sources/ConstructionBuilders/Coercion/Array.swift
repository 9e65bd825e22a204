extension Array: Capturable where Element: Capturable {
  /// An array without the elements that cannot be used. Those are reported by their index.
  // `@inlinable` here, on `append` and on `forEachElement`: see the table in
  // `Benchmarks/README.md`.
  @_documentation(visibility: internal)
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<[Element]> {
    guard node.isArray else { return captureRepaired(node) }
    guard !node.lacksStack(for: Element.self) else {
      return node.onDeeperStack(for: Element.self) { capture(node) } ?? .unusable(node)
    }
    if let elements = Element._exactElements(of: node) { return Captured(elements) }
    var elements: [Element] = []
    elements.reserveCapacity(node.elementCount)
    // Most arrays have no notes, and allocating notes takes time.
    var notes: ElementNoteTaker?
    var index = 0
    node.forEachElement { element in
      elements.append(element, from: index, &notes)
      index &+= 1
    }
    return Captured(value: elements, note: notes?.notes.note)
  }

  /// Appends the element at `index` in the input, or records that it is lost.
  @inlinable
  mutating func append(_ node: JSONNode, from index: Int, _ taker: inout ElementNoteTaker?) {
    if let taker { return append(node, from: index, noting: taker) }
    let position = count
    let note = Element._capture(node, appendingTo: &self)
    if note != nil || count == position {
      let first = ElementNoteTaker()
      first.take(note, of: Element.self, at: index, position: position, isLost: count == position)
      taker = first
    }
  }

  /// Appends an element to an array that already has notes: see `ElementNotes.capture`.
  @inlinable @inline(never)
  mutating func append(_ node: JSONNode, from index: Int, noting taker: ElementNoteTaker) {
    let position = count
    let counted = taker.notes.counted(before: Element.self)
    var note = Element._capture(node.counting(counted), appendingTo: &self)
    if !counted.isEmpty,
      taker.notes.needsWords(for: note, of: node, isLost: count == position)
    {
      removeSubrange(position...)
      note = Element._capture(node, appendingTo: &self)
    }
    taker.take(note, of: Element.self, at: index, position: position, isLost: count == position)
  }

  public static func _isShown(_ part: JSONNode) -> Bool { true }

  /// The elements so far of an open array. The last one can itself be open.
  private static func captureOpen(_ node: JSONNode) -> Captured<[Element]> {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    var index = 0
    let isArray = node.visitOpenElements { element in
      if element.isOpen {
        elements.append(open: element, from: index, &notes)
      } else {
        elements.append(element, from: index, &notes)
      }
      index &+= 1
    }
    return isArray ? node.part(elements, notes?.notes.some) : .unusable(node)
  }

  /// Appends the element at `index` in the input, as far as it can be shown.
  ///
  /// `@inline(never)`: otherwise each settled element before it looks up the types in here.
  @inline(never)
  private mutating func append(
    open node: borrowing JSONNode, from index: Int, _ taker: inout ElementNoteTaker?
  ) {
    let captured = node.captured(as: Element.self)
    guard let element = captured.value else { return }
    if captured.note?.elements != nil { taker = taker ?? ElementNoteTaker() }
    taker?.take(captured.note, of: Element.self, at: index, position: count, isLost: false)
    append(element)
  }

  /// An array from a value that can be repaired to one.
  @usableFromInline
  static func captureRepaired(_ node: JSONNode) -> Captured<[Element]> {
    if node.isOpen { return captureOpen(node) }
    let embedded = node.withEmbedded { $0.kind == .array ? capture($0) : nil }
    if let captured = embedded ?? nil { return captured.repaired(from: node) }
    if let captured = captureNumbered(node) { return captured.repaired(from: node) }
    guard node.coercion.contains(.singleElements), node.kind != .null else {
      return .unusable(node)
    }
    let element = Element.capture(node)
    // An Optional element is nil if it cannot be used. Such a value is not wrapped.
    guard let value = element.value, element.note?.hasProblems != true else {
      return .unusable(node)
    }
    var notes = ElementNotes()
    notes.keep(elementAt: 0, position: 0, element.note?.withoutOwn)
    let own = element.note?.own ?? []
    let captured = Captured(value: [value], note: CaptureNote(own: own, elements: notes))
    return captured.repaired(from: node)
  }

  /// An array from an object with the keys `0`, `1` and so on; nil for any other object.
  private static func captureNumbered(_ node: JSONNode) -> Captured<[Element]>? {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    let isList = node.visitNumberedMembers { index, element in
      elements.append(element, from: index, &notes)
    }
    return isList ? Captured(value: elements, note: notes?.notes.note) : nil
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "array" }

  @inlinable
  public static var _isBuiltAsIs: Bool { Element._isBuiltAsIs }

  public static func _filled(by built: [Element.Built]) -> [Element]? {
    let elements = built.compactMap { Element._filled(by: $0) }
    return elements.count == built.count ? elements : nil
  }

  // `@inlinable` here and on `forEachBorrowed`: see the table in `Benchmarks/README.md`.
  @inlinable
  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> [Element.Built]? {
    if Element._isBuiltAsIs, let built = sameType(self, as: [Element.Built].self) {
      // This avoids a second pass and a copy.
      return hasProblems(note, everyElement: everyElement, into: &problems) ? nil : built
    }
    guard !everyElement, note?.elements?.isOfFields != false else {
      return buildEach(note, everyElement: everyElement, into: &problems)
    }
    if !BuildRecorder.isAnyRunning { return buildAll(into: &problems) { _ in } }
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    return buildAll(into: &problems) { outer.takeElement(.index($0)) }
  }

  /// Builds the elements, and leaves out those that fail. Calls `body` after each.
  @inlinable @inline(__always)
  func buildAll(
    into problems: inout FindingList, _ body: (_ index: Int) -> Void
  ) -> [Element.Built]? {
    var built: [Element.Built] = []
    var isWhole = true
    built.reserveCapacity(count)
    var ignored = FindingList.ignoring
    var index = 0
    forEachBorrowed { element in
      if let element = element.value._build(nil, everyElement: false, into: &ignored) {
        built.append(element)
      } else if !ignored.isIgnoring {
        problems.append(tooDeep: ignored, under: FieldPath([.index(index)]))
        ignored = .ignoring
        isWhole = false
      }
      body(index)
      index &+= 1
    }
    return isWhole ? built : nil
  }

  /// Builds the elements with their notes. With `everyElement`, fails if one cannot be built.
  @usableFromInline
  func buildEach(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> [Element.Built]? {
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    let notes = note?.elements
    var losses = notes?.losses[...] ?? []
    var built: [Element.Built] = []
    built.reserveCapacity(count)
    // An array that lost elements to the depth does not build.
    var isWhole = everyElement || notes?.reportTooDeep(into: &problems) != true
    for position in indices {
      var inner: FindingList = everyElement ? .ofValue : .ignoring
      let note = notes?.note(at: .index(position))
      let element = self[position]._build(note, everyElement: everyElement, into: &inner)
      outer.takeElement(.index(position))
      if let element {
        built.append(element)
        continue
      }
      let place = notes?.source(of: position) ?? .index(position)
      if everyElement {
        losses.moveFindings(before: place, to: &problems)
        problems.append(inner, under: FieldPath([place]))
      } else if !inner.isIgnoring {
        problems.append(tooDeep: inner, under: FieldPath([place]))
        isWhole = false
      }
    }
    guard everyElement else { return isWhole ? built : nil }
    losses.moveFindings(before: nil, to: &problems)
    problems.omit(notes?.omitted.problems ?? 0)
    let isCut = note?.reportInnerProblems(into: &problems) ?? false
    return built.count == count && notes?.hasLosses != true && !isCut ? built : nil
  }

  public func _report(
    _ note: CaptureNote?, _ problems: BuildProblems?, into findings: inout FindingList
  ) {
    note?.reportOwn(into: &findings)
    let notes = note?.elements
    var losses = notes?.losses[...] ?? []
    for (position, note) in elementsToReport(note, problems) {
      let place = notes?.source(of: position) ?? .index(position)
      var inner = FindingList.ofValue
      self[position]._report(note, problems?[.element(.index(position))], into: &inner)
      guard !inner.isEmpty else { continue }
      losses.moveFindings(before: place, to: &findings)
      findings.append(inner, under: FieldPath([place]))
    }
    losses.moveFindings(before: nil, to: &findings)
    findings.omit(notes?.omitted.all ?? 0)
  }
}

extension Array where Element: Capturable {
  /// The elements about which there may be findings, in order, and their notes.
  private func elementsToReport(
    _ note: CaptureNote?, _ problems: BuildProblems?
  ) -> [(position: Int, note: CaptureNote)] {
    if let note, note.hasNotedFields {
      return indices.map { ($0, note.elements?.kept[.index($0)] ?? .ofFields) }
    }
    let notes = note?.elements
    var all: [Int: CaptureNote] = [:]
    for case .index(let position) in problems?.elements ?? [] { all[position] = .ofFields }
    for (place, note) in notes?.kept ?? [:] {
      if case .index(let position) = place { all[position] = note }
    }
    guard !all.isEmpty else { return notes?.noted ?? [] }
    for (position, note) in notes?.noted ?? [] { all[position] = note }
    return all.filter { indices.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}

extension ArraySlice<ElementNotes.Loss> {
  /// Removes the losses before `place` from the front and reports them. Nil means all losses.
  mutating func moveFindings(
    before place: FieldPath.Component?, to findings: inout FindingList
  ) {
    while let loss = first {
      if case .index(let index)? = place, case .index(let lost) = loss.place, lost > index {
        return
      }
      findings.append(FindingList(ofValue: loss.findings), under: FieldPath([loss.place]))
      removeFirst()
    }
  }
}
