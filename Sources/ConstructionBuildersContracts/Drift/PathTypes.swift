import ConstructionBuilders

/// Finds the types that contain themselves on the way to the values of findings.
///
/// There is no document any more that says of which variant an object was. So an object can be of
/// several types, and counts only if the rest of the path leaves one.
struct PathTypes {
  private let plans: ReadPlans
  private let types: RecursiveTypes

  /// Nil if no type of the contract contains itself.
  init?(_ contract: Contract) {
    types = contract.recursiveTypes
    guard !types.names.isEmpty else { return nil }
    plans = ReadPlans(contract, areOfAllVariants: true)
  }

  /// The innermost object of such a type on the way to a value, and the path from there; nil if
  /// there is none.
  func innermost(on path: FieldPath) -> (type: String, rest: FieldPath)? {
    // No plan looks into the object if it is of all variants.
    let found = JSONNode.withRoot([String: Any](), .strict) { node in
      node.withFields { fields in innermost(on: path.steps, in: fields) }
    }
    return found.flatMap(\.self)
  }

  private func innermost(
    on path: PathSteps?, in fields: borrowing JSONFields
  ) -> (type: String, rest: FieldPath)? {
    var objects: [(plan: ReadPlan, rest: PathSteps)] = []
    var (plan, rest) = (plans.root(), path)
    while let here = plan, let step = rest {
      if case .key = step.component { objects.append((here, step)) }
      (plan, rest) = (here.plan(after: step.component, in: fields), step.next)
    }
    for object in objects.reversed() {
      if let type = type(of: object.plan, object.rest, in: fields) {
        return (type, FieldPath(steps: object.rest))
      }
    }
    return nil
  }

  private func type(
    of plan: ReadPlan, _ rest: PathSteps, in fields: borrowing JSONFields
  ) -> String? {
    if let type = plan.recursiveType { return type }
    let names = Set(plan.readers.flatMap(\.objectNames))
    guard names.count > 1 else { return nil }
    var possible: Set<String> = []
    for name in names where reads(name, rest, in: fields) { possible.insert(name) }
    return types.only(of: possible)
  }

  /// Whether an object reads a value at a path.
  private func reads(_ name: String, _ path: PathSteps, in fields: borrowing JSONFields) -> Bool {
    guard let object = plans.contract.object(named: name) else { return false }
    var plan = plans.plan(for: [ValueReader(.object(name), object.coercion)])
    var rest: PathSteps? = path
    while let here = plan, let step = rest {
      // What is in it, only the client knows.
      if here.isWhole { return true }
      (plan, rest) = (here.plan(after: step.component, in: fields), step.next)
    }
    return plan != nil
  }
}
