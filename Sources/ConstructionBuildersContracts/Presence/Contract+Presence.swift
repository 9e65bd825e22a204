public import ConstructionBuilders
public import Foundation

extension Contract {
  /// Which of the fields are present in a document, null or missing, and as what they were sent.
  ///
  /// ```swift
  /// let contract = UserBuilder.contract()
  /// let sut = try UserBuilder(json: data)
  /// tally.merge(contract.presence(in: data, findings: sut.findings, at: Date()))
  /// ```
  ///
  /// The document is looked at beside the builder, which reads as always. That takes about three
  /// times as long as reading and building with a builder by hand (measured on Linux, x86-64), so
  /// usually one document of many is enough.
  ///
  /// Bytes that are not JSON are counted in ``PresenceTally/malformed``, and nothing is thrown.
  /// Values in more than 256 arrays and objects are not counted.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - findings: What the builder has found in this document. Without them, nothing is counted
  ///     as repaired or unusable.
  ///   - date: When the document arrived.
  public func presence(
    in json: some JSONInput, findings: [Finding], at date: Date
  ) -> PresenceTally {
    let places = PresencePlaces(recursiveTypes)
    let walked = json.read(coercion, .maximumDepth, model: "") { root, _ in
      .success(DocumentWalk(self).start(at: root, counting: places, findings))
    }
    guard case .success = walked else { return PresenceTally(malformedAt: date) }
    return PresenceTally(places, at: date)
  }
}
