extension Array: Capturable where Element: Capturable {
  /// An array without the elements that cannot be used. Those are reported by their index.
  // `@inlinable` here, on what it calls and on `forEachElement`: see the table in
  // `Benchmarks/README.md`.
  @_documentation(visibility: internal)
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<[Element]> {
    guard node.isArray else { return captureRepaired(node) }
    guard !node.lacksStack(for: Element.self) else {
      return node.onDeeperStack(for: Element.self) { capture(node) } ?? .unusable(node)
    }
    guard !node.isOpen else { return captureOpen(node) }
    return Element._elements(of: node)
  }

  public static func _isShown(_ part: JSONNode) -> Bool { true }

  /// The elements so far of an open array. The last one can itself be open.
  @usableFromInline
  static func captureOpen(_ node: JSONNode) -> Captured<[Element]> {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    var index = 0
    node.forEachElement { element in
      if element.isOpen {
        elements.append(open: element, from: index, &notes)
      } else {
        elements.take(element, from: index, &notes) { Element.append($0, to: &$1) }
      }
      index &+= 1
    }
    return node.part(elements, notes?.notes.some)
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
    guard !node.isOpen else { return .unusable(node) }
    return .inPlaceOfArray(node, capture, captureNumbered) { (element: Element) in [element] }
  }

  /// An array from an object with the keys `0`, `1` and so on; nil for any other object.
  private static func captureNumbered(_ node: JSONNode) -> Captured<[Element]>? {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    let isList = node.visitNumberedMembers { index, element in
      elements.take(element, from: index, &notes) { Element.append($0, to: &$1) }
    }
    return isList ? Captured(value: elements, note: notes?.notes.note) : nil
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "array" }

  @inlinable
  public static var _traits: CapturableTraits { Element._traits.intersection(.builtAsIs) }

  // `@inlinable` here and on `forEachBorrowed`: see the table in `Benchmarks/README.md`.
  @inlinable
  public func _build(
    _ note: CaptureNote?, into losses: inout BuildLosses
  ) -> [Element.Built]? {
    if Element.isBuiltAsIs, let built = sameType(self, as: [Element.Built].self) {
      // This avoids a second pass and a copy.
      guard note != nil || losses.rule != .leftOut else { return built }
      if Element.haveNoValue(built) { losses.nothingLeft = NothingLeft() }
      return losses.keep(note, ofElements: count) ? built : nil
    }
    guard losses.rule == .leftOut, note?.elements?.isOfFields != false else {
      return buildEach(note, &losses)
    }
    if !BuildRecorder.isAnyRunning { return buildAll(note, &losses) { _ in } }
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    return buildAll(note, &losses) { position in
      outer.takeElement(at: .index(position)) { report(position, note, $0, &$1) }
    }
  }

  /// Builds the elements, and leaves out those that fail. Calls `body` after each.
  @inlinable @inline(__always)
  func buildAll(
    _ note: CaptureNote?, _ losses: inout BuildLosses, _ body: (_ index: Int) -> Void
  ) -> [Element.Built]? {
    var built: [Element.Built] = []
    var isWhole = true
    built.reserveCapacity(count)
    var inner = losses.ofFirstElement
    var first: FirstLoss?
    var index = 0
    forEachBorrowed { element in
      let model = element.value._build(nil, into: &inner)
      if let model { built.append(model) }
      if model == nil || Element._traits.contains(.isOptional),
        losses.take(&inner, &first, at: .index(index))
      {
        isWhole = false
      }
      body(index)
      index &+= 1
    }
    if Element.haveNoValue(built) { loseAll(first, &losses) }
    return isWhole ? built : nil
  }

  @usableFromInline @inline(never)
  func loseAll(_ first: FirstLoss?, _ losses: inout BuildLosses) {
    losses.nothingLeft = NothingLeft(failed: count { !$0.isAbsent }, first)
  }

