import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// A `JSONValue` within a dictionary has levels like any other value there.
struct HeldValueDepthTests {
  private struct Holder: ConstructionBuilder {
    @Field var any: JSONValue?
    @Field var list: [JSONValue]?
    @Field var named: [String: JSONValue]?
    @Field var other: JSONValue?

    init(fields: JSONFields) {
      _any = fields["any"]
      _list = fields["list"]
      _named = fields["named"]
      _other = fields["other"]
    }

    func build() -> Result<String, BuildFailure> {
      construct(
        { "\($0 as Any) \($1) \($2.count)" }, $any.optional, $list.or([]), $named.or([:]))
    }
  }

  static let values = [
    "7", "[]", "[1,[2]]", "{}", #"{"a":{"b":{"c":[]}}}"#, #"[[],[[[[1]]]],{"a":1}]"#,
    #"[1,{"a":[]},"x",{"b":{"c":null}}]"#,
  ]

  /// The same value as Foundation's containers and as a `JSONValue`, at every place.
  @Test(arguments: values, 0...8)
  func heldValue_isTooDeepWhereAnyOtherIs(json: String, depth: Int) throws {
    let held = try JSONValue(json: json)
    let plain = try untyped(json)
    let shapes: [(Any) -> [String: Any]] = [
      { ["any": $0] }, { ["list": [$0, 1]] }, { ["named": ["x": $0, "y": 1]] },
      { ["any": $0, "other": ["date": Date()], "list": [$0]] },
      { ["any": [["x": $0]] as [Any]] },
      { ["any": Optional<Any>.some($0) as Any] },
    ]
    for shape in shapes {
      let expected = Holder(dictionary: shape(plain), maximumDepth: depth)
      let sut = Holder(dictionary: shape(held), maximumDepth: depth)
      expect(sut.any, equals: expected.any)
      expect(sut.list, equals: expected.list)
      expect(sut.named, equals: expected.named)
      expect(sut.$any.outcome, equals: expected.$any.outcome)
      expect(facts(sut.findings), equals: facts(expected.findings))
      expect(lines(sut.build()), equals: lines(expected.build()))
    }
    let root = JSONRoot<JSONValue>(value: held, maximumDepth: depth)
    let expected = JSONRoot<JSONValue>(value: plain, maximumDepth: depth)
    expect(root.value, equals: expected.value)
    expect(facts(root.findings), equals: facts(expected.findings))
    // And where a document may not be as deep, neither may the value.
    let isDocument = (try? JSONValue(json: json, maximumDepth: depth)) != nil
    expect(root.value != nil, equals: isDocument)
  }

  @Test func heldValue_beyondTheLimit_isTooDeep() {
    let sut = JSONRoot<JSONValue>(value: ["a": [1]] as JSONValue, maximumDepth: 1)
    expect(sut.outcome, equals: .unusable)
    expect(sut.findings.map(\.kind), equals: [.tooDeep])
    #expect(JSONRoot<JSONValue>(value: ["a": [1]] as JSONValue, maximumDepth: 2).value != nil)
  }

  /// A value too deep says nothing of another one, which is unusable for another reason.
  @Test func onlyTheDeepValue_isCalledTooDeep() {
    let sut = Holder(
      dictionary: ["any": [[[1]]] as JSONValue, "other": ["date": Date()]], maximumDepth: 2)
    expect(sut.findings.map(\.kind), equals: [.tooDeep, .mismatch])
  }

  @Test(arguments: [511, 512, 513, 600])
  func levels_areCountedUpToTheLimitOfAll(levels: Int) {
    var value: JSONValue = 1
    for _ in 0..<levels { value = [value] }
    expect(JSONRoot<JSONValue>(value: value).value != nil, equals: levels <= 512)
    expect(Holder(dictionary: ["any": value]).any != nil, equals: levels < 512)
  }

  /// Excerpts of objects differ: dictionaries have no order.
  private func facts(_ findings: [Finding]) -> [String] { findings.map(\.redacted.description) }

  private func lines(_ result: Result<String, BuildFailure>) -> [String] {
    switch result {
    case .success: ["built"]
    case .failure(let failure): facts(failure.findings)
    }
  }
}
