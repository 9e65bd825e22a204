import ConstructionBuilders
import Foundation

extension Contract {
  /// Which of the fields are present in a document, null or missing, and as what they were sent.
  ///
  /// ```swift
  /// let contract = UserBuilder.contract()
  /// let sut = try UserBuilder(json: data)
  /// tally.merge(contract.presence(in: data, findings: sut.findings, at: Date()))
  /// ```
  ///
  /// The document is looked at beside the builder, which reads as always. That takes three to four
  /// times as long as reading and building (measured on Linux, x86-64), so usually one document of
  /// many is enough.
  ///
  /// Bytes that are not JSON are counted in ``PresenceTally/malformed``, and nothing is thrown.
  /// Values in more than 256 arrays and objects are not counted.
  ///
  /// - Parameters:
  ///   - json: The bytes of the document.
  ///   - findings: What the builder has found in this document. Without them, nothing is counted
  ///     as repaired or unusable.
  ///   - date: When the document arrived.
  public func presence(
    in json: some ContiguousBytes, findings: [Finding], at date: Date
  ) -> PresenceTally {
    json.withDocumentBytes { presence(in: $0, findings, date) }
  }

  /// Which of the fields are present in a document in text; see ``presence(in:findings:at:)``.
  public func presence(in json: String, findings: [Finding], at date: Date) -> PresenceTally {
    json.withDocumentBytes { presence(in: $0, findings, date) }
  }

  /// Which of the fields are present in a dictionary of `JSONSerialization`; see
  /// ``presence(in:findings:at:)``.
  public func presence(
    in dictionary: [String: Any], findings: [Finding], at date: Date
  ) -> PresenceTally {
    JSONNode.withRoot(dictionary, coercion, 512) { presence(of: $0, findings, date) }
  }

  private func presence(
    in bytes: Span<UInt8>, _ findings: [Finding], _ date: Date
  ) -> PresenceTally {
    let walked = JSONNode.withRoot(of: bytes, coercion, 512, model: "") { root in
      .success(presence(of: root, findings, date))
    }
    guard case .success(let tally) = walked else { return PresenceTally(malformedAt: date) }
    return tally
  }

  private func presence(
    of root: borrowing JSONNode, _ findings: [Finding], _ date: Date
  ) -> PresenceTally {
    let place = PresencePlace()
    DocumentWalk(self).start(at: root, counting: place, findings)
    return PresenceTally(place, at: date)
  }
}
