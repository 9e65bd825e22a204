/// One of the types of a union, as it is read.
struct UnionArm<Value: Capturable> {
  var format: FieldFormat<Value>?

  var takesAnything: Bool { Value._traits.contains(.takesAnything) }

  /// Whether values of the JSON type that was sent are read by this arm; nil if nobody knows.
  func reads(_ node: borrowing JSONNode) -> Bool? {
    let types = format?.words.keepsJSONType == false ? [] : Value._traits.intersection(.types)
    if types.isEmpty { return nil }
    if types.contains(.takesAnything), types.isDisjoint(with: .ofJSON(node.kind)) { return nil }
    return !types.isDisjoint(with: .ofJSON(node.kind))
  }

  /// Whether the value has this arm, whatever follows, if the other one takes anything.
  func alwaysReads(_ node: borrowing JSONNode) -> Bool {
    reads(node) == true && (node.kind == .string || Value.self is any ConstructionBuilder.Type)
  }

  func captured(_ node: JSONNode) -> Captured<Value> { node.captured(in: format) }

  /// The value, with a repair if it is one of a type that takes anything: it was not what the other
  /// arm expects.
  func onRecord(
    _ captured: Captured<Value>, _ node: borrowing JSONNode,
    insteadOf expected: @autoclosure () -> String
  ) -> Captured<Value> {
    // A union has its own repair.
    guard takesAnything, captured.value != nil, !(Value.self is any UnionValue.Type) else {
      return captured
    }
    let repair = CaptureNote.repair(.mismatch, of: node, expected: expected())
    let note = captured.note.map { $0.with(own: repair.own + $0.own) }
    return Captured(value: captured.value, note: note ?? repair)
  }
}

extension CapturableTraits {
  @inlinable
  static func ofJSON(_ type: JSONType) -> CapturableTraits {
    switch type {
    case .string: .strings
    case .number: .numbers
    case .boolean: .booleans
    case .array: .arrays
    case .object: .objects
    case .null, .other: []
    }
  }
}

extension FormatWords {
  /// Whether a type reads the same JSON type with the format as without.
  fileprivate var keepsJSONType: Bool {
    switch self {
    case .each, .keyed, .whole: true
    default: false
    }
  }
}

/// The formats of both arms, which tell a union from others of its type.
struct UnionFormat: Hashable {
  let first: FormatWords?
  let second: FormatWords?

  /// Whether the words say all there is to know.
  var isKnown: Bool { first?.isOwn != true && second?.isOwn != true }
}

/// How good a value is for a union.
struct ArmRank {
  var hasValue = true
  var hasLostAll = false
  var isLast = false
  var isBuilt = true

  /// How many keys of the object its builder has read, or positions of the array; nil if that is
  /// not known.
  var readCount: Int?

  var problems = 0
  var losses = 0
  var repairs = 0

  var isClean: Bool { (flaws, problems, losses, repairs) == (0, 0, 0, 0) }

  /// Whether another arm may read something that this one has left out.
  func mayLack(someOf memberCount: Int?) -> Bool {
    guard let readCount else { return false }
    return memberCount.map { readCount < $0 } ?? true
  }

  /// What an arm does not read is lost without a finding. So that counts before what is on record.
  func isBetter(than other: ArmRank) -> Bool {
    let areCounted = readCount != nil && other.readCount != nil
    func order(_ rank: ArmRank) -> (Int, Int, Int, Int, Int) {
      let unread = areCounted ? -(rank.readCount ?? 0) : 0
      return (rank.flaws, unread, rank.problems, rank.losses, rank.repairs)
    }
    return order(self) < order(other)
  }

  /// The gravest one counts most.
  private var flaws: Int {
    (hasValue ? 0 : 8) + (hasLostAll ? 4 : 0) + (isLast ? 2 : 0) + (isBuilt ? 0 : 1)
  }
}

extension Captured where Value: Capturable {
  /// How good the value is. It is built to find out.
  ///
  /// - Parameters:
  ///   - memberCount: How many members an object has; nil for anything else, such as an object in
  ///     a text.
  ///   - known: What was built for arms within the value.
  func rank(of arm: UnionArm<Value>, memberCount: Int?, known: RankedBuilds?) -> ArmRank {
    var rank = ArmRank(isLast: arm.takesAnything)
    guard let value else {
      rank.hasValue = note?.state == .declaredNull
      return rank
    }
    rank.losses = note?.lostCount ?? 0
    rank.hasLostAll = hasNothingLeft
    if Value.isBuiltAsIs {
      let total = note?.total ?? FindingCounts()
      (rank.problems, rank.repairs) = (total.problems, total.repairs)
      return rank
    }
    return NotedReads.apart {
      BuildWatch.watch(ranked: known) {
        var walk = Walk(.model, FindingList())
        let isBuilt = value.buildRequired(note, &walk) != nil
        let lost = (walk.nothingLeft?.failed ?? 0) + (note?.elements?.unusableCount ?? 0)
        return (isBuilt, walk.nothingLeft?.model == nil && walk.nothingLeft != nil && lost > 0)
      } _: { built, failed in
        rank.hasLostAll = rank.hasLostAll || built.1
        rank.isBuilt = built.0
        rank.readCount = value.builderOfArm?.readCount
        // Its problems would be those of an object that nobody sent.
        if !built.0, rank.readCount == 0, memberCount ?? 0 > 0 { return ArmRank(hasValue: false) }
        if built.0, failed == nil, note?.hasFindings != true { return rank }
        let counts = value._findingList(note, failed).counts
        (rank.problems, rank.repairs) = (counts.problems, counts.repairs)
        return rank
      }
    }
  }
}

extension Capturable {
  fileprivate var builderOfArm: (any ConstructionBuilder)? {
    let value = (self as? any UnionValue)?.valueOfArm ?? self
    return (value as? any OptionalValue).map { $0.wrapped as? any ConstructionBuilder }
      ?? value as? any ConstructionBuilder
  }
}

extension ConstructionBuilder {
  /// How many keys or positions of its JSON have a field, each counted once. Nil if that says
  /// nothing: of a variant, which one member tells, and of a builder without fields.
  fileprivate var readCount: Int? {
    let fields = self is any VariantBuilder ? [] : declaredFields
    guard !fields.isEmpty else { return nil }
    // NB: a loop. Key paths in a chain of closures take four times as long.
    var read = Set<FieldPath.Component>(minimumCapacity: fields.count)
    for declared in fields where declared.field.outcome != .missing {
      if let step = declared.field.path.components.first { read.insert(step) }
    }
    return read.count
  }
}
