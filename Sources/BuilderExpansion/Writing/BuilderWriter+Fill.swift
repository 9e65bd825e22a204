extension BuilderWriter {
  /// Writes the initialiser that fills the fields from a model.
  func writeFilling(to lines: inout Lines) {
    // The use of a deprecated property is a warning, except in what is deprecated itself.
    if plan.fields.contains(where: \.isDeprecated) { lines.line("@available(*, deprecated)") }
    lines.block("\(plan.access)init(_ model: \(plan.model)) {") { lines in
      lines.line("self = ._empty")
      for field in plan.fields {
        let start = "\(field.name.prefixed("_"))._fill(model"
        let property = Name(field.property).written + ")"
        // An actor may keep the property from being read.
        if let checks {
          checks.write(start, ".", property, at: field.typeOffset, to: &lines)
        } else {
          lines.line("\(start).\(property)")
        }
      }
    }
    lines.line()
  }
}

extension VariantsWriter {
  /// Writes the initialiser that fills the discriminator, and the builder of the variant.
  ///
  /// It asks for each case separately: a case that may not be used is not filled.
  func writeFilling(to lines: inout Lines) {
    lines.line()
    lines.block("\(plan.access)init(_ model: \(plan.model)) {") { lines in
      lines.line("self = ._empty")
      for variant in plan.variants where variant.isAvailable {
        let property = variant.payload?.property
        let payload = property == nil ? "" : "(let content)"
        lines.block("if case .\(variant.name.written)\(payload) = model {") { lines in
          // A key that is left out is not invented.
          let told = variant.isMissing ? "" : ", variant: \(variant.values[0])"
          lines.line("self = Self(dictionary: [:]\(told))")
          if let property { lines.line("\(property.prefixed("_"))._fill(content)") }
        }
      }
      guard let unknown = plan.unknown, unknown.isAvailable, unknown.keepsValue else { return }
      lines.block("if case .\(unknown.name.written)(let value) = model {") { lines in
        lines.line("self = Self(_unknown: value)")
      }
    }
  }
}
