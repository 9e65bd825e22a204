import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation

@testable import TestSupport

/// What a builder writes, the same builder reads back, from bytes and from a dictionary.
enum WrittenInvariant: ShapeCheck {
  static func check<Builder: ConstructionBuilder>(_ sut: Builder) throws
  where Builder.Failure == BuildFailure {
    _ = try isWritten(sut)
  }

  /// Returns whether the builder could be written.
  static func isWritten<Builder: ConstructionBuilder>(_ sut: Builder) throws -> Bool {
    let json: JSONValue
    do {
      json = try sut.json
    } catch {
      let isLossy = sut.declaredFields.contains { declared in
        declared.field.outcome == .unusable
          || declared.field.findings.contains { !$0.isRepair && $0.kind != .missing }
      }
      let words = error.findings.map(\.description)
      let isAmbiguous = words.contains { word in
        word.contains("another field has another value") || word.contains("what would be written")
      }
      try require(isLossy || isAmbiguous, "not written, although nothing is lost: \(words)")
      return false
    }
    let text = json.description
    let expected = values(of: sut)
    let bytes = values(of: try Builder(json: text))
    try require(bytes == expected, "\(text) is read as \(bytes), and not as \(expected)")
    let other = values(of: Builder(dictionary: try sut.dictionary))
    try require(other == expected, "\(text) is, by dictionary, \(other), and not \(expected)")
    return true
  }

  /// The values of all fields at any depth, to the last bit.
  static func values(of builder: some ConstructionBuilder) -> [String] {
    builder.declaredFields.map { "\($0.name)=" + spelled($0.field.anyValue as Any) }
  }

  private static func spelled(_ value: Any) -> String {
    if let builder = value as? any ConstructionBuilder { return list(values(of: builder)) }
    if let json = value as? JSONValue { return spelled(json) }
    if let date = value as? Date { return "\(date.timeIntervalSinceReferenceDate)" }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { spelled($0.value) }
    return switch mirror.displayStyle {
    case .optional: children.first ?? "nil"
    case .collection, .tuple: list(children)
    case .dictionary, .set: list(children.sorted())
    default: String(reflecting: value)
    }
  }

  /// Without the order of members, which a dictionary does not have.
  private static func spelled(_ json: JSONValue) -> String {
    switch json {
    case .object(let members): list(members.map { $0.key + ":" + spelled($0.value) }.sorted())
    case .array(let elements): list(elements.map { spelled($0) as String })
    default: json.description
    }
  }

  private static func list(_ parts: [String]) -> String {
    "[" + parts.joined(separator: ", ") + "]"
  }
}
