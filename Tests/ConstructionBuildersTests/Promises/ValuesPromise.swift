import ConstructionBuilders

/// Any JSON value is written as text that is read as the same value.
enum ValuesPromise {
  static func check(_ input: [UInt8]) throws {
    let document = Array(#"{"value": "#.utf8) + input + Array("}".utf8)
    guard let value = try? One<JSONValue>(json: document).value else { return }
    let text = "\(value)"
    let again = try One<JSONValue>(json: #"{"value": \#(text)}"#).value
    try promise(again == value, "read as another value: \(text)")
    try promise(again.map { "\($0)" } == text, "written another way: \(text)")
  }
}
