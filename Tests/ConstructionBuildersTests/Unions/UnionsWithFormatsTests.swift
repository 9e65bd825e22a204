import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Arms that closures of a client read. Nobody knows what these do, and still each object is read
/// once as each type.
struct UnionsWithFormatsTests {
  /// Counts the calls of closures.
  final class Count: @unchecked Sendable {
    @TaskLocal static var own = Count()
    var calls = 0
  }

  typealias Inner = OneOf<LeftBuilder, RightBuilder>

  static func format<Value: Capturable>() -> FieldFormat<Value> {
    FieldFormat { node in
      Count.own.calls += 1
      return Value.capture(node)
    }
  }

  struct LeftBuilder: ConstructionBuilder {
    @Field var left: String?
    @Field var inner: [Inner]?

    init(fields: JSONFields) {
      _left = fields["left"]
      _inner = fields["inner", as: .each(.either(format(), format()))]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ 1 + ($1.first?.either({ $0 }, { $0 }) ?? 0) }, $left, $inner.or([]))
    }
  }

  struct RightBuilder: ConstructionBuilder {
    @Field var right: String?
    @Field var inner: [Inner]?

    init(fields: JSONFields) {
      _right = fields["right"]
      _inner = fields["inner", as: .each(.either(nil, format()))]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ 1 + ($1.first?.either({ $0 }, { $0 }) ?? 0) }, $right, $inner.or([]))
    }
  }

  struct LeftRowBuilder: RowBuilder {
    @Field var left: String?
    @Field var inner: OneOf<[LeftRowBuilder], [RightRowBuilder]>?

    init(row: JSONRow) {
      _left = row[0]
      _inner = row[1, as: .either(format(), format())]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ 1 + ($1?.either({ $0[0] }, { $0[0] }) ?? 0) }, $left, $inner.optional)
    }
  }

  struct RightRowBuilder: RowBuilder {
    @Field var right: Int?
    @Field var inner: OneOf<[LeftRowBuilder], [RightRowBuilder]>?

    init(row: JSONRow) {
      _right = row[0]
      _inner = row[1, as: .either(format(), format())]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ 1 + ($1?.either({ $0[0] }, { $0[0] }) ?? 0) }, $right, $inner.optional)
    }
  }

  /// What is built, and how often closures were called for it.
  static func built<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ input: InputKind
  ) throws -> (model: Value.Built?, calls: Int) {
    let count = Count()
    let value = try untyped(json)
    return try Count.$own.withValue(count) {
      let root =
        switch input {
        case .bytes: try JSONRoot<Value>(json: json, coercion: .strict)
        case .dictionary: JSONRoot<Value>(value: value, coercion: .strict)
        }
      return (try? root.build().get(), count.calls)
    }
  }

  @Test(arguments: [#""right": "r""#, #""left": "l""#], InputKind.allCases)
  func objects_areReadInLinearTime(members: String, input: InputKind) throws {
    let results = try [64, 128].map { levels in
      var json = "{\(members)}"
      for _ in 1..<levels { json = #"{\#(members), "inner": [\#(json)]}"# }
      let (model, calls) = try Self.built(Inner.self, json, input)
      expect(model?.either({ $0 }, { $0 }), equals: levels)
      return calls
    }
    expect(results[1] <= 2 * results[0] + 8, equals: true, "\(results)")
    expect(results[0] <= 64 * 4, equals: true, "\(results)")
  }

  @Test(arguments: ["7", #""l""#], InputKind.allCases)
  func rows_areReadInLinearTime(first: String, input: InputKind) throws {
    let results = try [64, 128].map { levels in
      var json = "[[\(first)]]"
      for _ in 1..<levels { json = "[[\(first), \(json)]]" }
      let (model, calls) = try Self.built(
        OneOf<[LeftRowBuilder], [RightRowBuilder]>.self, json, input)
      expect(model?.either(\.first, \.first), equals: levels)
      return calls
    }
    expect(results[1] <= 2 * results[0] + 8, equals: true, "\(results)")
    expect(results[0] <= 64 * 4, equals: true, "\(results)")
  }
}
