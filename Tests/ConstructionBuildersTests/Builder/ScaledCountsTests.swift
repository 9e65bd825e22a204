import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// However many findings there are, all are counted.
struct ScaledCountsTests {
  private static let pattern = [
    "1", #""2""#, #""x""#, "null", "[]", "1.5", #""1e400""#, "true", "{}", "300",
  ]

  /// Findings, and problems of `.requiringAll`, of a list of so many elements.
  private func counts<Value: ElementContainer>(
    _ type: Value.Type, _ json: String, _ input: InputKind, _ coercion: Coercion
  ) throws -> [Int] {
    let json = #"{"value": \#(json)}"#
    let sut =
      input == .dictionary
      ? One<Value>(dictionary: try dictionary(json), coercion: coercion)
      : try One<Value>(json: json, coercion: coercion)
    var losses = Walk(.losses)
    _ = sut.value?._build(sut.$value.note, into: &losses)
    var problems = FindingList.ofValue
    _ = sut.$value.requiringAll.resolve(into: &problems)
    let findings = sut.findings
    #expect(findings.count { !Self.isOfWholeList($0) } <= 101)
    expect(sut.report().findings, equals: findings)
    if input == .bytes {
      expect(One<Value>.report(json: json, coercion: coercion).findings, equals: findings)
    }
    return [Self.all(findings), Self.all(problems.findings), losses.lost, losses.sent]
  }

  private static func all(_ findings: [Finding]) -> Int {
    findings.reduce(0) { $0 + (isOfWholeList($1) ? 0 : $1.kind.count ?? 1) }
  }

  /// Whether it says that nothing is left of the list: once, however many elements were lost.
  private static func isOfWholeList(_ finding: Finding) -> Bool {
    finding.kind == .tooManyLosses && finding.path == "value"
  }

  private func check<Value: ElementContainer>(
    _ type: Value.Type, _ input: InputKind, _ coercion: Coercion,
    times: Int = inputSize(debug: 12, release: 12, all: 30),
    _ make: (_ index: Int, _ element: String) -> String, open: String = "[", close: String = "]"
  ) throws {
    func json(_ count: Int) -> String {
      let elements = (0..<count * 10).map { make($0, Self.pattern[$0 % 10]) }
      return open + elements.joined(separator: ",") + close
    }
    let one = try counts(type, json(1), input, coercion)
    let many = try counts(type, json(times), input, coercion)
    expect(many, equals: one.map { $0 * times }, "\(type) \(coercion)")
  }

  @Test(
    arguments: InputKind.allCases,
    [Coercion.lenient, .strict, .forgiving].prefix(inputSize(debug: 1, release: 3)))
  func allFindings_areCounted(_ input: InputKind, _ coercion: Coercion) throws {
    try check([Int].self, input, coercion) { $1 }
    try check([Int8?].self, input, coercion) { $1 }
    try check([String].self, input, coercion) { $1 }
    try check([[Int]].self, input, coercion) { "[\($1),\($1)]" }
    try check([[Int8?]].self, input, coercion) { "[\($1),1,\($1)]" }
    try check([Set<Int>].self, input, coercion) { "[\($1),7]" }
    try check([One<Int>].self, input, coercion) { #"{"value":\#($1)}"# }
    try check([One<Int>?].self, input, coercion) { #"{"value":\#($1)}"# }
    try check([One<[Int]>].self, input, coercion) { #"{"value":[\#($1),\#($1)]}"# }
    try check([[One<Int8>]].self, input, coercion) { #"[{"value":\#($1)},\#($1)]"# }
    try check([String: Int].self, input, coercion, { #""k\#($0)":\#($1)"# }, open: "{", close: "}")
    try check([Int: Int].self, input, coercion, { #""\#($0)":\#($1)"# }, open: "{", close: "}")
    try check(
      [Int: [Int8]].self, input, coercion, { #""0\#($0)":[\#($1)]"# }, open: "{", close: "}")
    try check(
      [String: One<Int>].self, input, coercion, { #""k\#($0)":{"value":\#($1)}"# }, open: "{",
      close: "}")
  }
}
