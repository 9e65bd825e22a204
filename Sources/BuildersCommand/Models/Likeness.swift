import ConstructionBuilders

/// Which objects are of one type.
extension SurveyedValue {
  /// With fewer keys, objects are alike by chance: an `id` and a `name` are everywhere.
  private static let fewKeys = 4

  /// Whether the same keys have the same kinds of values.
  func isAlike(_ other: SurveyedValue) -> Bool {
    if hasVariants || other.hasVariants {
      return discriminator == other.discriminator && hasVariants == other.hasVariants
        && (typeName == other.typeName || hasVariantsInCommon(other))
    }
    // What is of one variant has its name, which would mislead where it is another one.
    if isVariant || other.isVariant, step != other.step { return false }
    let (keys, others) = (Set(keys), Set(other.keys))
    let common = keys.intersection(others).count
    let all = keys.count + others.count - common
    // Each rule below asks for half of the keys. Names and paths take longer to find out.
    guard common * 2 >= all else { return false }
    let isNamedAlike = typeName == other.typeName
    let isWithin = other.isReached(from: self) || other.isElement(of: self)
    if all < Self.fewKeys, !isNamedAlike, !isWithin, !areSiblings(self, other) { return false }
    let isPart = (isNamedAlike || isWithin) && common == min(keys.count, others.count)
    guard common == all || all - common == 1 && common >= 2 || common * 5 >= all * 4 || isPart
    else { return false }
    return agrees(with: other)
  }

  /// Whether the objects are in those of a place around, in a member that they have themselves: a
  /// node with a `next` is the `next` of another one.
  private func isReached(from outer: SurveyedValue) -> Bool {
    let (path, around) = (path, outer.path)
    guard path.count > around.count, Array(path[..<around.count]) == around,
      case .key(let key) = path[around.count]
    else { return false }
    return inner(.key(key)) != nil
  }

  /// Whether the objects are the elements where those of another place are alone: one or many.
  private func isElement(of other: SurveyedValue) -> Bool {
    step == .elements && parent?.index == other.index
  }

  /// Whether most variants of one are variants of the other, and are alike in both.
  private func hasVariantsInCommon(_ other: SurveyedValue) -> Bool {
    let variants = inner.filter(\.isVariant)
    let pairs = variants.compactMap { variant in
      variant.step.flatMap { other.inner($0) }.map { (variant, $0) }
    }
    let least = min(variants.count, other.inner.count(where: \.isVariant))
    return pairs.count * 2 >= least && least > 0 && pairs.allSatisfy { $0.agrees(with: $1) }
  }

  /// Whether two places are members of the same object, or elements of such members.
  private func areSiblings(_ one: SurveyedValue, _ other: SurveyedValue) -> Bool {
    let (path, others) = (one.path, other.path)
    return path.count == others.count && path.dropLast() == others.dropLast()
      || path.count == others.count && path.count > 1 && path.last == .elements
        && path.dropLast(2) == others.dropLast(2)
  }

  /// Whether values of the same keys are of the same kinds, and objects in them have most of their
  /// keys in common.
  private func agrees(with other: SurveyedValue, depth: Int = 6) -> Bool {
    depth == 0
      || inner.allSatisfy { value in
        guard let step = value.step, let same = other.inner(step) else { return true }
        let kinds = Set(value.facts.kinds.map(\.kind)).subtracting([.null])
        let others = Set(same.facts.kinds.map(\.kind)).subtracting([.null])
        if kinds.isEmpty || others.isEmpty { return true }
        // Of few objects, some kinds are missing: the last reply has no replies.
        guard kinds.isSubset(of: others) || others.isSubset(of: kinds) else { return false }
        let (mine, theirs) = (value.home, same.home)
        if mine.index == theirs.index { return true }
        if step != .elements, kinds.contains(.object), others.contains(.object) {
          let (keys, others) = (Set(mine.keys), Set(theirs.keys))
          let common = keys.intersection(others).count
          guard common * 2 >= min(keys.count, others.count) else { return false }
        }
        return value.agrees(with: same, depth: depth - 1)
      }
  }
}

extension Step {
  var isVariant: Bool {
    switch self {
    case .variant, .untold: true
    default: false
    }
  }
}

extension SurveyedValue {
  /// Whether there are objects with names or variants.
  var isRecord: Bool { facts.object.count > 0 && (!home.keys.isEmpty || home.hasVariants) }

  /// Whether the objects are of one variant, or of none beside those of variants.
  var isVariant: Bool { step?.isVariant == true }

  /// What tells the variant of the objects; nil if nothing does.
  var variant: String? { if case .variant(let variant) = step { variant } else { nil } }

  /// The last key of the path, and whether the value is an element or a member of what it names.
  var lastKey: (key: String, isElement: Bool)? {
    let path = path
    guard let index = path.lastIndex(where: { if case .key = $0 { true } else { false } }),
      case .key(let key) = path[index]
    else { return nil }
    return (key, path[(index + 1)...].contains { $0 == .elements || $0 == .members })
  }

  /// What a type of the objects would be called; nil for the outermost one.
  var typeName: String? {
    if let variantLabel { return SwiftName.type(variantLabel) }
    let name = lastKey.map { $0.isElement ? SwiftName.element($0.key) : SwiftName.type($0.key) }
    return position.map { position in name.map { "\($0)Value\(position)" } } ?? name
  }
}
