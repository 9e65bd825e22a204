extension OneOf: Buildable where First: Buildable, Second: Buildable {
  @_documentation(visibility: internal)
  public typealias Builder = OneOf<First.Builder, Second.Builder>
}

extension OneOf: Capturable where First: Capturable, Second: Capturable {
  /// Where one arm alone reads the JSON type that was sent, the compiler knows how.
  @_documentation(visibility: internal)
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<OneOf> {
    guard let isFirst = isFirst(node), !node.lacksStack(for: Self.self) else {
      return captureEither(node)
    }
    return isFirst
      ? node.captured(as: First.self).union(OneOf.first)
      : node.captured(as: Second.self).union(OneOf.second)
  }

  /// Whether the first arm alone reads the JSON type of a value, or the second one; nil for both,
  /// for neither, and where that is not known.
  @inlinable
  static func isFirst(_ node: borrowing JSONNode) -> Bool? {
    let (first, second) = (First._traits, Second._traits)
    guard !first.isDisjoint(with: .types), !second.isDisjoint(with: .types),
      first.union(second).isDisjoint(with: .takesAnything)
    else { return nil }
    let sent = CapturableTraits.ofJSON(node.kind)
    let isFirst = !first.isDisjoint(with: sent)
    return isFirst == second.isDisjoint(with: sent) ? isFirst : nil
  }

  @usableFromInline
  static func captureEither(_ node: JSONNode) -> Captured<OneOf> {
    capture(node, UnionArm(), UnionArm())
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "\(First.nameOfArm) or \(Second.nameOfArm)" }

  @inlinable
  public static var _traits: CapturableTraits {
    let (first, second) = (First._traits, Second._traits)
    let either = first.union(second).intersection(.types.union(.readInPart))
    // Of an arm whose JSON types are not known, nothing is known of both.
    let isKnown = [first, second].allSatisfy { !$0.isDisjoint(with: .types) }
    let isBuilt: CapturableTraits = first.contains(.builtAsIs) ? [] : .builtByCapture
    return (isKnown ? either : either.subtracting(.types))
      .union(first.intersection(second).intersection(.builtAsIs.union(.hashedWhole)))
      .union(isBuilt)
  }

  @inlinable
  public func _build(
    _ note: CaptureNote?, into walk: inout Walk
  ) -> OneOf<First.Built, Second.Built>? {
    switch self {
    case .first(let value): value._build(note, into: &walk).map { .first($0) }
    case .second(let value): value._build(note, into: &walk).map { .second($0) }
    }
  }

  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    switch self {
    case .first(let value): value._findingList(note, failed)
    case .second(let value): value._findingList(note, failed)
    }
  }
}

extension OneOf where First: Capturable, Second: Capturable {
  /// Reads the value by the better arm.
  static func capture(
    _ node: JSONNode, _ first: UnionArm<First>, _ second: UnionArm<Second>
  ) -> Captured<OneOf> {
    guard node.kind != .null else { return .null }
    guard !node.lacksStack(for: Self.self) else {
      return node.onDeeperStack(for: Self.self) { capture(node, first, second) } ?? .unusable(node)
    }
    switch (first.reads(node), second.reads(node)) {
    case (true, false): return first.captured(node).union(OneOf.first)
    case (false, true): return second.captured(node).union(OneOf.second)
    default: break
    }
    if node.isOpen { return shown(node, first, second) }
    let format = UnionFormat(first: first.format?.words, second: second.format?.words)
    return node.tried(format) { captureBetter(node, first, second) }
  }

  /// A value that is still arriving, or was cut off. What follows may make the other arm the better
  /// one, unless that one only takes what this one cannot.
  private static func shown(
    _ node: JSONNode, _ first: UnionArm<First>, _ second: UnionArm<Second>
  ) -> Captured<OneOf> {
    if first.alwaysReads(node), second.takesAnything {
      first.captured(node).union(OneOf.first)
    } else if second.alwaysReads(node), first.takesAnything {
      second.captured(node).union(OneOf.second)
    } else {
      node.notArrived()
    }
  }

