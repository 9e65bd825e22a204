import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Each builder is built once for a report, however deep what fails is, and through whatever.
@Suite(.serialized)
struct BuildCountTests {
  private static let count = Counter()

  /// A thread of comments, each in the one before by one of several ways.
  private struct Level: ConstructionBuilder {
    @Field var id: Int?
    @Field var list: [Level]?
    @Field var lists: [[Level?]]?
    @Field var named: [String: Level]?
    @Field var inner: Inner?
    @Field var object: Object?

    init(fields: JSONFields) {
      _id = fields["id"]
      _list = fields["list"]
      _lists = fields["lists"]
      _named = fields["named"]
      _inner = fields["inner"]
      _object = fields["object"]
    }

    func build() -> Result<Int, BuildFailure> {
      count.add()
      return construct(
        { id, _, _, _, _, _ in id }, $id, $list.or([]), $lists.or([]), $named.or([:]),
        $inner.optional, $object.optional)
    }
  }

  /// A builder that lies in the one around it.
  private struct Inner: ConstructionBuilder {
    @Field var isOn: Bool?
    @Field var name: String?
    @Field var list: [Level]?
    @Field var innermost: Innermost?

    init(fields: JSONFields) {
      _isOn = fields["isOn"]
      _name = fields["name"]
      _list = fields["list"]
      _innermost = fields["innermost"]
    }

    func build() -> Result<Int, BuildFailure> {
      count.add()
      return construct(
        { $0.count + ($1 ?? 0) }, $list.requiringAll.or([]), $innermost.optional)
    }
  }

  private struct Innermost: ConstructionBuilder {
    @Field var isOn: Bool?
    @Field var list: [Level]?

    init(fields: JSONFields) {
      _isOn = fields["isOn"]
      _list = fields["list"]
    }

    func build() -> Result<Int, BuildFailure> {
      count.add()
      return construct({ $0.count }, $list.requiringAll)
    }
  }

  private final class Object: ConstructionBuilder {
    @Field var id: Int?
    @Field var object: Object?

    init(fields: JSONFields) {
      _id = fields["id"]
      _object = fields["object"]
    }

    func build() -> Result<Int, BuildFailure> {
      count.add()
      return construct({ id, _ in id }, $id, $object.optional)
    }
  }

  static let ways: [(open: String, close: String, builders: Int)] = [
    (#""list":["#, "]", 1),
    (#""lists":[[null,"#, "]]", 1),
    (#""named":{"a":{"id":1},"b":"#, "}", 2),
    (#""inner":{"list":["#, "]}", 2),
    (#""inner":{"innermost":{"isOn":true,"list":["#, "]}}", 3),
    (#""object":"#, "", 1),
  ]

  @Test(arguments: ways.indices, ["", #""id":1,"#])
  func levels_areBuiltOnceEach(way: Int, id: String) throws {
    let (open, close, builders) = Self.ways[way]
    for levels in [1, 10, 40] {
      let json =
        String(repeating: "{" + id + open, count: levels) + "{}"
        + String(repeating: close + "}", count: levels)
      let sut = try Level(json: json)
      Self.count.reset()
      let findings = sut.report().findings
      expect(Self.count.number, equals: levels * builders + 1)
      #expect(findings.contains { $0.kind == .missing && $0.path.components.count > levels })
      expect(sut.findings, equals: findings)
    }
  }

  @Test func everyElement_isBuiltOnce() throws {
    let elements = Array(repeating: #"{"inner":{"innermost":{}}}"#, count: 2_000)
    let sut = try Level(json: #"{"id":1,"list":[\#(elements.joined(separator: ","))]}"#)
    Self.count.reset()
    let findings = sut.report().findings
    expect(Self.count.number, equals: 6_001)
    expect(findings.count, equals: 101)
    expect(findings.last?.kind.count, equals: 3_900)
  }

  // @unchecked: the number is changed only under the lock.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var all = 0

    var number: Int { lock.withLock { all } }

    func add() { lock.withLock { all += 1 } }

    func reset() { lock.withLock { all = 0 } }
  }
}
