/// From the source of a model to that of its builder.
package enum BuildableExpansion {
  /// The members that `@Buildable` adds to a model: its builder.
  package static func members(
    attribute: String,
    declaration: String,
    lexicalContext: [String]
  ) -> Expansion {
    Expansion()
  }

  /// The extension that makes a model `Buildable`.
  package static func conformance(
    attribute: String,
    declaration: String,
    extendedType: String,
    lexicalContext: [String]
  ) -> Expansion {
    Expansion()
  }

  /// What is to be said of `@Key`, `@Default` and the like, which do nothing by themselves.
  package static func peer(attribute: String, declaration: String) -> Expansion {
    Expansion()
  }

  /// The extensions that hold the builders of every `@Buildable` model in a file.
  package static func file(source: String, name: String) -> Expansion {
    Expansion()
  }
}
