import ConstructionBuilders
import Foundation

/// A kind of document that somebody might send to do harm, of any size, and what reads it.
struct HostileDocument: Sendable {
  let name: String

  /// Makes a document of about so many bytes, and what is to be measured: reading it, to a word
  /// about what came of it.
  let reader: @Sendable (_ bytes: Int) -> (size: Int, read: () -> String)
}

extension HostileDocument {
  /// Bytes that are read by a builder; with its findings, and its failure in words.
  fileprivate init<Builder: ConstructionBuilder>(
    _ name: String, _ type: Builder.Type, _ coercion: Coercion = .lenient,
    _ document: @escaping @Sendable (Int) -> String
  ) where Builder.Failure == BuildFailure {
    self.init(name: name) { bytes in
      let json = Array(document(bytes).utf8)
      return (json.count, { Self.outcome { try Builder(json: json, coercion: coercion) } })
    }
  }

  /// The same out of a dictionary that was there before.
  fileprivate init<Builder: ConstructionBuilder>(
    _ name: String, dictionary type: Builder.Type, _ document: @escaping @Sendable (Int) -> String
  ) where Builder.Failure == BuildFailure {
    self.init(name: name) { bytes in
      let json = Data(document(bytes).utf8)
      let dictionary =
        (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] ?? [:]
      return (json.count, { Self.outcome { Builder(dictionary: dictionary) } })
    }
  }

  private static func outcome<Builder: ConstructionBuilder>(
    _ read: () throws -> Builder
  ) -> String where Builder.Failure == BuildFailure {
    do {
      let sut = try read()
      let findings = sut.findings.count
      _ = try sut.build().get()
      return findings == 0 ? "built" : "built, \(findings) findings"
    } catch {
      let words = "\(error)"
      return words.split(separator: "\n").count == 2
        ? "refused" : "failed, \(words.utf8.count) bytes"
    }
  }
}

extension HostileDocument {
  static let all = structure + keys + texts + numbers + elements

