import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// What is lost to the depth has a finding of its own, and nothing that lost it builds.
struct TooDeepTests {
  struct NodeBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var nodes: [NodeBuilder]?
    @Field var named: [String: NodeBuilder]?
    @Field var values: [JSONValue]?
    @Field var lists: [[Int?]]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _nodes = fields["nodes"]
      _named = fields["named"]
      _values = fields["values"]
      _lists = fields["lists"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { $0 + ($1 ?? []).count + ($2 ?? [:]).count + $3.count + $4.count }, $id,
        nodesArgument, namedArgument, $values.or([]), $lists.or([]))
    }

    /// Demanded where they are there, as a model would demand them.
    private var nodesArgument: AnyArgument<[Int]?> { .init($nodes, $nodes.outcome == .missing) }
    private var namedArgument: AnyArgument<[String: Int]?> {
      .init($named, $named.outcome == .missing)
    }
  }

  /// The number of objects.
  struct CountBuilder: ConstructionBuilder {
    @Field var nodes: [CountBuilder]?

    init(fields: JSONFields) { _nodes = fields["nodes"] }

    func build() -> Result<Int, BuildFailure> {
      construct({ $0.reduce(1, +) }, $nodes)
    }
  }

  /// The same as `@Buildable` writes it.
  struct DirectCountBuilder: _DirectBuilder {
    @Field var nodes: [DirectCountBuilder]?

    init(fields: JSONFields) { _nodes = fields["nodes"] }

    func build() -> Result<Int, BuildFailure> {
      construct({ $0.reduce(1, +) }, $nodes)
    }

    static let keys: _JSONKeys = ["nodes"]

    static func model(from members: _JSONMembers) -> Int? {
      members.value(0, [DirectCountBuilder].self).map { $0.reduce(1, +) }
    }
  }

  /// A field that is demanded unless it is missing.
  struct AnyArgument<Built>: ConstructorArgument {
    let path: FieldPath
    let body: (inout FindingList) -> Built?

    init<Value: Capturable>(_ field: Field<Value>, _ isMissing: Bool)
    where Built == Value.Built? {
      path = field.path
      body = { problems in
        if isMissing { return .some(nil) }
        return field.resolve(into: &problems).map { .some($0) }
      }
    }

    func resolve(into problems: inout FindingList) -> Built? { body(&problems) }
  }

  static let cases: [(json: String, depth: Int, lines: [String])] = [
    (#"{"id":1,"nodes":[{"id":2}]}"#, 3, []),
    (#"{"id":1,"nodes":[{"id":2}]}"#, 2, ["nodes[0]: object is nested too deep"]),
    (#"{"id":1,"nodes":[{"id":2}]}"#, 1, ["nodes: array is nested too deep"]),
    (
      #"{"id":1,"nodes":[{"id":2,"nodes":[{"id":3}]}]}"#, 4,
      ["nodes[0].nodes[0]: object is nested too deep"]
    ),
    (
      #"{"id":1,"nodes":[{"id":2},{"nodes":[{"id":3}]},{"id":2,"nodes":[{"id":3}]}]}"#, 4,
      [
        "nodes[1].nodes[0]: object is nested too deep",
        "nodes[2].nodes[0]: object is nested too deep",
      ]
    ),
    (#"{"id":1,"named":{"a":{"id":2},"b":{"id":"x"}}}"#, 3, []),
    (
      #"{"id":1,"named":{"a":{"id":2,"named":{"b":{"id":3}}}}}"#, 4,
      ["named.a.named.b: object is nested too deep"]
    ),
    (
      #"{"id":1,"named":{"a":{"id":2,"nodes":[{"id":3}]}}}"#, 4,
      ["named.a.nodes[0]: object is nested too deep"]
    ),
  ]

  @Test(arguments: cases)
  func whatLostAnElement_doesNotBuild(
    json: String, depth: Int, lines: [String]
  ) throws {
    let sut = NodeBuilder(dictionary: try dictionary(json), maximumDepth: depth)
    expect(sut.build(), fails: lines)
    expect(sut.findings.filter { $0.kind == .tooDeep }.map(\.description), equals: lines)
    guard case .failure(let failure) = sut.build() else { return }
    expect(failure.redacted.findings, say: lines)
  }

  /// The elements of arrays that need no building.
  @Test func plainArray_thatLostAnElement_doesNotBuild() {
    struct Lists: ConstructionBuilder {
      @Field var lists: [[Int]]?
      init(fields: JSONFields) { _lists = fields["lists"] }
      func build() -> Result<[[Int]], BuildFailure> { construct({ $0 }, $lists) }
    }
    let lists: [String: Any] = ["lists": [[1], [2]]]
    expect(
      Lists.build(dictionary: lists, maximumDepth: 2), fails: "lists[0]: array is nested too deep",
      "lists[1]: array is nested too deep")
    expect(failureLines(Lists.build(dictionary: lists, maximumDepth: 3)), equals: [])
  }

  /// Three hundred elements at each of many levels, all of them too deep somewhere: linear.
  @Test func manyElements_areLostInOnePass() {
    var inner: [String: Any] = ["id": 1, "nodes": [["id": 2]]]
    for _ in 0..<60 { inner = ["id": 1, "nodes": [inner]] }
    let sut = NodeBuilder(dictionary: inner, maximumDepth: 122)
    expect(failureLines(sut.build()).count, equals: 1)
  }

  /// A process that gets no more threads: what has no room on the stack is found, and the rest is
  /// whole. How many levels fit depends on the stack and on the compiler's optimisation.
  @Test(arguments: [128, 192, 256, 384, 512])
  func withoutThreads_isFound(kilobytes: Int) throws {
    let levels = 250
    let json =
      String(repeating: #"{"id":1,"nodes":["#, count: levels)
      + String(repeating: "]}", count: levels)
    try onSmallStack(of: kilobytes << 10) {
      try DeeperStack.$size.withValue(1 << 60) {
        let sut = try CountBuilder(json: json)
        expectWholeOrTooDeep(sut.build(), levels)
        #expect(sut.findings.allSatisfy { $0.kind == .tooDeep })
        expectWholeOrTooDeep(CountBuilder.build(json: json), levels)
        expectWholeOrTooDeep(DirectCountBuilder.build(json: json), levels)
        expectWholeOrTooDeep([DirectCountBuilder].build(json: "[\(json)]").map { $0[0] }, levels)
        let value = Result { () throws(BuildFailure) in try JSONValue(json: json) }
        expectWholeOrTooDeep(value.map(count), levels)
      }
      try expect(CountBuilder.build(json: #"{"id":1,"nodes":[]}"#).get(), equals: 1)
    }
  }

  private func expectWholeOrTooDeep(_ result: Result<Int, BuildFailure>, _ levels: Int) {
    switch result {
    case .success(let count): expect(count, equals: levels)
    case .failure(let failure):
      expect(failure.findings.count, equals: 1, "\(failure)")
      #expect(failure.findings.allSatisfy { $0.kind == .tooDeep })
    }
  }

  private func count(_ value: JSONValue) -> Int {
    var count = 0
    var rest = value
    while case .object(let members) = rest, case .array(let nodes) = members["nodes"] {
      count += 1
      rest = nodes.first ?? .null
    }
    return count
  }
}
