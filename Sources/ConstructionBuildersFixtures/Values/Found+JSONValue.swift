import ConstructionBuilders

extension Found {
  /// The kind and an excerpt of a value.
  init(_ value: JSONValue) { self.init(kind: value.kind, excerpt: value.description) }
}