  /// Builds the elements with their notes.
  @usableFromInline
  func buildEach(_ note: CaptureNote?, _ losses: inout BuildLosses) -> [Element.Built]? {
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    let notes = note?.elements
    var listed = losses.rule == .leftOut ? [] : notes?.losses[...] ?? []
    var built: [Element.Built] = []
    built.reserveCapacity(count)
    var isWhole = losses.keepLevels(notes)
    var lost = note?.lostCount ?? 0
    var inner = losses.ofFirstElement
    var first: FirstLoss?
    for position in indices {
      if losses.rule != .leftOut { inner = losses.ofElement }
      let element = self[position]._build(notes?.note(at: .index(position)), into: &inner)
      outer.takeElement(at: .index(position)) { report(position, note, $0, &$1) }
      if let element { built.append(element) }
      let place = notes?.source(of: position) ?? .index(position)
      if losses.rule == .leftOut {
        if losses.take(&inner, &first, at: place) { isWhole = false }
        continue
      }
      let isLost = element == nil || inner.lost > 0
      if isLost || notes?.unlisted.contains(.index(position)) == true { lost += 1 }
      guard isLost, !inner.findings.isIgnoring else { continue }
      listed.moveFindings(before: place, to: &losses.findings)
      losses.findings.append(inner.findings, under: FieldPath([place]))
      isWhole = false
    }
    listed.moveFindings(before: nil, to: &losses.findings)
    if Element.haveNoValue(built) { loseAll(first, &losses) }
    return losses.keepAll(but: lost, of: count, isWhole, note) ? built : nil
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
      switch problems?.elements[.index(position)] {
      case .counted(let count): findings.omit(count)
      case .list(let list): inner = list
      case nil: self[position]._report(note, nil, into: &inner)
      }
      guard !inner.isEmpty else { continue }
      losses.moveFindings(before: place, to: &findings)
      findings.append(inner, under: FieldPath([place]))
    }
    losses.moveFindings(before: nil, to: &findings)
    findings.omit(notes?.omitted.all ?? 0)
  }
}

extension Capturable {
  /// Whether no element of a container has a value: there is none, or each is nil.
  @inlinable @inline(__always)
  static func haveNoValue(_ built: [Built]) -> Bool {
    built.isEmpty || _traits.contains(.isOptional) && areNil(built)
  }

  /// The same for the members of a dictionary.
  @inlinable @inline(__always)
  static func haveNoValue<Key>(_ built: [Key: Built]) -> Bool {
    built.isEmpty || _traits.contains(.isOptional) && areNil(built.values)
  }

  @usableFromInline
  static func areNil(_ built: some Collection<Built>) -> Bool {
    built.allSatisfy { ($0 as? any OptionalValue).map { $0.wrapped == nil } ?? false }
  }
}

extension Capturable {
  /// Reads the elements of an array with `append`, which reads one value, appends it if it can be
  /// used, and returns its note.
  @inlinable @inline(__always)
  static func elements(
    of node: JSONNode, _ append: (borrowing JSONNode, inout [Self]) -> CaptureNote?
  ) -> Captured<[Self]> {
    var elements: [Self] = []
    elements.reserveCapacity(node.elementCount)
    // Most arrays have no notes, and allocating notes takes time.
    var notes: ElementNoteTaker?
    var index = 0
    node.forEachElement { element in
      elements.take(element, from: index, &notes, append)
      index &+= 1
    }
    return Captured(value: elements, note: notes?.notes.note)
  }

  /// The same for numbers, of which one is not exact.
  ///
  /// `@inline(never)`: the loop for exact ones needs the registers. Without it, that one takes 1.03
  /// times the instructions.
  @inline(never)
  static func anyElements(of node: JSONNode) -> Captured<[Self]> {
    elements(of: node) { append($0, to: &$1) }
  }

  /// Reads one value as any type is read.
  @inlinable
  static func append(_ node: borrowing JSONNode, to elements: inout [Self]) -> CaptureNote? {
    let captured = capture(copy node)
    if let value = captured.value { elements.append(value) }
    return captured.note
  }
}

extension Array where Element: Capturable {
  /// Adds the findings about an element that could not be built.
  @usableFromInline
  func report(
    _ position: Int, _ note: CaptureNote?, _ problems: BuildProblems,
    _ findings: inout FindingList
  ) {
    self[position]._report(note?.note(at: .index(position)), problems, into: &findings)
  }

  /// Appends the element at `index` in the input, or records that it is lost.
  @inlinable @inline(__always)
  mutating func take(
    _ node: borrowing JSONNode, from index: Int, _ taker: inout ElementNoteTaker?,
    _ append: (borrowing JSONNode, inout [Element]) -> CaptureNote?
  ) {
    let position = count
    let note = append(node, &self)
    guard note != nil || count == position || taker != nil else { return }
    let notes = taker ?? ElementNoteTaker()
    notes.take(note, of: Element.self, at: index, position: position, isLost: count == position)
    taker = notes
  }

  /// The elements about which there may be findings, in order, and their notes.
  private func elementsToReport(
    _ note: CaptureNote?, _ problems: BuildProblems?
  ) -> [(position: Int, note: CaptureNote)] {
    if let note, note.hasNotedFields {
      return indices.map { ($0, note.elements?.kept[.index($0)] ?? .ofFields) }
    }
    let notes = note?.elements
    var all: [Int: CaptureNote] = [:]
    for case .index(let position) in problems?.elements.keys ?? [:].keys {
      all[position] = .ofFields
    }
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
