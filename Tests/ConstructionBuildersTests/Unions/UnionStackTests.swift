import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Unions, rows and variants in 500 levels, on a small stack.
struct UnionStackTests {
  /// Rows and objects in each other.
  struct RowBranchBuilder: RowBuilder {
    @Field var depth: Int?
    @Field var next: OneOf<[RowBranchBuilder], [ObjectBranchBuilder]>?

    init(row: JSONRow) {
      _depth = row[0]
      _next = row[1]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ $0 + ($1?.either(\.first, \.first) ?? 0) }, $depth, $next.optional)
    }
  }

  struct ObjectBranchBuilder: ConstructionBuilder {
    @Field var depth: Int?
    @Field var next: OneOf<[RowBranchBuilder], [ObjectBranchBuilder]>?

    init(fields: JSONFields) {
      _depth = fields["depth"]
      _next = fields["next"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ $0 + ($1?.either(\.first, \.first) ?? 0) }, $depth, $next.optional)
    }
  }

  /// Variants in a variant, or a union with them.
  struct ReplyBuilder: VariantBuilder {
    typealias Model = Int

    @Field var type: String?
    @Field var replies: [ReplyBuilder]?
    @Field var union: OneOf<String, [ReplyBuilder]>?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", content: "content",
      .variant("replies", as: \._replies) { ($0.first ?? 0) + 1 },
      .variant("union", as: \._union) { $0.either(\.count, { $0.first ?? 0 }) + 1 },
      .variant("end", is: 0))

    init() { (_type, _replies, _union) = (.missing, .missing, .missing) }
  }

  /// A dictionary that is never freed: that takes more stack, and so does `JSONSerialization`.
  ///
  /// Unchecked: nobody changes it.
  private final class Held: @unchecked Sendable {
    let value: Any
    init(value: Any) { self.value = value }
  }

  /// What is built of `json` from bytes and from a dictionary, by `build()` and by `report()`.
  static func expectBuilding<Value: Capturable>(
    _ type: Value.Type, _ json: String, equals expected: Int,
    _ number: @escaping @Sendable (Value.Built) -> Int?
  ) throws {
    let held = Held(value: try untyped(json))
    _ = Unmanaged.passRetained(held)
    try onSmallStack(of: 64 << 10) {
      for root in [try JSONRoot<Value>(json: json), JSONRoot<Value>(value: held.value)] {
        expect(try number(root.build().get()), equals: expected)
        let report = root.report()
        expect(report.findings, equals: [])
        expect(try number(report.result.get()), equals: expected)
      }
    }
  }

  @Test(arguments: [#", "leaf": "l""#, #", "twig": "t""#])
  func objects_areBuilt(members: String) throws {
    let json = UnionRecursionTests.json(levels: 250, members)
    try Self.expectBuilding(UnionRecursionTests.Plant.self, json, equals: 250) {
      $0.either({ $0 }, { $0 })
    }
  }

  @Test(arguments: [("[1, [", "]]"), (#"{"depth": 1, "next": ["#, "]}")])
  func rowsAndObjects_areBuilt(open: String, close: String) throws {
    let json =
      "[" + String(repeating: open, count: 249) + "[2]" + String(repeating: close, count: 249) + "]"
    try Self.expectBuilding(
      OneOf<[RowBranchBuilder], [ObjectBranchBuilder]>.self,
      open.hasPrefix("[") ? json : json.replacing("[2]", with: #"{"depth": 2}"#), equals: 251
    ) { $0.either(\.first, \.first) }
  }

  @Test(arguments: ["replies", "union"])
  func variants_areBuilt(type: String) throws {
    let json =
      String(repeating: #"{"type": "\#(type)", "content": ["#, count: 250) + #"{"type": "end"}"#
      + String(repeating: "]}", count: 250)
    try Self.expectBuilding(ReplyBuilder.self, json, equals: 250) { $0 }
  }
}
