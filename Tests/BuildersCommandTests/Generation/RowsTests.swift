import BuilderExpansion
import TestSupport
import Testing

@testable import builders

/// When arrays of mixed types are rows, and what is written for them.
struct RowsTests {
  private func generated(_ documents: [String], _ arguments: String...) throws -> String {
    let run = try CommandRun(
      ["generate", "a.ndjson", "--name", "Root"] + arguments,
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.status, equals: .done)
    if arguments.contains("--macro") {
      #expect(BuildableExpansion.file(source: run.output).diagnostics.isEmpty)
    }
    return run.output
  }

  /// A document with an array that has some rows, one after the other and again.
  private func document(_ rows: [String], times: Int = 12) -> String {
    let all = (0..<times * rows.count).map { rows[$0 % rows.count] }
    return #"{"rows":[\#(all.joined(separator: ","))]}"#
  }

  static let arraysAndTypes: [([String], Int, String)] = [
    ([#"[1,"a"]"#], 12, "[RootRow]"),
    ([#"["a",1,true,[1],{"a":1}]"#], 12, "[RootRow]"),
    // A tail that some lack, and a null.
    ([#"[1,"a"]"#, #"[1,"a",true]"#], 6, "[RootRow]"),
    ([#"[1,"a",null]"#, #"[null,"a",2]"#], 6, "[RootRow]"),
    // Too few to tell.
    ([#"[1,"a"]"#], 11, "[[JSONValue]]"),
    ([#"[1391836639,"709.17","720.00"]"#], 2, "[[JSONValue]]"),
    ([#"[1391836639,"709.17",""]"#], 2, "[[JSONValue]]"),
    // Of arrays that are not equally long, no position has a type.
    ([#"[1,"2"]"#, #"["1",2,3]"#], 2, "[[Int]]"),
    // A position has several types.
    ([#"[1,"a"]"#, #"["a",1]"#], 12, "[[String]]"),
    ([#"[true,"a"]"#, #"["a",true]"#], 12, "[[OneOf<Bool, String>]]"),
    ([#"[1,"a"]"#, #"[1,2]"#], 12, "[[String]]"),
    // One of them is empty, or has nothing but the first element.
    ([#"[1,"a"]"#, "[]"], 12, "[[String]]"),
    ([#"[1,"a"]"#, "[1]"], 12, "[[String]]"),
    // Elements of one type are an array.
    (["[1,2.5]"], 12, "[[Double]]"),
    ([#"["2026-03-01","a"]"#], 12, "[[String]]"),
    (["[1,null]"], 12, "[[Int?]]"),
    // Not all are arrays.
    ([#"[1,"a"]"#, #""a""#], 12, "[OneOf<String, RootRow>]"),
    ([#"[1,"a"]"#, #"{"a":1}"#], 12, "[OneOf<RootRow, RootRow2>]"),
  ]

  @Test(arguments: arraysAndTypes)
  func arrays_areRows_ifEachPositionHasAType(
    _ rows: [String], _ times: Int, _ type: String
  ) throws {
    let output = try generated([document(rows, times: times)], "--macro")
    expect(output, contains: "let rows: \(type)?")
  }

  /// A point is an array of numbers, and a line is one of points.
  static let depths = [
    ("[1,0]", "[[1,0],[2,0],[3,0]]", "[JSONValue]"),
    (#"["a","b"]"#, #"[["a","b"],["c"]]"#, "[JSONValue]"),
    (#"[{"a":1}]"#, #"[[{"a":1}],[{"a":2},{"a":3}]]"#, "[JSONValue]"),
    ("[[[0.5,0],[1,0]]]", "[[[[0.5,0],[1,0]]],[[[2,0]]]]", "[[[JSONValue]]]"),
    // One element beside arrays of such.
    ("1", "[1,2]", "[Int]"),
    (#"{"a":1}"#, #"[{"a":2},{"a":3}]"#, "[Coordinates]"),
  ]

  @Test(arguments: depths, [3, 40])
  func arraysOfTwoDepths_areNotOneOrMany(
    _ depths: (String, String, String), _ times: Int
  ) throws {
    let features = (0..<times).flatMap { _ in [depths.0, depths.1] }
      .map { #"{"coordinates":\#($0)}"# }.joined(separator: ",")
    let output = try generated([#"{"features":[\#(features)]}"#], "--macro")
    let isOneOrMany = !depths.2.contains("JSONValue")
    expect(output, contains: "let coordinates: \(depths.2)")
    expect(output.contains("oneOrMany"), equals: isOneOrMany)
    expect(output.contains("CHECK: "), equals: !isOneOrMany)
    expect(output.contains("arrays of two depths"), equals: !isOneOrMany)
  }

  @Test func longArrays_areNoRows() throws {
    func row(_ count: Int) -> String {
      "[" + (0..<count).map { $0 % 2 == 0 ? "1" : #""a""# }.joined(separator: ",") + "]"
    }
    for (count, type) in [(32, "[RootRow]"), (33, "[[String]]")] {
      let output = try generated([document([row(count)])], "--macro")
      expect(output, contains: "let rows: \(type)?")
    }
  }

  private static let candles = (0..<20).map { index in
    let tail = index < 15 ? "" : #",{"venue":"x"}"#
    return #"[1499040000000,"0.0163",null,\#(index % 3 == 0 ? "null" : "true")\#(tail)]"#
  }

  @Test func row_isWrittenByMacro() throws {
    let output = try generated(
      ["[" + Self.candles.joined(separator: ",") + "]"], "--macro", "--require-after", "12")
    expect(
      output,
      equals: """
        import ConstructionBuildersMacros
        import Foundation

        /// 20 rows in 1 document at `[]`; 5 positions, 2 of them always. \
        Positions have no names: rename
        /// the properties.
        @Buildable(row: true)
        struct Root: Equatable, Sendable {
          let value0: Int  // in all 20
          @Format(.sent(as: .string)) let value1: Decimal  // in all 20
          @Key(3) let value3: Bool?  // null 7 of 20
          @Key(4) let value4: RootValue4?  // missing in 15 of 20
          // Always null, left out: [2]
        }

        /// 5 objects in 1 document at `[][4]`; 1 key. Required from 12 objects on.
        @Buildable
        struct RootValue4: Equatable, Sendable {
          let venue: String?  // in all 5; always the same text
        }

        """)
  }

  @Test func row_isWrittenByHand() throws {
    let output = try generated(["[" + Self.candles.joined(separator: ",") + "]"])
    #expect(
      output.contains(
        """
        struct RootBuilder: RowBuilder {
          @Field var value0: Int?
          @Field var value1: Decimal?
          @Field var value3: Bool?
          @Field var value4: RootValue4Builder?

          init(row: JSONRow) {
            _value0 = row[0]
            _value1 = row[1, as: .sent(as: .string)]
            _value3 = row[3]
            _value4 = row[4]
          }

          func build() -> Result<Root, BuildFailure> {
            construct(Root.init, $value0, $value1, $value3.optional, $value4.optional)
          }
        }
        """), "\(output)")
  }

  /// A row is a document, within a row, and in an object of one variant.
  @Test func rows_areWhereverArraysAre() throws {
    let message = #"["join",1,{"id":1}]"#
    let messages = try generated([String](repeating: message, count: 20), "--macro")
    expect(messages, contains: "@Buildable(row: true)\nstruct Root: ")
    let nested = try generated([document([#"["a",[1,"b"]]"#])], "--macro")
    expect(nested, contains: "  let value1: RowValue1?")
    let events = (0..<20).map {
      $0 % 2 == 0 ? #"{"type":"move","to":[1,"a"]}"# : #"{"type":"stop","why":"x","at":1}"#
    }
    let kinds = try generated(events + events, "--macro")
    expect(kinds, contains: "case move(Move)")
    expect(kinds, contains: "  let to: To  // in all 20")
  }

  /// A person writes the path of a position as that of elements.
  @Test func paths_haveNoPositions() throws {
    let rows = [#"["a",{"type":"x","one":1}]"#, #"["b",{"type":"y","two":2}]"#]
    let told = try generated([document(rows)], "--macro", "--variants", "rows[][].type")
    expect(told, contains: "@Buildable(discriminator: \"type\"")
    let map = try generated([document([#"["a",{"one":1}]"#])], "--macro", "--map", "rows[][]")
    expect(map, contains: "let value1: [String: Int]?")
    let run = try CommandRun(
      "generate", "a.json", "--variants", "rows[][].kind",
      files: ["a.json": document([#"["a",{"type":"x"}]"#])])
    expect(run.notes, contains: "no variants: rows[][].kind was not seen\n")
  }
}
