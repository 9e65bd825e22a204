extension BuildableExpansion {
  /// The extensions that hold the builders of every `@Buildable` model in a file.
  package static func file(source: String, name: String) -> Expansion {
    Expansion()
  }
}