  private static func captureBetter(
    _ node: JSONNode, _ first: UnionArm<First>, _ second: UnionArm<Second>
  ) -> Captured<OneOf> {
    let room = node.words
    let one = first.captured(node)
    let roomAfter = node.words
    let memberCount = node.kind == .object ? node.memberCount : nil
    let rank = one.rank(of: first, memberCount: memberCount, known: node.rankedBuilds)
    guard !rank.isClean || rank.mayLack(someOf: memberCount) && !second.takesAnything else {
      return one.union(OneOf.first)
    }
    node.words = room
    let two = second.captured(node)
    let otherRank = two.rank(of: second, memberCount: memberCount, known: node.rankedBuilds)
    if otherRank.isBetter(than: rank) {
      return second.onRecord(two, node, insteadOf: First.nameOfArm).union(OneOf.second)
    }
    node.words = roomAfter
    guard rank.hasValue else { return neither(node, one.note, two.note) }
    return first.onRecord(one, node, insteadOf: Second.nameOfArm).union(OneOf.first)
  }

  /// - Precondition: neither arm has a value.
  private static func neither(
    _ node: JSONNode, _ first: CaptureNote?, _ second: CaptureNote?
  ) -> Captured<OneOf> {
    // A value that an arm reads as null is null, and one that is too deep is too deep.
    let special = [first, second].compactMap(\.self).first { $0.state.isNull || $0.isTooDeep }
    if let special { return Captured<OneOf>(value: nil, note: special).named }
    let isOutOfRange = [first, second].allSatisfy { $0?.own.first?.kind == .outOfRange }
    return .unusable(node, isOutOfRange ? .outOfRange : .mismatch)
  }
}

extension Captured {
  /// The same as the value of a union: what was noted of the arm is noted of the union.
  @inlinable
  func union<First, Second>(
    _ make: (Value) -> OneOf<First, Second>
  ) -> Captured<OneOf<First, Second>> where First: Capturable, Second: Capturable {
    let union = Captured<OneOf<First, Second>>(value: value.map(make), note: note)
    return union.note == nil || union.value != nil ? union : union.named
  }
}

extension Captured where Value: Capturable {
  /// The same, where null is not that of an arm, but of the union.
  @usableFromInline
  var named: Captured {
    guard let note, note.state.isNull, note !== CaptureNote.null else { return self }
    let own = note.own.map { finding in
      guard finding.kind == .null, finding.path.isEmpty, !finding.isCounted else { return finding }
      return Finding(kind: .null, expected: Value.expectation, found: finding.found)
    }
    return Captured(value: nil, note: note.with { $0.own = own })
  }
}

extension Capturable {
  /// What a finding calls the type where it is one of several.
  fileprivate static var nameOfArm: String {
    _traits.isDisjoint(with: .arrays.union(.objects)) ? expectation : rootName
  }
}

extension OneOf: SugaredType {
  static var sugaredName: String { "\(writtenName(First.self)) or \(writtenName(Second.self))" }
}

/// A union may be a container, and then parts of it may be lost.
extension OneOf: ElementContainer where First: Capturable, Second: Capturable {}

extension OneOf: Container where First: Capturable, Second: Capturable {
  var hasNoValue: Bool {
    either({ ($0 as? any Container)?.hasNoValue }, { ($0 as? any Container)?.hasNoValue }) ?? false
  }
}

extension OneOf: FillableContainer where First: Capturable, Second: Capturable {
  static func refilled(by built: OneOf<First.Built, Second.Built>) -> OneOf? {
    built.either(
      { First.filled(by: $0).map(OneOf.first) }, { Second.filled(by: $0).map(OneOf.second) })
  }
}

extension OneOf: UnionValue where First: Capturable, Second: Capturable {
  package var valueOfArm: Any {
    let value = either({ $0 as Any }, { $0 as Any })
    return (value as? any UnionValue)?.valueOfArm ?? value
  }

  package func note(_ note: CaptureNote, changedFrom before: Any) -> CaptureNote? {
    switch (before as? OneOf, self) {
    case (.first(let before), .first(let after)): note.changed(from: before, to: after)
    case (.second(let before), .second(let after)): note.changed(from: before, to: after)
    default: nil
    }
  }
}
