// swift-format-ignore-file
// The macro has to understand these models, however odd their form.
import ConstructionBuildersMacros
import Foundation

/// Declarations of every form.
enum Shapes {
  /* A comment /* in a comment */ before it */
  @Buildable  // and one behind it
  public struct Access: Equatable {
    public let shown: Int; let hidden: Int
    fileprivate(set) var counted: Int
  }

  @Buildable
  package struct InPackage: Sendable {
    package let id: Int
  }

  @Buildable
  fileprivate struct InFile {
    let id: Int
  }

  static func readInFile(_ json: String) throws -> Int {
    try InFile.Builder.build(json: json).get().id
  }

  @Buildable
  struct Page<Element: Buildable & Equatable>: Equatable where Element.Builder.Built == Element {
    let items: [Element]
    let next: Int?
  }

  @Buildable
  struct Words: Equatable {
    let `default`: String
    let `two words`: Int
    let a, b: Int
    let é: Bool
    let await: Int?
    var computed: Int { a + b }
    static let constant = 1
    let fixed = 2
    var counted: Int = 3 { didSet {} }
    #if DEBUG
      var debug: Int { 1 }
    #endif
  }

  @Buildable
  struct Keywords: Equatable {
    let `Protocol`: Int
    var `nil`: Int? = nil
    var absent: Int? = .none
    @Default({ (a: Int) -> Int in a + 1 }(2)) let increased: Int
    let a: Int
  }

  @Buildable
  struct Tree: Equatable, Sendable {
    let name: String
    let children: [Tree]
    @Default([:]) let named: [String: [Tree]]
  }

  typealias Deep = [[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]

  @Buildable
  struct Nested: Equatable {
    @Default([]) let inner: [[[[[[[[[[[[[[[Deep]]]]]]]]]]]]]]]
  }

  @Buildable
  struct Indexed: Equatable {
    @Key("pull_requests", 0, "number") let number: Int
    @Key("sizes", 1) @Coerced(.strict) let height: Int?
    @Key("dates", 1, "at") @Format(.iso8601) let date: Date?
  }

  @Buildable
  struct Added: Equatable {
    @Coerced(adding: .arraysFromSingleValues) let tags: [String]
    @Format(.secondsSince1970) @Coerced(adding: .falseAsNull) let edited: Date?
    @Key("meta", "seen") @Format(.secondsSince1970) @Coerced(.strict) let seen: Date?
    @Key("replies", "children") @Coerced(adding: .emptyStringAsNull) @Default([]) let replies: [Int]
    @Key(anyOf: "score", "points") @Coerced(adding: .emptyStringAsNull) let score: Int?
  }

  /// Aliases that are paths.
  @Buildable
  struct Moved: Equatable {
    @Key(anyOf: ["login", "uri"], ["Login", "Uri"], ["list", 0]) let uri: String
    @Key(anyOf: ["a"], ["b", "c"]) @Format(.secondsSince1970) let date: Date?
    @Key(anyOf: ["only", "name"]) @Coerced(adding: .keysInAnyCase) let name: String?
    @Key("d") let count: Int?
  }

  /// Formats that are made of others, and of which several types have one.
  @Buildable
  struct Composed: Equatable {
    @Format(.each(.secondsSince1970)) let times: [Date]
    @Format(.each(.null("-", or: .iso8601))) let days: [Date?]
    @Format(.keyed(by: .pattern("yyyyMMdd"))) let byDay: [Date: Int]
    @Format(.null("N/A", -1)) let rating: Int?
    @Format(.sent(as: .string)) let price: Decimal
    @Format(.oneOrMany) let tags: [String]
    @Format(.each(.whole())) let points: [[Double]]
    @Format(.pairs(key: "key", value: "value")) let meta: [String: String]
    @Format(.iso8601) let length: Duration
    @Format(.clock(twoParts: .minutesAndSeconds)) let run: Duration
    @Format(.hexadecimal) let hash: Data
    @Format(.protoJSON) let load: Double
    @Format(.decimal(separator: ",", grouping: ".")) let cost: Decimal
    @Format(.oneOf(.secondsSince1970, .rfc5322)) let sent: Date
    @Key("days", 1) @Format(.null("-")) let second: String?
    @Key(anyOf: "made", "born") @Format(.null("0", or: .sent(as: .number))) let made: String?
  }

  /// The names that a builder would give to what it declares.
  @Buildable
  struct NamedLikeDeclared: Equatable {
    @Default(countDefault) let count: Int
    @Format(dateFormat) let date: Date?
    @Default("\(dateType)") let kind: String

    static let countDefault = 3
    static let dateFormat = FieldFormat<Date>.secondsSince1970
    static let dateType = "day"
  }

  @Buildable
  struct Nothing: Equatable {}

  @Buildable
  nonisolated struct Isolated: Equatable, Sendable {
    let id: Int
  }

  struct Generic<Value> {
    @Buildable
    struct Inner: Equatable {
      let id: Int
    }
  }

  @Buildable
  struct Sparse: Equatable {
    let positions: [Int?]
    let maybe: String?
    let forced: Int!
    let anything: JSONValue
  }
}

extension Shapes.Generic {
  @Buildable
  struct InExtension: Equatable {
    let id: Int
  }
}
