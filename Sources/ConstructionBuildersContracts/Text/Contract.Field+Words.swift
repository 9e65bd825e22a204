import ConstructionBuilders

extension Contract.Need {
  /// The need in words, such as `required`.
  package var words: String {
    switch self {
    case .required: "required"
    case .optional: "optional"
    case .requiredUnlessOther: "required unless other fields are present"
    case .requiredInSome(let count, of: 1): "required in \(count) of 1 object"
    case .requiredInSome(let count, let all): "required in \(count) of \(all) objects"
    case .namedByEmpty: "required (unconfirmed by a sample)"
    case .notNamedByEmpty: "optional (unconfirmed by a sample)"
    }
  }
}

extension ReadDemand {
  /// The demand in words, such as `checked: 0 to 150`.
  package var words: String {
    switch self {
    case .check(let expectation): "checked: \(expectation)"
    case .transformed: "transformed"
    case .requiringAll: "complete"
    case .allowingLosses(let words): words
    case .fallback(let kind): "with a default for \(kind)"
    }
  }
}

extension Contract.Gap {
  /// The reason as a sentence.
  package var words: String {
    switch self {
    case .looksAtKeys: "may read more, because it inspects the keys of the object"
    case .notCaptured(let field): "may read more, because no key is known for \(field)"
    case .readInSome(let field):
      "may read more, because it reads \(field) only from some objects, or in different ways"
    case .notHeld(let path): "may read more, because it reads \(path) without keeping it in a field"
    case .unlistedCases(let type): "the cases of \(type) are unknown"
    case .tooDeep: "is nested deeper than a contract describes"
    }
  }
}
