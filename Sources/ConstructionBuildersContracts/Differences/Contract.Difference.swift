import ConstructionBuilders

extension Contract {
  /// One difference between two contracts, as the sender of the documents sees it.
  public struct Difference: Hashable, Sendable, Codable {
    /// What a difference means for a sender that does not change.
    public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
      /// A document that could be built, or was used as a whole, may no longer be, or gives another
      /// value of the same type: also if the value is now read under another name.
      case breaking
      /// A document is still built, but may lose something.
      case warning
      /// Every document is used as before, or more of it is.
      case harmless
      /// One of the contracts does not know enough there, or code of a client decides.
      case unknown
    }

    /// The place in the document, with `[]` for all elements of an array and `[*]` for all members
    /// of a dictionary: `data.results[].name`. Empty for the document itself.
    public let path: String

    /// What the difference means.
    public let severity: Severity

    /// What changed, in words.
    public let change: String
  }

  /// What changed since an older contract of the same document.
  ///
  /// ```swift
  /// let older = try JSONDecoder().decode(Contract.self, from: stored)
  /// for difference in contract.differences(from: older) { print(difference) }
  /// // data.results[].name: breaking: is required, was optional
  /// ```
  ///
  /// Fields are compared by their place in the document, so names of types and properties do not
  /// matter. What differs in builders that are at several places is named at the first one.
  /// Coercions are compared by what becomes of documents: one that is added can change a value, as
  /// `falseAsNull` does where `false` was 0.
  ///
  /// Make both contracts in the same way: needs that a sample settled in only one of them cannot
  /// always be compared.
  public func differences(from older: Contract) -> [Difference] {
    var comparison = ContractComparison(old: older, new: self)
    comparison.compare()
    return comparison.differences
  }
}

extension Contract.Difference: CustomStringConvertible {
  /// One line, such as `name: breaking: is required, was optional`.
  @_documentation(visibility: internal)
  public var description: String {
    let words = severity == .unknown ? "unclear" : severity.rawValue
    return JSONText.visible((path.isEmpty ? "" : "\(path): ") + "\(words): \(change)")
  }
}
