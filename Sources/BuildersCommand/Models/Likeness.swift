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
    let isReached = other.isReached(from: self)
    let isNamedAlike = other.isNamedAlike(self)
    let isWithin = isReached || other.isElement(of: self)
    if all < Self.fewKeys, !isNamedAlike, !isWithin, !areSiblings(self, other) { return false }
    let isOfName = isNamedAlike && !other.isOnOtherWay(from: self)
    let isPart = (isOfName || isWithin) && common == min(keys.count, others.count)
    guard Self.isMost(common, of: all) || isPart else { return false }
    return agrees(with: other, comparesElements: !isReached)
  }

  /// Whether nearly all keys, of all that two objects have, are in both.
  private static func isMost(_ common: Int, of all: Int) -> Bool {
    common == all || all - common == 1 && common >= 2 || common * 5 >= all * 4
  }

  /// Whether the objects are in those of a place around, on a way that leads on from them: a node
  /// with a `next` is the `next` of another one. Where `data` has elements with `likes` that have
  /// `data`, the latter has to have elements with `likes`, too.
  private func isReached(from outer: SurveyedValue) -> Bool {
    guard let way = steps(from: outer), case .key(let key) = way[0], inner(.key(key)) != nil else {
      return false
    }
    var value = self
    for (index, step) in way.enumerated() {
      guard let next = value.home.inner(step) else {
        switch step {
        // What is always null does not tell what it leads to.
        case .key: return value.home.keys.isEmpty
        case .variant, .untold:
          if value.home.hasVariants { return true }
          continue
        // An empty list has no elements with something in them, but could have what is looked for.
        default: return !way[(index + 1)...].contains { if case .key = $0 { true } else { false } }
        }
      }
      value = next
    }
    return true
  }

  /// Whether the objects have the name of those of another place, or of one around, and that says
  /// something. Within the elements of others, it is the name of a list: all wrappers have `data`.
  private func isNamedAlike(_ other: SurveyedValue) -> Bool {
    typeName == other.typeName
      && !(isOnOtherWay(from: other) && steps(from: other)?.haveElements == true)
  }

  /// Whether the objects are further in those of a place around, on another way than the latter is
  /// itself. The comments of comments are in `comments.data[]`, as those are, and in no `data[]`.
  private func isOnOtherWay(from outer: SurveyedValue) -> Bool {
    guard let way = steps(from: outer) else { return false }
    let keys = way.count { if case .key = $0 { true } else { false } }
    return keys > 1 && Array(outer.path.suffix(way.count)) != way
  }

  /// Whether the objects are of the type of those of a place around, and not only have the same
  /// keys by chance, as posts and the comments in them.
  func recurs(in outer: SurveyedValue) -> Bool {
    outer.isAlike(self)
      && (steps(from: outer)?.haveElements != true || isReached(from: outer)
        || isElement(of: outer) || isNamedAlike(outer))
  }

  /// The steps that lead from a place around; nil if the place is not in it.
  private func steps(from outer: SurveyedValue) -> [Step]? {
    let (path, around) = (path, outer.path)
    return path.count > around.count && path.starts(with: around)
      ? Array(path[around.count...]) : nil
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
    return pairs.count * 2 >= least && least > 0
      && pairs.allSatisfy {
        $0.agrees(with: $1, comparesElements: true)
      }
  }

  /// Whether two places are members of the same object, or elements of such members.
  private func areSiblings(_ one: SurveyedValue, _ other: SurveyedValue) -> Bool {
    let (path, others) = (one.path, other.path)
    return path.count == others.count && path.dropLast() == others.dropLast()
      || path.count == others.count && path.count > 1 && path.last == .elements
        && path.dropLast(2) == others.dropLast(2)
  }

  /// Whether values of the same keys are of the same kinds, and objects in them have most of their
  /// keys in common. Wrappers have the same keys, whatever they have in their lists: so what is in
  /// these has to be alike, too.
  private func agrees(
    with other: SurveyedValue, comparesElements: Bool, depth: Int = 6
  ) -> Bool {
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
        // One type cannot have variants at one place, and none at another. Of what is reached from
        // another place, few objects do not show whether they have some.
        if comparesElements, mine.isRecord, theirs.isRecord, mine.hasVariants != theirs.hasVariants
        {
          return false
        }
        if kinds.contains(.object), others.contains(.object),
          step != .elements || comparesElements,
          !mine.sharesKeys(with: theirs, isElement: step == .elements)
        {
          return false
        }
        return value.agrees(with: same, comparesElements: comparesElements, depth: depth - 1)
      }
  }

  /// Whether objects have most of their keys in common; of elements, enough to be of one type.
  private func sharesKeys(with other: SurveyedValue, isElement: Bool) -> Bool {
    let (keys, others) = (Set(keys), Set(other.keys))
    if keys.isEmpty || others.isEmpty { return true }
    let common = keys.intersection(others).count
    let (all, least) = (keys.count + others.count - common, min(keys.count, others.count))
    if !isElement { return common * 2 > least }
    return common * 2 >= all && (Self.isMost(common, of: all) || common == least)
  }
}

extension [Step] {
  fileprivate var haveElements: Bool { contains(.elements) || contains(.members) }
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
