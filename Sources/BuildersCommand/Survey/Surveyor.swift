import ConstructionBuilders

/// Makes a survey of documents, one after the other.
///
/// # Which keys are data
///
/// Two rules decide while reading, and both look at one object only, so the result does not depend
/// on what else is surveyed: a key whose text is data (``DataText``), and all keys of an object
/// with more than 256 members. Such a member counts at the place `{}`, and so do those of objects
/// that a person has declared.
struct Surveyor: Sendable {
  /// An object with more members has keys that are data.
  private static let mostNames = 256

  /// How many bytes an object has at least that has more members than ``mostNames``.
  private static let leastBytes = (mostNames + 1) * 4

  /// How many values are around a text whose content is read.
  private static let deepestText = 512

  private var made: Survey
  private let showsValues: Bool
  private let time: [Step]?
  /// Whether the survey is a part with a key.
  private let hashesContent: Bool

  /// When the document was made, and how many bytes it has.
  private var stamp: Stamp?
  private var length = 0

  /// The places around the one that is being read; nil for one that was left out.
  private var around: [Int?] = []

  /// The number of the last object in which each place was seen, to notice repeated keys.
  private var lastObject: [Int] = []
  private var objects = 0

  /// - Parameters:
  ///   - showsValues: Whether the texts of distinct values are kept.
  ///   - maps: The paths of objects whose keys a person has declared to be data.
  ///   - learned: What was learned about the types of objects, by the names of endpoints.
  ///   - time: Where a document says when it was made; nil if it does not.
  init(
    showsValues: Bool, limit: Int = Survey.placeLimit, endpointLimit: Int = 1_000,
    maps: [[Step]] = [], learned: [ExactText: LearnedTypes] = [:], time: [Step]? = nil,
    hashesContent: Bool = false
  ) {
    made = Survey(places: Places(limit: limit, endpointLimit: endpointLimit))
    made.places.maps = maps
    made.places.learned = learned
    self.showsValues = showsValues
    self.time = time
    self.hashesContent = hashesContent
  }

  /// The survey of what was added.
  var survey: Survey {
    var survey = made
    survey.places.trim()
    return survey
  }

  /// Adds the bytes of a document to what tells a part from another one under its key. The order of
  /// documents does not matter.
  private mutating func note(_ bytes: Span<UInt8>) {
    guard hashesContent else { return }
    made.content &+= unsafe bytes.withUnsafeBytes { unsafe StableHash.of($0) }
  }

  /// Counts a document that cannot be read.
  mutating func add(_ unreadable: Survey.Unreadable) {
    made.unreadable[unreadable, default: 0] += 1
  }

  /// Adds a document, or counts it as unreadable.
  ///
  /// - Parameters:
  ///   - path: Where the values are that are surveyed.
  /// - Returns: Why the bytes are not JSON; nil if they are.
  mutating func add(
    _ bytes: Span<UInt8>, endpoint: String = "", at path: [Step] = [], stamp: Stamp? = nil
  ) -> MalformedJSON? {
    note(bytes)
    length = bytes.count
    let malformed = JSONNode.withRoot(of: bytes, .strict) { root in
      self.stamp = time.flatMap { Stamp.time(in: root, at: $0[...]) } ?? stamp
      add(root, endpoint, path[...])
    }
    if let malformed { add(Survey.Unreadable(malformed)) }
    return malformed
  }

  /// Corrects the number of documents, of which each element was counted as one.
  mutating func correctDocuments(by difference: Int) { made.documents += difference }

  private mutating func add(
    _ root: borrowing JSONNode, _ endpoint: String, _ path: ArraySlice<Step>
  ) {
    let isThere = root.forEachValue(at: path) { value in
      made.values += 1
      around = [made.places.root(of: endpoint)]
      visit(value)
    }
    if isThere {
      made.documents += 1
    } else {
      made.unreadable[.notThere, default: 0] += 1
    }
  }
}

