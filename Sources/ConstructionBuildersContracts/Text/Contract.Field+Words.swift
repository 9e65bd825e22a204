import ConstructionBuilders

extension Contract.Need {
  /// The need in words, such as `required`.
  package var words: String {
    switch self {
    case .required: "required"
    case .optional: "optional"
    case .requiredUnlessOther: "required unless something else is there"
    case .requiredInSome(let count, of: 1): "required in \(count) of 1 object"
    case .requiredInSome(let count, let all): "required in \(count) of \(all) objects"
    case .namedByEmpty: "required of an empty object"
    case .notNamedByEmpty: "not named by an empty object"
    }
  }
}

extension ReadDemand {
  /// The demand in words, such as `checked: 0 to 150`.
  package var words: String {
    switch self {
    case .check(let expectation): "checked: \(expectation)"
    case .transformed: "transformed"
    case .complete: "complete"
    case .losing(let words): words
    }
  }
}

extension Contract.Gap {
  /// The reason as a sentence.
  package var words: String {
    switch self {
    case .looksAtKeys: "may read more: it looks at the keys of the object"
    case .notCaptured(let field): "may read more: \(field) is not captured from a key"
    case .readInSome(let field):
      "may read more: it reads \(field) only in some objects, or in several ways"
    case .notHeld(let path): "may read more: no field holds what it reads from \(path)"
    case .unlistedCases(let type): "\(type) does not list its cases, so they are not known"
    case .tooDeep: "contains more builders than are described here"
    }
  }
}
