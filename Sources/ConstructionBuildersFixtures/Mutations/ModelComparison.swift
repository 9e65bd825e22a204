/// Whether two models are equal, or neither is there: by `==` when they have it, part by part
/// otherwise.
func isSameModel(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  var comparison = ModelComparison()
  return comparison.isSame(first, second)
}

/// Compares values of unknown type part by part.
///
/// Comparing their printed text would not do: a class prints only its name, and a dictionary its
/// members in any order.
private struct ModelComparison {
  /// Pairs of objects that are being compared: a cycle would never end.
  private var pairs: Set<[ObjectIdentifier]> = []

  mutating func isSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return first.equals(second) }
    guard type(of: first) == type(of: second) else { return false }
    let (left, right) = (Mirror(reflecting: first), Mirror(reflecting: second))
    if left.displayStyle == .dictionary, let members = first as? [AnyHashable: Any],
      let others = second as? [AnyHashable: Any]
    {
      return isSame(members, as: others)
    }
    if left.displayStyle == .class {
      let pair = [ObjectIdentifier(first as AnyObject), ObjectIdentifier(second as AnyObject)]
      guard pair[0] != pair[1], pairs.insert(pair).inserted else { return true }
    }
    return isSame(left, as: right)
      && (!left.children.isEmpty || String(reflecting: first) == String(reflecting: second))
  }

  private mutating func isSame(
    _ members: [AnyHashable: Any], as others: [AnyHashable: Any]
  ) -> Bool {
    guard members.count == others.count else { return false }
    for (key, member) in members {
      guard let other = others[key], isSame(member, other) else { return false }
    }
    return true
  }

  /// Compares the parts, including those of superclasses.
  private mutating func isSame(_ left: Mirror, as right: Mirror) -> Bool {
    guard left.children.count == right.children.count else { return false }
    for (part, other) in zip(left.children, right.children) {
      guard part.label == other.label, isSame(part.value, other.value) else { return false }
    }
    guard let superclass = left.superclassMirror, let other = right.superclassMirror else {
      return true
    }
    return isSame(superclass, as: other)
  }
}
