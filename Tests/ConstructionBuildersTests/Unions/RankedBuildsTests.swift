import ConstructionBuilders
import Testing

@testable import TestSupport

/// To rank the arms of unions in unions, each value is built a number of times that does not grow
/// with the levels around it.
struct RankedBuildsTests {
  /// Counts what is built.
  final class Count: @unchecked Sendable {
    @TaskLocal static var own = Count()
    var builds = 0
  }

  /// Both arms are read in each level: neither is ever clean.
  struct FirstBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var first: String?
    @Field var list: [OneOf<FirstBuilder, SecondBuilder>]?
    @Field var members: [String: OneOf<FirstBuilder, SecondBuilder>]?

    init(fields: JSONFields) {
      _text = fields["text"]
      _first = fields["first"]
      _list = fields["list"]
      _members = fields["members"]
    }

    func build() -> Result<Int, BuildFailure> {
      Count.own.builds += 1
      return construct(
        { 1 + $2.count + $3.count }, $text, $first, $list.or([]), $members.or([:]))
    }
  }

  struct SecondBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var second: String?
    @Field var list: [OneOf<FirstBuilder, SecondBuilder>]?
    @Field var members: [String: OneOf<FirstBuilder, SecondBuilder>]?

    init(fields: JSONFields) {
      _text = fields["text"]
      _second = fields["second"]
      _list = fields["list"]
      _members = fields["members"]
    }

    func build() -> Result<Int, BuildFailure> {
      Count.own.builds += 1
      return construct(
        { 1 + $2.count + $3.count }, $text, $second, $list.optional.map { $0 ?? [] },
        $members.requiringAll.or([:]))
    }
  }

  /// A class can hold itself without a container.
  final class OddBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var odd: String?
    @Field var inner: OneOf<OddBuilder, EvenBuilder>?

    init(fields: JSONFields) {
      _text = fields["text"]
      _odd = fields["odd"]
      _inner = fields["inner"]
    }

    func build() -> Result<Int, BuildFailure> {
      Count.own.builds += 1
      return construct(
        { 1 + ($2?.either({ $0 }, { $0 }) ?? 0) }, $text, $odd, $inner.optional)
    }
  }

  final class EvenBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var even: String?
    @Field var inner: OneOf<OddBuilder, EvenBuilder>?

    init(fields: JSONFields) {
      _text = fields["text"]
      _even = fields["even"]
      _inner = fields["inner"]
    }

    func build() -> Result<Int, BuildFailure> {
      Count.own.builds += 1
      return construct(
        { 1 + ($2?.either({ $0 }, { $0 }) ?? 0) }, $text, $even, $inner.optional)
    }
  }

  static func json(levels: Int, _ members: String, _ inner: (String) -> String) -> String {
    var json = "{\(members)}"
    for _ in 1..<levels { json = "{\(members), \(inner(json))}" }
    return json
  }

  /// How much is built to read a value, to build it then, and to report it.
  static func builds<Arms: Capturable>(
    _ type: Arms.Type, _ json: String, _ input: InputKind
  ) throws -> [Int] {
    let count = Count()
    let value = try dictionary(json)
    return try Count.$own.withValue(count) {
      let root =
        switch input {
        case .bytes: try JSONRoot<Arms>(json: json)
        case .dictionary: JSONRoot<Arms>(value: value)
        }
      return [{}, { _ = root.build() }, { _ = root.report() }].map { (body: () -> Void) in
        body()
        defer { count.builds = 0 }
        return count.builds
      }
    }
  }

  /// Each level of 64 is built as often as each of 32, and at most eight times to read it.
  static func expectLinear<Arms: Capturable>(
    _ type: Arms.Type, _ input: InputKind, _ json: (_ levels: Int) -> String
  ) throws {
    let (few, many) = try (builds(type, json(32), input), builds(type, json(64), input))
    expect(zip(few, many).allSatisfy { $1 <= 2 * $0 + 8 }, equals: true, "\(few) \(many)")
    expect(few.allSatisfy { $0 <= 32 * 8 }, equals: true, "\(few)")
  }

  /// A problem or a repair in each level, of one arm or of both.
  static let members = [
    #""text": "t", "second": "s""#, #""text": 1, "first": 2"#, #""text": 1, "second": 2"#,
    #""text": "t""#, #""text": 1"#, #""text": "t", "first": "f""#, #""text": [], "first": "f""#,
  ]

  @Test(arguments: members, InputKind.allCases)
  func containers_areBuiltInLinearTime(members: String, input: InputKind) throws {
    let inners: [(String) -> String] = [
      { #""list": [\#($0)]"# }, { #""members": {"a": \#($0)}"# },
    ]
    for inner in inners {
      try Self.expectLinear(OneOf<FirstBuilder, SecondBuilder>.self, input) {
        Self.json(levels: $0, members, inner)
      }
    }
  }

  @Test(arguments: members, InputKind.allCases)
  func classes_areBuiltInLinearTime(members: String, input: InputKind) throws {
    let members = members.replacing("first", with: "odd").replacing("second", with: "even")
    try Self.expectLinear(OneOf<OddBuilder, EvenBuilder>.self, input) {
      Self.json(levels: $0, members) { #""inner": \#($0)"# }
    }
  }
}
