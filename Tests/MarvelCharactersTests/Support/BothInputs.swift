import ConstructionBuilders
import Foundation

/// Makes a builder from bytes and from a dictionary, and checks that both agree in findings and
/// result.
///
/// - Throws: The error for the bytes, or ``InputsDisagree``.
func fromBothInputs<Builder: ConstructionBuilder>(
  _ type: Builder.Type = Builder.self, _ json: JSONValue, coercion: Coercion = .lenient
) throws -> Builder {
  let data = Data("\(json)".utf8)
  let fromBytes = try Builder(json: data, coercion: coercion)
  let object = try JSONSerialization.jsonObject(with: data)
  guard let dictionary = object as? [String: Any] else { throw InputsDisagree("no dictionary") }
  let fromDictionary = Builder(dictionary: dictionary, coercion: coercion)
  guard fromBytes.findings == fromDictionary.findings else {
    throw InputsDisagree("\(fromBytes.findings) from bytes, \(fromDictionary.findings) else")
  }
  guard "\(fromBytes.build())" == "\(fromDictionary.build())" else {
    throw InputsDisagree("\(fromBytes.build()) from bytes, \(fromDictionary.build()) else")
  }
  return fromBytes
}

/// A difference between bytes and dictionary.
struct InputsDisagree: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
