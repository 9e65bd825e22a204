/// An attribute with its arguments.
struct AttributeFacts {
  /// Its last name: `Key` in `@ConstructionBuildersMacros.Key`.
  let name: Token
  /// The UTF-8 offsets of the attribute, from its `@`.
  let range: Range<Int>
  /// The same with the spaces and the line break after it.
  let removal: Range<Int>
  /// The arguments in its parentheses; empty where it has none.
  let arguments: [ArgumentFacts]
}

/// One argument of an attribute.
struct ArgumentFacts {
  let label: Token?
  /// The tokens of the value.
  let tokens: Range<Int>
}

extension Diagnostic {
  /// An error at an attribute.
  @inline(never)
  init(_ message: String, at attribute: AttributeFacts) {
    self.init(message: message, offset: attribute.range.lowerBound, highlights: [attribute.range])
  }

  /// An error at an attribute, with the fix-it that removes it.
  @inline(never)
  init(_ message: String, removing attribute: AttributeFacts) {
    self.init(message, at: attribute)
    fixIts = [attribute.removalFixIt]
  }
}

extension AttributeFacts {
  var isBuildable: Bool { name.name == "Buildable" }
  var isAvailability: Bool { name.isWord("available") }

  /// Whether it says how a property is read.
  var isOfField: Bool { FieldAttribute(rawValue: name.name) != nil }
  /// Whether it says how a value is written: of a property, or the payload of a case.
  var isOfBoth: Bool { name.name == FieldAttribute.format.rawValue }
  /// Whether it says which values mean a case.
  var isOfCase: Bool { VariantAttribute(rawValue: name.name) != nil }

  var removalFixIt: Diagnostic.FixIt {
    .init(message: "remove '@\(name.name)'", range: removal, newText: "")
  }
}

extension [AttributeFacts] {
  /// Whether what they are written before cannot be used anywhere.
  func areUnavailable(in source: Source) -> Bool {
    contains { attribute in
      attribute.isAvailability
        && attribute.arguments.prefix(2).map { source.written($0.tokens) } == ["*", "unavailable"]
    }
  }
}
