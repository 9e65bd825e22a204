import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Unions in unions take no time that doubles with each level.
struct UnionRecursionTests {
  /// Counts what is read.
  final class Count: @unchecked Sendable {
    @TaskLocal static var own = Count()
    var reads = 0
  }

  struct Counted: Capturable, Sendable {
    let value: Int

    static func capture(_ node: JSONNode) -> Captured<Counted> {
      Count.own.reads += 1
      return Int.capture(node).map { Counted(value: $0) }
    }
  }

  struct LeafBuilder: ConstructionBuilder {
    @Field var mark: Counted?
    @Field var leaf: String?
    @Field var inner: [OneOf<LeafBuilder, TwigBuilder>]?

    init(fields: JSONFields) {
      _mark = fields["mark"]
      _leaf = fields["leaf"]
      _inner = fields["inner"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { _, _, inner in 1 + (inner.first.map { $0.either({ $0 }, { $0 }) } ?? 0) },
        $mark, $leaf, $inner.or([]))
    }
  }

  struct TwigBuilder: ConstructionBuilder {
    @Field var mark: Counted?
    @Field var twig: String?
    @Field var inner: [OneOf<LeafBuilder, TwigBuilder>]?

    init(fields: JSONFields) {
      _mark = fields["mark"]
      _twig = fields["twig"]
      _inner = fields["inner"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { _, _, inner in 1 + (inner.first.map { $0.either({ $0 }, { $0 }) } ?? 0) },
        $mark, $twig, $inner.or([]))
    }
  }

  typealias Plant = OneOf<LeafBuilder, TwigBuilder>

  static func json(levels: Int, _ members: String) -> String {
    var json = #"{"mark": 1\#(members)}"#
    for _ in 1..<levels { json = #"{"mark": 1\#(members), "inner": [\#(json)]}"# }
    return json
  }

  /// Each object is read once by each of its arms; if the first one is clean, by that one alone.
  @Test(arguments: [
    (#", "twig": "t""#, 64), (#", "leaf": "l""#, 32), ("", 64), (#", "leaf": 1, "twig": 2"#, 64),
  ])
  func levels_areReadOnceByEachArm(members: String, reads: Int) throws {
    let json = Self.json(levels: 32, members)
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let count = Count()
      try Count.$own.withValue(count) {
        _ = try JSONRoot<Plant>(json: json, coercion: coercion)
      }
      // Strict, a number is no text, and then neither arm is clean.
      expect(count.reads, equals: reads, "from bytes")
      let value = try dictionary(json)
      let dictionaries: [Any] = [value, Self.withAnyKeys(value), try JSONValue(json: json)]
      for dictionary in dictionaries {
        count.reads = 0
        Count.$own.withValue(count) { _ = JSONRoot<Plant>(value: dictionary, coercion: coercion) }
        expect(count.reads, equals: reads, "from \(type(of: dictionary))")
      }
    }
  }

  /// The same with dictionaries as other libraries make them.
  static func withAnyKeys(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]:
      [AnyHashable: Any](uniqueKeysWithValues: object.map { ($0, withAnyKeys($1)) })
    case let array as [Any]: array.map { withAnyKeys($0) }
    default: value
    }
  }

  /// A text, or texts in any number of arrays.
  struct Tree: Capturable, Sendable {
    let arms: OneOf<String, [Tree]>

    static func capture(_ node: JSONNode) -> Captured<Tree> {
      Count.own.reads += 1
      return OneOf<String, [Tree]>.capture(node).map { Tree(arms: $0) }
    }
  }

  /// Forgiving, a number is a text, and also an array of one that is an array of one, and so on.
  @Test(arguments: [#""x""#, "7", "true", "null", "{}", "[]"], UnionCoercion.allCases)
  func arraysInArrays_areReadInLinearTime(leaf: String, coercion: UnionCoercion) throws {
    let reads = try [64, 128].map { levels in
      let json =
        String(repeating: "[", count: levels) + leaf + String(repeating: "]", count: levels)
      let count = Count()
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
      try Count.$own.withValue(count) {
        _ = try JSONRoot<Tree>(json: json, coercion: coercion.coercion).report()
        _ = JSONRoot<Tree>(value: value, coercion: coercion.coercion).report()
      }
      return count.reads
    }
    expect(reads[1] <= 2 * reads[0], equals: true, "\(reads)")
    expect(reads[0] <= 2 * 64 + 64, equals: true, "\(reads)")
  }

  @Test func levels_areBuilt() throws {
    let json = Self.json(levels: 64, #", "twig": "t""#)
    let report = try JSONRoot<Plant>(json: json).report()
    try expect(report.result.get().either({ -$0 }, { $0 }), equals: 64)
    expect(report.findings, equals: [])
  }

  /// 250 objects in arrays, on a thread with little stack.
  @Test(arguments: [#", "leaf": "l""#, #", "twig": "t""#])
  func deepestDocument_isRead(members: String) throws {
    let json = Self.json(levels: 250, members)
    try onSmallStack {
      let root = try JSONRoot<Plant>(json: json)
      let levels = root.build().map { $0.either({ $0 }, { $0 }) }
      expect(try? levels.get(), equals: 250)
    }
  }
}
