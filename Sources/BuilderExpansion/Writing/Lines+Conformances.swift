extension Lines {
  /// The first line of a builder: its protocols, and constraints that begin with a space.
  mutating func builder(_ plan: PlanHead, _ protocols: [String]) {
    let constraints = plan.constraints
    if plan.builder != "Builder" {
      line("\(plan.access)typealias Builder = \(plan.builder)", constraints, indentsRest: false)
      line()
    }
    line("/// The builder of `\(plan.model.filter { $0 != "`" })`.")
    let start = "\(plan.access)struct \(plan.builder)"
    let line = "\(start): \(protocols.joined(separator: ", "))"
    if fits(line + " {") {
      return self.line(line, constraints + " {", indentsRest: false)
    }
    self.line(start + ":")
    inside { $0.list(protocols) }
    self.line(constraints.isEmpty ? "{" : constraints.dropFirst() + " {")
  }
}
