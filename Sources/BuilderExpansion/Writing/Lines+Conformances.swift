extension Lines {
  /// The first line of a builder: its protocols, and constraints that begin with a space.
  mutating func builder(_ start: String, _ protocols: [String], _ constraints: String) {
    let line = "\(start): \(protocols.joined(separator: ", "))"
    if fits(line + " {") {
      return self.line(line, constraints + " {", indentsRest: false)
    }
    self.line(start + ":")
    inside { $0.list(protocols) }
    self.line(constraints.isEmpty ? "{" : constraints.dropFirst() + " {")
  }
}
