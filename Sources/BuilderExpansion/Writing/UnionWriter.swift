/// Writes what makes an enumeration a union: its builder, and how its cases are made of the arms.
///
/// ```swift
/// typealias Builder = ConstructionBuilders.UnionBuilder<Owner, Arms.Builder>
/// typealias Arms = ConstructionBuilders.OneOf<String, Customer>
///
/// init(_ arms: Arms) {
///   self = arms.either({ Self.id($0) }, { Self.full($0) })
/// }
///
/// var _arms: Arms {
///   switch self {
///   case .id(let value): .first(value)
///   case .full(let value): .second(value)
///   }
/// }
/// ```
struct UnionWriter {
  let plan: UnionPlan

  init(_ plan: UnionPlan) { self.plan = plan }

  func write(to lines: inout Lines) {
    if plan.builder != "Builder" {
      lines.line("\(plan.access)typealias Builder = \(plan.builder)")
      lines.line()
    }
    lines.line("/// The builder of `\(plan.model.filter { $0 != "`" })`.")
    lines.line(
      "\(plan.access)typealias \(plan.builder) =",
      " \(Vocabulary.union)<\(plan.model), Arms.Builder>")
    // The compiler could infer it, but not where the union holds itself.
    lines.line("\(plan.access)typealias Arms =", " \(arms(plan.arms[...]))")
    lines.line()
    lines.block("\(plan.access)init(_ arms: Arms) {") { lines in
      lines.line("self = arms.\(made(plan.arms[...]))")
    }
    lines.line()
    lines.block("\(plan.access)var _arms: Arms {") { lines in
      lines.line("switch self {")
      for (index, arm) in plan.arms.enumerated() {
        lines.line("case .\(arm.name.written)(let value):", " \(place(index))")
      }
      lines.line("}")
    }
  }

  /// The type of the arms: the last two are in the innermost one.
  private func arms(_ arms: ArraySlice<UnionArmPlan>) -> String {
    guard let first = arms.first, arms.count > 1 else { return arms.first?.type ?? "" }
    return "\(Vocabulary.oneOf)<\(first.type), \(self.arms(arms.dropFirst()))>"
  }

  /// What makes a case of the arms.
  private func made(_ arms: ArraySlice<UnionArmPlan>) -> String {
    guard let first = arms.first else { return "" }
    let rest = arms.dropFirst()
    let other = rest.count == 1 ? rest.map(madeCase).joined() : "$0.\(made(rest))"
    return "either({ \(madeCase(first)) }, { \(other) })"
  }

  private func madeCase(_ arm: UnionArmPlan) -> String { "Self.\(arm.name.written)($0)" }

  /// Where the payload of a case is in the arms.
  private func place(_ index: Int) -> String {
    let isLast = index + 1 == plan.arms.count
    let outer = isLast ? index - 1 : index
    return String(repeating: ".second(", count: outer) + (isLast ? ".second" : ".first")
      + "(value)" + String(repeating: ")", count: outer)
  }
}
