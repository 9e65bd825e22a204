extension Array: Capturable where Element: Capturable {
  /// An array, without the elements that cannot be used: those are recorded by their index.
  // `@inlinable` here, on `append` and on `forEachElement`: without it, capturing Marvel takes
  // 1.2 times as long, and building an array of pairs of Doubles 3.2 times.
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<[Element]> {
    guard node.isArray else { return captureRepaired(node) }
    var elements: [Element] = []
    elements.reserveCapacity(node.elementCount)
    // Most arrays have nothing to note, and making room for notes takes time.
    var notes: ElementNoteTaker?
    var index = 0
    node.forEachElement { element in
      elements.append(element, from: index, &notes)
      index &+= 1
    }
    return Captured(value: elements, note: notes?.notes.note)
  }

  /// Appends the element at `index` of the source, or notes that it is lost.
  @inlinable
  mutating func append(_ node: JSONNode, from index: Int, _ taker: inout ElementNoteTaker?) {
    if let taker { return append(node, from: index, noting: taker) }
    let position = count
    let note = Element.capture(node, appendingTo: &self)
    if note != nil || count == position {
      let first = ElementNoteTaker()
      first.take(note, of: Element.self, at: index, position: position, isLost: count == position)
      taker = first
    }
  }

  /// Appends an element where there is something to note about earlier ones. Where there is no more
  /// room for words, it is first looked at without any.
  @inlinable @inline(never)
  mutating func append(_ node: JSONNode, from index: Int, noting taker: ElementNoteTaker) {
    let position = count
    let isFull = taker.notes.isFull
    var note = Element.capture(isFull ? node.counted : node, appendingTo: &self)
    if isFull, !node.isCounted, taker.notes.hasRoom(for: note, isLost: count == position) {
      removeSubrange(position...)
      note = Element.capture(node, appendingTo: &self)
    }
    taker.take(note, of: Element.self, at: index, position: position, isLost: count == position)
  }

  /// What may be repaired to be an array.
  @usableFromInline
  static func captureRepaired(_ node: JSONNode) -> Captured<[Element]> {
    let embedded = node.withEmbedded { $0.kind == .array ? capture($0) : nil }
    if let captured = embedded ?? nil { return captured.repaired(from: node) }
    if let captured = captureNumbered(node) { return captured.repaired(from: node) }
    guard node.coercion.contains(.singleElements), node.kind != .null else {
      return .unusable(node)
    }
    let element = Element.capture(node)
    // An Optional element has the value nil for what cannot be used: that is no value to wrap.
    guard let value = element.value, element.note?.hasProblems != true else {
      return .unusable(node)
    }
    var notes = ElementNotes()
    if let note = element.note { notes.keep(.index(0), note.withoutOwn) }
    let own = element.note?.own ?? []
    let captured = Captured(value: [value], note: CaptureNote(own: own, elements: notes))
    return captured.repaired(from: node)
  }

  /// The members of an object that is a list; nil for any other.
  private static func captureNumbered(_ node: JSONNode) -> Captured<[Element]>? {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    let isList = node.visitNumberedMembers { index, element in
      elements.append(element, from: index, &notes)
    }
    return isList ? Captured(value: elements, note: notes?.notes.note) : nil
  }

  public static var expectation: String { "array" }

  public static var isItsOwnResult: Bool { Element.isItsOwnResult }

  // `@inlinable`: without it, and that of `forEachBorrowed`, building an array of Ints takes 1.5
  // times as long.
  @inlinable
  public func resolve(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [Element.Built]? {
    if Element.isItsOwnResult, let built = self as? [Element.Built] {
      // No second pass, and no copy.
      return !resolution.wantsEveryElement || resolution.add(problemsOf: note) ? built : nil
    }
    guard note == nil, !resolution.wantsEveryElement, !FindingsPass.isAnyRunning else {
      return resolveEach(note, into: &resolution)
    }
    var built: [Element.Built] = []
    built.reserveCapacity(count)
    var ignored = Resolution()
    forEachBorrowed { element in
      if let element = element.value.resolve(nil, into: &ignored) { built.append(element) }
    }
    return built
  }

  @inlinable
  public static func built(from node: JSONNode) -> [Element.Built]? {
    var built: [Element.Built] = []
    built.reserveCapacity(node.elementCount)
    let isArray = node.visitElements { element in
      if let element = Element.built(from: element) { built.append(element) }
      return true
    }
    return isArray ? built : builtByCapture(from: node)
  }

  /// The elements with what there is to say about them, where every one may be wanted.
  @usableFromInline
  func resolveEach(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [Element.Built]? {
    if let built = FindingsPass.built(self, note, into: &resolution) { return built }
    let built = resolveEachAnew(note?.elements, into: &resolution)
    FindingsPass.keep(built, of: self, note, resolution)
    return built
  }

  private func resolveEachAnew(
    _ notes: ElementNotes?, into resolution: inout Resolution
  ) -> [Element.Built]? {
    var losses = notes?.losses[...] ?? []
    let wantsEvery = resolution.wantsEveryElement
    var built: [Element.Built] = []
    built.reserveCapacity(count)
    for position in indices {
      var inner = Resolution(wantsEveryElement: wantsEvery)
      if let element = self[position].resolve(notes?.kept[.index(position)], into: &inner) {
        built.append(element)
      } else if wantsEvery {
        let place = notes?.source(of: position) ?? .index(position)
        losses.moveFindings(before: place, to: &resolution.problems)
        resolution.problems.append(inner.problems, under: FieldPath([place]))
      }
    }
    guard wantsEvery else { return built }
    losses.moveFindings(before: nil, to: &resolution.problems)
    resolution.problems.omit(notes?.omitted.problems ?? 0)
    return resolution.problems.isEmpty ? built : nil
  }

  public func report(_ note: CaptureNote?, into findings: inout LimitedFindings) {
    note?.reportOwn(into: &findings)
    let notes = note?.elements
    var losses = notes?.losses[...] ?? []
    for position in indices {
      let place = notes?.source(of: position) ?? .index(position)
      var inner = LimitedFindings()
      self[position].report(notes?.kept[.index(position)], into: &inner)
      guard !inner.isEmpty else { continue }
      losses.moveFindings(before: place, to: &findings)
      findings.append(inner, under: FieldPath([place]))
    }
    losses.moveFindings(before: nil, to: &findings)
    findings.omit(notes?.omitted.all ?? 0)
  }
}

extension ArraySlice<ElementNotes.Loss> {
  /// Takes the losses that come before `place` off the front, all of them where it is nil.
  fileprivate mutating func moveFindings(
    before place: FieldPath.Component?, to findings: inout LimitedFindings
  ) {
    while let loss = first {
      if case .index(let index)? = place, case .index(let lost) = loss.place, lost > index {
        return
      }
      findings.append(loss.findings, under: FieldPath([loss.place]))
      removeFirst()
    }
  }
}
