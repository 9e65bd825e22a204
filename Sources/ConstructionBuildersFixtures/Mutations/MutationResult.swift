import ConstructionBuilders

/// What came of parsing a text: a model, or an error.
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

/// Whether two models are the same: by `==` where they have it, else by what they print in full.
func isSameModel(_ first: Any, _ second: Any) -> Bool {
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  return String(reflecting: first) == String(reflecting: second)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
