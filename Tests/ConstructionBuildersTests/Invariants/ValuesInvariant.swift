import ConstructionBuilders

@testable import TestSupport

/// A printed JSON value is read back as the same value.
enum ValuesInvariant {
  static func check(_ input: [UInt8]) throws {
    let document = Array(#"{"value": "#.utf8) + input + Array("}".utf8)
    guard let value = try? One<JSONValue>(json: document).value else { return }
    let text = "\(value)"
    let again = try One<JSONValue>(json: #"{"value": \#(text)}"#).value
    try require(again == value, "read as another value: \(text)")
    try require(again.map { "\($0)" } == text, "written another way: \(text)")
  }
}
