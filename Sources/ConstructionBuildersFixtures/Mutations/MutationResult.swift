import ConstructionBuilders

/// The result of parsing a text: a model or an error.
enum MutationResult {
  case built(Any)
  case rejected(any Error)

  init(_ parse: () throws -> Any) {
    do { self = .built(try parse()) } catch { self = .rejected(error) }
  }

  var error: (any Error)? {
    if case .rejected(let error) = self { error } else { nil }
  }

  var model: Any? {
    if case .built(let model) = self { model } else { nil }
  }
}
