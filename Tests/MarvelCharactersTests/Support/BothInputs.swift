import ConstructionBuilders
import Foundation

/// A builder that came in by both doors, bytes and dictionary, with the same findings.
///
/// - Throws: What the bytes are refused with, or how the doors disagree.
func throughBothDoors<Builder: ConstructionBuilder>(
  _ type: Builder.Type = Builder.self, _ json: JSONValue, coercion: Coercion = .lenient
) throws -> Builder {
  let data = Data("\(json)".utf8)
  let fromBytes = try Builder(json: data, coercion: coercion)
  let object = try JSONSerialization.jsonObject(with: data)
  guard let dictionary = object as? [String: Any] else { throw DoorsDisagree("no dictionary") }
  let fromDictionary = Builder(dictionary: dictionary, coercion: coercion)
  guard fromBytes.findings == fromDictionary.findings else {
    throw DoorsDisagree("\(fromBytes.findings) from bytes, \(fromDictionary.findings) else")
  }
  guard "\(fromBytes.build())" == "\(fromDictionary.build())" else {
    throw DoorsDisagree("\(fromBytes.build()) from bytes, \(fromDictionary.build()) else")
  }
  return fromBytes
}

/// How bytes and dictionary gave different results.
struct DoorsDisagree: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