  private static let structure: [HostileDocument] = [
    .init("white space", Whole<JSONValue>.self) { String(repeating: " ", count: $0) + "{}" },
    .init("only white space", Whole<JSONValue>.self) { String(repeating: "\n", count: $0) },
    .init("brackets", Whole<JSONValue>.self) { String(repeating: "[", count: $0) },
    .init("braces", Whole<JSONValue>.self) { #"{"a":"# * ($0 / 5) },
    .init("512 levels", Whole<JSONValue>.self) {
      value(("[" * 511) + #""\#("x" * $0)""# + ("]" * 511))
    },
    .init("cut off", Whole<JSONValue>.self) { #"{"value":["# + ("1," * ($0 / 2)) },
    .init("integers", Whole<[Int]>.self) { value("[" + ("1," * ($0 / 2)) + "1]") },
    .init("empty objects", Whole<JSONValue>.self) { value("[" + ("{}," * ($0 / 3)) + "{}]") },
    .init("embedded JSON", Whole<[Int]>.self, .forgiving) { value(#""[\#("1," * ($0 / 2))1]""#) },
    .init(name: "text of a path") { bytes in
      let text = (#"a.b[0]["c d"]."# * (bytes / 14)) + "d"
      return (
        text.utf8.count, { FieldPath(text: text)?.description == text ? "read back" : "changed" }
      )
    },
  ]

  private static let keys: [HostileDocument] = [
    .init("keys, 30 fields", Thirty.self) { object($0) { #""key\#($0)":\#($0)"# } },
    .init("keys, JSONValue", Whole<JSONValue>.self) {
      value(object($0) { #""key\#($0)":\#($0)"# })
    },
    .init("keys, [String: Int]", Whole<[String: Int]>.self) {
      value(object($0) { #""key\#($0)":\#($0)"# })
    },
    .init("one key, 30 fields", Thirty.self) { object($0) { #""field1":\#($0)"# } },
    .init("one key, JSONValue", Whole<JSONValue>.self) { value(object($0) { #""a":\#($0)"# }) },
    .init("one key, [String: Int]", Whole<[String: Int]>.self) {
      value(object($0) { #""a":\#($0)"# })
    },
    .init("keys alike, 30 fields", Thirty.self) { object($0, alike) },
    .init("keys alike, [String: Int]", Whole<[String: Int]>.self) { value(object($0, alike)) },
    .init("64 keys alike, 30 fields each", Whole<[Thirty]>.self) { bytes in
      value("[" + ((object(1_500, alike) + ",") * (bytes / 1_500)) + "{}]")
    },
  ]

  private static let texts: [HostileDocument] = [
    .init("string", Whole<String>.self) { value(#""\#("x" * $0)""#) },
    .init("string, escaped", Whole<String>.self) { value(#""\#("\\n" * ($0 / 2))""#) },
    .init("string, \\u escapes", Whole<String>.self) { value(#""\#("\\u00e9" * ($0 / 6))""#) },
    .init("string, not ASCII", Whole<String>.self) { value(#""\#("é€😀" * ($0 / 9))""#) },
    .init("string as Int", Whole<Int>.self) { value(#""\#("x" * $0)""#) },
    .init("string as Bool", Whole<Bool>.self) { value(#""\#("x" * $0)""#) },
    .init("string as Date", Whole<Date>.self) { value(#""2014-04-29T14:18:17.\#("0" * $0)Z""#) },
    .init("string in a pattern", Patterned.self) { value(#""2014-04-29\#("0" * $0)""#) },
    .init("string as URL", Whole<URL>.self) { value(#""https://example.com/\#("x" * $0)""#) },
    .init("string as Data", Whole<Data>.self) { value(#""\#("AAAA" * ($0 / 4))""#) },
    .init("string of blanks as Int", Whole<Int>.self) { value(#""\#(" " * $0)1""#) },
    .init("string of zeros as Int", Whole<Int>.self) { value(#""\#("0" * $0)1""#) },
    .init("string of digits as Double", Whole<Double>.self) { value(#""0.\#("9" * $0)""#) },
  ]

  private static let numbers: [HostileDocument] = [
    .init("digits as Int", Whole<Int>.self) { value("9" * $0) },
    .init("digits as Double", Whole<Double>.self) { value("0." + ("9" * $0)) },
    .init("zeros as Double", Whole<Double>.self) { value("0." + ("0" * $0) + "1") },
    .init("exponent as Double", Whole<Double>.self) { value("1e" + ("9" * $0)) },
    .init("digits as Float", Whole<Float>.self) { value("0." + ("9" * $0)) },
    .init("digits as Decimal", Whole<Decimal>.self) { value("9" * $0) },
    .init("zeros as Decimal", Whole<Decimal>.self) { value("1" + ("0" * $0)) },
    .init("digits as String", Whole<String>.self) { value("9" * $0) },
    .init("digits as JSONValue", Whole<JSONValue>.self) { value("9" * $0) },
  ]

  private static let elements: [HostileDocument] = [
    .init("bad elements", Whole<[Int]>.self) { value(array($0, #""x""#)) },
    .init("bad elements, complete", Complete<Int>.self) { value(array($0, #""x""#)) },
    .init("long bad elements", Whole<[Int]>.self) { value(array($0, #""\#("x" * 1_000)""#)) },
    .init("repaired elements", Whole<[Int]>.self) { value(array($0, #""1""#)) },
    .init("bad elements, 3 deep", Whole<[[[Int]]]>.self) {
      value(array($0, array(40_000, array(400, "{}"))))
    },
    .init("bad members, [String: Date]", Whole<[String: Date]>.self) {
      value(object($0) { #""k\#($0)":"x""# })
    },
    .init("bad elements, dictionary", dictionary: Whole<[Int]>.self) { value(array($0, #""x""#)) },
    .init("bad members, dictionary", dictionary: Whole<[String: Date]>.self) {
      value(object($0) { #""k\#($0)":"x""# })
    },
    .init("builders without fields", Whole<[Thirty]>.self) { value(array($0, "{}")) },
    .init("the same, complete", Complete<Thirty>.self) { value(array($0, "{}")) },
    .init("builders with bad fields", Whole<[Thirty]>.self) {
      value(array($0, #"{"field1":"x","field2":[],"field3":{}}"#))
    },
  ]

  private static func value(_ json: String) -> String { #"{"value":\#(json)}"# }

  private static func array(_ bytes: Int, _ element: String) -> String {
    "[" + ((element + ",") * (bytes / (element.utf8.count + 1))) + element + "]"
  }

  private static func object(_ bytes: Int, _ member: (Int) -> String) -> String {
    var text = "{"
    text.reserveCapacity(bytes + 100)
    var index = 0
    while text.utf8.count < bytes {
      if index > 0 { text += "," }
      text += member(index)
      index += 1
    }
    return text + "}"
  }

  /// Members whose keys have the same length, and the same eight bytes at either end.
  private static func alike(_ index: Int) -> String {
    let digits = String(index)
    let padding = String(repeating: "0", count: 8 - digits.count)
    return #""aaaaaaaa\#(padding)\#(digits)zzzzzzzz":1"#
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }

/// A builder of one field.
private struct Whole<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<Value.Built?, BuildFailure> { construct({ $0 }, $value.optional) }
}

/// The same for an array of which nothing may be missing.
private struct Complete<Value: Capturable>: ConstructionBuilder {
  @Field var value: [Value]?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<[Value.Built], BuildFailure> { construct({ $0 }, $value.requiringAll) }
}

private struct Patterned: ConstructionBuilder {
  @Field var value: Date?

  init(fields: JSONFields) { _value = fields["value", as: .pattern("yyyy-MM-dd")] }

  func build() -> Result<Date?, BuildFailure> { construct({ $0 }, $value.optional) }
}

/// A builder of thirty fields.
private struct Thirty: ConstructionBuilder {
  @Field var field1: Int?
  @Field var field2: Int?
  @Field var field3: Int?
  var others: [Field<Int>] = []

  init(fields: JSONFields) {
    _field1 = fields["field1"]
    _field2 = fields["field2"]
    _field3 = fields["field3"]
    let keys: [JSONKey] = [
      "field4", "field5", "field6", "field7", "field8", "field9", "field10", "field11", "field12",
      "field13", "field14", "field15", "field16", "field17", "field18", "field19", "field20",
      "field21", "field22", "field23", "field24", "field25", "field26", "field27", "field28",
      "field29", "field30",
    ]
    others = keys.map { fields[$0] }
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ $0 + $1 + $2 }, $field1, $field2, $field3)
  }
}