/// Goes through a value.
extension Surveyor {
  /// Counts a value at the last place of `around`, and what is inside.
  private mutating func visit(_ node: borrowing JSONNode) {
    guard let place = around[around.count - 1] else { return }
    switch node.kind {
    case .null: made.places[place].facts.null.add(stamp)
    case .boolean:
      made.places[place].facts.boolean.add(stamp)
      if node.boolean == true { made.places[place].facts.trues &+= 1 }
    case .number:
      made.places[place].facts.number.add(stamp)
      let integer = node.shortInteger
      let near = integer.map { Double($0) } ?? node.shortDouble
      _ = node.withSpelling { bytes, _ in
        made.places[place].facts.numbers.add(bytes, near: near, isInteger: integer != nil)
      }
    case .string:
      made.places[place].facts.string.add(stamp)
      addText(node, place)
      visitContent(of: node)
    case .array:
      made.places[place].facts.array.add(stamp)
      visitElements(of: node)
    case .object:
      made.places[place].facts.object.add(stamp)
      let home = made.places[place].home ?? place
      around.append(home)
      let count =
        if let key = made.places[home].discriminator, let step = node.variant(toldBy: key) {
          visitMembers(of: node, step)
        } else {
          visitMembers(of: node)
        }
      around.removeLast()
      // The place could have moved, or could be left out by now.
      if let place = around[around.count - 1] { made.places[place].facts.members.add(count) }
    case .other: break
    }
  }

  private mutating func addText(_ node: borrowing JSONNode, _ place: Int) {
    let isPlain: Void? = node.withSpelling { bytes, isASCII in
      made.places[place].facts.strings.add(bytes, isASCII: isASCII, keepsText: showsValues)
    }
    if isPlain == nil {
      made.places[place].facts.strings.add(node.string ?? "", keepsText: showsValues)
    }
  }

  /// Visits what a text has as JSON, if each text here is an array or object. It may be as deep as
  /// a document, but not begin deeper.
  private mutating func visitContent(of node: borrowing JSONNode) {
    let depth = around.count
    guard let place = around[depth - 1], made.places[place].hasContent, depth < Self.deepestText,
      var text = node.string
    else { return }
    text.makeContiguousUTF8()
    _ = JSONNode.withRoot(of: text.utf8.span, .strict) { root in
      guard [.array, .object].contains(root.kind) else { return }
      around.append(nil)
      around[depth] = inner(.content, at: depth - 1)
      visit(root)
      around.removeLast()
    }
  }

  private mutating func visitElements(of node: borrowing JSONNode) {
    let depth = around.count
    let isRow = around[depth - 1].map { made.places[$0].isRow == true } ?? false
    around.append(nil)
    var count = 0
    node.forEachElement { element in
      let isPosition = isRow && count < Step.mostPositions
      around[depth] = inner(isPosition ? .position(count) : .elements, at: depth - 1)
      count &+= 1
      visit(element)
    }
    let elements = around.removeLast()
    guard let place = around[depth - 1] else { return }
    made.places[place].facts.elements.add(count)
    if count > 1, !isRow, let elements, let names = PairNames.of(made.places[elements].inner),
      names.repeatKey(in: node)
    {
      made.places[place].facts.repeatedPairs &+= 1
    }
  }

  /// Counts an object at the place of its variant.
  ///
  /// - Parameter variant: The step to it.
  /// - Returns: How many members it has.
  private mutating func visitMembers(of node: borrowing JSONNode, _ variant: Step) -> Int {
    around.append(nil)
    defer { around.removeLast() }
    let place = inner(variant, at: around.count - 2)
    around[around.count - 1] = place
    if let place { made.places[place].facts.object.add(stamp) }
    let count = visitMembers(of: node)
    if let place = around[around.count - 1] { made.places[place].facts.members.add(count) }
    return count
  }

  /// Counts the members of an object at the last place of `around`.
  private mutating func visitMembers(of node: borrowing JSONNode) -> Int {
    let depth = around.count
    objects &+= 1
    let object = objects
    around.append(nil)
    var count = 0
    let isStated = around[depth - 1].map { made.places[$0].isMap } ?? false
    let isMap = isStated || length >= Self.leastBytes && hasManyMembers(node)
    var position = 0
    node.forEachMember { key, value in
      count &+= 1
      around[depth] = member(key, at: depth - 1, &position, object, isMap: isMap)
      visit(value)
    }
    around.removeLast()
    return count
  }

