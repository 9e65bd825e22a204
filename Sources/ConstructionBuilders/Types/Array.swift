extension Array: Capturable where Element: Capturable {
  /// An array without the elements that cannot be used. Those are reported by their index.
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

  /// The elements so far of an open array. The last one can itself be open.
  @usableFromInline
  static func captureOpen(_ node: JSONNode) -> Captured<[Element]> {
    captureOpen(node) { $0.captured(as: Element.self) }
  }

  private static func captureOpen(
    _ node: JSONNode, each read: (JSONNode) -> Captured<Element>
  ) -> Captured<[Element]> {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    var index = 0
    node.forEachElement { element in
      if element.isOpen {
        elements.append(open: element, from: index, &notes, read)
      } else {
        elements.take(element, from: index, &notes) { Element.append($0, to: &$1, read) }
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
    open node: borrowing JSONNode, from index: Int, _ taker: inout ElementNoteTaker?,
    _ read: (JSONNode) -> Captured<Element>
  ) {
    let captured = read(copy node)
    guard let element = captured.value else { return }
    if captured.note?.hasElements == true { taker = taker ?? ElementNoteTaker() }
    taker?.take(captured.note, of: Element.self, at: index, position: count, isLost: false)
    append(element)
  }

  /// An array from a value that can be repaired to one.
  @usableFromInline
  static func captureRepaired(_ node: JSONNode) -> Captured<[Element]> {
    captureRepaired(node, each: Element.capture)
  }

  private static func captureRepaired(
    _ node: JSONNode, each read: (JSONNode) -> Captured<Element>
  ) -> Captured<[Element]> {
    guard !node.isOpen else { return .unusable(node) }
    return .inPlaceOfArray(
      node, { capture($0, each: read) }, { captureNumbered($0, each: read) }, read,
      of: { [$0] })
  }

  /// An array of which `read` reads each element.
  static func capture(
    _ node: JSONNode, each read: (JSONNode) -> Captured<Element>
  ) -> Captured<[Element]> {
    guard node.isArray else { return captureRepaired(node, each: read) }
    guard !node.isOpen else { return captureOpen(node, each: read) }
    return Element.elements(of: node) { Element.append($0, to: &$1, read) }
  }

  /// An array from an object whose keys are numbers; nil for any other object.
  private static func captureNumbered(
    _ node: JSONNode, each read: (JSONNode) -> Captured<Element>
  ) -> Captured<[Element]>? {
    var elements: [Element] = []
    var notes: ElementNoteTaker?
    func lose(_ number: Int, _ key: String) {
      let taker = notes ?? ElementNoteTaker()
      taker.take(
        .repeated(key), of: Element.self, at: number, position: elements.count, isLost: true)
      notes = taker
    }
    let isList = node.visitNumberedMembers(repeated: lose) { number, element in
      if number != elements.count, notes == nil {
        let taker = ElementNoteTaker()
        taker.notes.placeElements(after: elements.count)
        notes = taker
      }
      elements.take(element, from: number, &notes) { Element.append($0, to: &$1, read) }
    }
    return isList ? Captured(value: elements, note: notes?.notes.note) : nil
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "array" }

  @inlinable
  public static var _traits: CapturableTraits {
    Element._traits.intersection(.builtAsIs.union(.hashedWhole)).union(.readInPart).union(.arrays)
  }

  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> [Element.Built]? {
    if Element.isBuiltAsIs, let built = sameType(self, as: [Element.Built].self) {
      // This avoids a second pass and a copy.
      guard note != nil || walk.aim != .model else { return built }
      if Element.haveNoValue(built) { walk.nothingLeft = NothingLeft() }
      return walk.keep(note, ofElements: count) ? built : nil
    }
    guard walk.aim == .model, note?.hasPlainElements != false else { return buildEach(note, &walk) }
    if BuildWatch.isAnyRunning { return buildWatched(note, &walk) }
    return buildAll(&walk) { _ in }
  }

  /// `@inline(never)`: nobody watches most builds.
  @inlinable @inline(never)
  func buildWatched(_ note: CaptureNote?, _ walk: inout Walk) -> [Element.Built]? {
    BuildWatch.isRanking ? buildOnce(note, &walk) : buildEachWatched(note, &walk)
  }

  @inlinable
  func buildEachWatched(_ note: CaptureNote?, _ walk: inout Walk) -> [Element.Built]? {
    var watched = WatchedElements()
    defer { watched?.end() }
    return buildAll(&walk) { position in
      watched.take(at: .index(position)) { findingList(ofElementAt: position, note, $0) }
    }
  }

  @usableFromInline
  func buildOnce(_ note: CaptureNote?, _ walk: inout Walk) -> [Element.Built]? {
    BuildWatch.once(self, note, &walk) { buildEachWatched(note, &$0) }
  }

  /// Builds the elements, and leaves out those that fail. Calls `body` after each.
  @inlinable
  func buildAll(_ walk: inout Walk, _ body: (_ index: Int) -> Void) -> [Element.Built]? {
    var built: [Element.Built] = []
    var isWhole = true
    built.reserveCapacity(count)
    var inner = walk.ofFirstElement
    var first: FirstLoss?
    var index = 0
    forEachBorrowed { element in
      // Nothing uses the model after it is appended: it would be copied then.
      var isBuilt = false
      if let model = element.value._build(nil, into: &inner) {
        built.append(model)
        isBuilt = true
      }
      if !isBuilt || Element._traits.contains(.isOptional),
        walk.take(&inner, &first, at: .index(index))
      {
        isWhole = false
      }
      body(index)
      index &+= 1
    }
    if Element.haveNoValue(built) { loseAll(first, &walk) }
    return isWhole ? built : nil
  }

  @usableFromInline
  func loseAll(_ first: FirstLoss?, _ walk: inout Walk) {
    walk.nothingLeft = NothingLeft(failed: failedCount, first)
  }

  private var failedCount: Int { count { !$0.isAbsent } }

  /// - Parameter note: That of the array, which knows no more of its elements than which are noted.
  @usableFromInline
  func findingList(
    ofElementAt position: Int, _ note: CaptureNote?, _ failed: FailedParts
  ) -> FindingList {
    self[position]._findingList(note?.note(ofBuilderAt: position), failed)
  }

  /// Builds the elements with their notes.
  @usableFromInline
  func buildEach(_ note: CaptureNote?, _ walk: inout Walk) -> [Element.Built]? {
    guard BuildWatch.isRanking else { return buildEachAnew(note, &walk) }
    return BuildWatch.once(self, note, &walk) { buildEachAnew(note, &$0) }
  }

  private func buildEachAnew(_ note: CaptureNote?, _ walk: inout Walk) -> [Element.Built]? {
    var elements = ElementWalk(note, &walk)
    var built: [Element.Built] = []
    built.reserveCapacity(count)
    for position in indices {
      if let element = elements.take(self[position], at: .index(position), &walk) {
        built.append(element)
      }
    }
    let failed = Element.haveNoValue(built) ? failedCount : nil
    return elements.end(&walk, of: count, failed: failed) ? built : nil
  }

  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    guard !Element.isBuiltAsIs else { return .all(note) }
    return ElementFindings.list(of: self, note, failed) { elements in
      for position in indices { elements.take(self[position], at: .index(position)) }
    }
  }
}

extension Capturable {
  /// Whether no element of a container has a value: there is none, or each is nil.
  @inlinable
  static func haveNoValue(_ built: some Collection<Built>) -> Bool {
    built.isEmpty || _traits.contains(.isOptional) && areNil(built)
  }

  /// The same for the members of a dictionary.
  @inlinable
  static func haveNoValue<Key>(_ built: [Key: Built]) -> Bool {
    built.isEmpty || _traits.contains(.isOptional) && areNil(built.values)
  }

  @inlinable
  static func areNil(_ built: some Collection<Built>) -> Bool {
    built.allSatisfy { _isNil($0) }
  }
}

extension Capturable {
  /// Reads the elements of an array with `append`, which reads one value, appends it if it can be
  /// used, and returns its note.
  @inlinable
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

  /// Reads one value with `read`.
  static func append(
    _ node: borrowing JSONNode, to elements: inout [Self], _ read: (JSONNode) -> Captured<Self>
  ) -> CaptureNote? {
    let captured = read(copy node)
    if let value = captured.value { elements.append(value) }
    return captured.note
  }
}

extension Array where Element: Capturable {
  /// Appends the element at `index` in the input, or records that it is lost.
  @inlinable
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
}
