/// The first step of a path, and those behind it.
///
/// A finding deep in a document gets one more step in front at each level around it. In a list, the
/// steps behind are shared, so that each level costs the same however deep it is:
///
/// ```
/// level 3                     name
/// level 2            [0] ──── name
/// level 1   heroes ─ [0] ──── name
/// ```
final class PathSteps: @unchecked Sendable {
  let component: FieldPath.Component

  /// Whether the key is one that arrived, and not one that the program has: of a dictionary, say.
  let isForeign: Bool

  /// How many steps there are, this one included.
  let count: Int

  /// The same for equal steps, and mostly another one for others: made of their indices and number.
  let shape: Int

  // `@unchecked Sendable` because this is a variable. It changes only in `deinit`, when nobody else
  // has a reference.
  private(set) var next: PathSteps?

  init(_ component: FieldPath.Component, _ next: PathSteps?, isForeign: Bool = false) {
    self.component = component
    self.isForeign = isForeign
    self.next = next
    count = (next?.count ?? 0) + 1
    let shape = (next?.shape ?? 0) &* 31 &+ 1
    if case .index(let index) = component {
      self.shape = shape &+ index
    } else {
      self.shape = shape
    }
  }

  /// The same step before other ones.
  func followed(by next: PathSteps?) -> PathSteps {
    PathSteps(component, next, isForeign: isForeign)
  }

  /// Frees the steps one by one: by recursion, a long path would take as much stack.
  deinit {
    var rest = next.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.next.take() }
  }

  var components: [FieldPath.Component] {
    var components: [FieldPath.Component] = []
    components.reserveCapacity(count)
    var step: PathSteps? = self
    while let this = step {
      components.append(this.component)
      step = this.next
    }
    return components
  }
}

extension PathSteps? {
  /// Whether both are the same steps.
  func isSame(as other: PathSteps?) -> Bool {
    var (left, right) = (self, other)
    while left !== right {
      guard let step = left, let otherStep = right, step.shape == otherStep.shape,
        step.count == otherStep.count, step.component == otherStep.component
      else { return false }
      (left, right) = (step.next, otherStep.next)
    }
    return true
  }
}
