public import ConstructionBuilders
import Foundation

extension Contract {
  /// A small document that the builder builds without findings under `Coercion.strict`.
  ///
  /// ```swift
  /// let contract = CharacterResponseBuilder.contract(sample: data)
  /// print(try contract.example(from: data))      // {"name":"Cyclops"}
  /// ```
  ///
  /// It is a minimal document: removing anything more makes the build fail. A required value that
  /// the sample does not have is a plain one of its type: 0, an empty text.
  ///
  /// The builder is run many times. Make examples in a test or a tool, not for each response.
  ///
  /// - Throws: An error that names the field for which nothing suitable is known. A contract that
  ///   was decoded has no builder, and its error says so.
  public func example(from sample: some JSONInput) throws -> JSONValue {
    guard let type = origin.type else { throw ExampleProblem.decoded }
    let sample = try JSONValue(json: sample)
    let maker = ExampleMaker(contract: self)
    let candidates = [maker.needed(of: sample), sample].compactMap(\.self)
    guard let start = candidates.first(where: { type.strictFindings(of: $0).isEmpty }) else {
      throw ExampleProblem.unsuitable(type.strictFindings(of: candidates[0]))
    }
    return SmallerDocuments(type).least(of: start)
  }
}

/// Why an example cannot be made.
enum ExampleProblem: Error, CustomStringConvertible {
  case decoded
  case unsuitable([Finding])

  var description: String {
    switch self {
    case .decoded:
      "a decoded contract has no builder: ask the contract that was made from the builder"
    case .unsuitable(let findings):
      "no example can be made from this sample: \(findings.map(\.description).joined(separator: "; "))"
    }
  }
}

extension Capturable {
  /// What a value differs in from what is declared, and what keeps it from being built.
  static func strictFindings(of value: JSONValue) -> [Finding] {
    JSONRoot<Self>(value: value, coercion: .strict).findings
  }
}