  private func hasManyMembers(_ node: borrowing JSONNode) -> Bool {
    var count = 0
    node.forEachMember { _, _ in count &+= 1 }
    return count > Self.mostNames
  }

  /// The place of a member.
  ///
  /// - Parameter position: Where the key is expected, and then where the next one is.
  private mutating func member(
    _ key: String, at depth: Int, _ position: inout Int, _ object: Int, isMap: Bool
  ) -> Int? {
    guard let parent = around[depth] else { return nil }
    if !isMap, let place = made.places[parent].inner.place(of: key, &position) {
      note(place, in: object)
      return place
    }
    if isMap || DataText.isData(key) {
      let place = inner(.members, at: depth)
      if let place { made.places[place].facts.keys.add(key, keepsText: showsValues) }
      return place
    }
    guard let place = inner(.key(key), at: depth) else { return nil }
    note(place, in: object)
    return place
  }

  /// Counts a key that came before in the same object.
  private mutating func note(_ place: Int, in object: Int) {
    while lastObject.count <= place { lastObject.append(0) }
    if lastObject[place] == object { made.places[place].facts.repeated &+= 1 }
    lastObject[place] = object
  }

  /// The place that a step leads to from the place at a depth; nil if there is no room.
  private mutating func inner(_ step: Step, at depth: Int) -> Int? {
    guard let parent = around[depth] else { return nil }
    if let place = made.places[parent].inner[step] { return place }
    if let moved = made.places.trimIfOverdue() {
      move(moved)
      return inner(step, at: depth)
    }
    return made.places.newPlace(step, in: parent)
  }

  /// Corrects the indices of places after some were left out.
  private mutating func move(_ moved: [Int]) {
    around = around.map { index in
      index.flatMap { moved[$0] >= 0 ? moved[$0] : nil }
    }
    var objects = [Int](repeating: 0, count: made.places.all.count)
    for (old, object) in lastObject.enumerated() where old < moved.count && moved[old] >= 0 {
      objects[moved[old]] = object
    }
    lastObject = objects
  }
}

extension JSONNode {
  /// The text of the last member with a key, or its digits; nil if there is none, or it is neither
  /// a string nor a whole number.
  func text(of key: String) -> String? {
    var text: String?
    forEachMember { name, value in
      if name == key { text = value.string ?? value.shortInteger.map { "\($0)" } }
    }
    return text
  }
}

extension JSONNode {
  /// The step to the variant of an object; nil if the member has something that tells none.
  fileprivate func variant(toldBy key: String) -> Step? {
    var step: Step? = .untold
    forEachMember { name, value in
      if name == key {
        step = (value.string ?? value.shortInteger.map { "\($0)" }).map { .variant($0) }
      }
    }
    return step
  }
}

extension InnerPlaces {
  /// The place of a key, which is looked for first at a position, and the position behind it.
  func place(of key: String, _ position: inout Int) -> Int? {
    if position < keyed.count {
      let expected = keyed[position]
      // Of equal texts with as many bytes, one in ASCII has the same bytes. Others need not.
      if expected.key.utf8.count == key.utf8.count, expected.key == key,
        expected.isASCII || ExactText(expected.key) == ExactText(key)
      {
        position &+= 1
        return expected.place
      }
    }
    guard let found = self.position(of: key) else { return nil }
    position = found &+ 1
    return keyed[found].place
  }
}

extension Survey.Unreadable {
  init(_ malformed: MalformedJSON) {
    switch malformed.problem {
    case .empty, .onlyWhiteSpace: self = .empty
    case .markup, .notUTF8: self = .notJSON
    case .expected(.value) where malformed.offset == 0: self = .notJSON
    case .tooLarge, .longerThan: self = .tooLong
    case .tooDeep: self = .tooDeep
    case _ where malformed.isEarlyEnd: self = .cutOff
    default: self = .malformed
    }
  }
}
