/// The first step of a path, and the steps after it.
///
/// Each level around a finding adds one step in front of its path. The steps form a linked list,
/// and paths share the steps at the end, so each level costs the same at any depth:
///
/// ```
/// level 3                     name
/// level 2            [0] ──── name
/// level 1   heroes ─ [0] ──── name
/// ```
package final class PathSteps: @unchecked Sendable {
  package let component: FieldPath.Component

  /// Whether the key comes from the input, such as a key of a dictionary, and not from the program.
  let isFromInput: Bool

  /// The number of steps, including this one.
  package let count: Int

  /// A hash of the number of steps and their indices. Equal steps have the same one.
  let shape: Int

  // `@unchecked Sendable` because this is a variable. It changes only in `deinit`, when no other
  // reference exists.
  private var rest: PathSteps?

  package var next: PathSteps? { rest }

  init(_ component: FieldPath.Component, _ next: PathSteps?, isFromInput: Bool = false) {
    self.component = component
    self.isFromInput = isFromInput
    rest = next
    count = (next?.count ?? 0) + 1
    let shape = (next?.shape ?? 0) &* 31 &+ 1
    if case .index(let index) = component {
      self.shape = shape &+ index
    } else {
      self.shape = shape
    }
  }

  /// The same step, followed by other steps.
  func followed(by next: PathSteps?) -> PathSteps {
    PathSteps(component, next, isFromInput: isFromInput)
  }

  /// Frees the steps one by one. Recursion would need as much stack as the path is long.
  deinit {
    var rest = rest.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.rest.take() }
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
  /// Whether both consist of equal steps.
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
