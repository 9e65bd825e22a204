import ConstructionBuilders
import Testing

@testable import TestSupport

/// A field that is read at the first of several paths.
struct PathAliasTests {
  /// Documents, the value, and the findings or, without a value, the failure.
  private static let rows: [(json: String, uri: String?, lines: [String])] = [
    (#"{"login": {"uri": "a"}, "Login": {"Uri": "b"}}"#, "a", []),
    (#"{"Login": {"Uri": "b"}}"#, "b", ["Login.Uri: read from Login.Uri instead of login.uri"]),
    (
      #"{"login": null, "Login": {"Uri": "b"}}"#, "b",
      [
        "Login.Uri: read from Login.Uri instead of login.uri"
      ]
    ),
    (
      #"{"login": 7, "list": ["c"]}"#, "c",
      [
        "login: expected object, found number 7", "list[0]: read from list[0] instead of login.uri",
      ]
    ),
    (
      #"{"login": {"uri": []}, "uri": "d"}"#, "d",
      [
        "login.uri: expected String, found array []", "uri: read from uri instead of login.uri",
      ]
    ),
    ("{}", nil, ["login: required object is missing, and so are Login.Uri and list[0] and uri"]),
    (
      #"{"login": {}}"#, nil,
      [
        "login.uri: required String is missing, and so are Login.Uri and list[0] and uri"
      ]
    ),
    (#"{"login": {"uri": null}}"#, nil, ["login.uri: required String is null"]),
    (#"{"Login": null}"#, nil, ["Login: required object is null"]),
    (
      #"{"login": [], "uri": {}}"#, nil,
      [
        "login: expected object, found array []", "uri: expected String, found object {}",
      ]
    ),
    (#"{"login": {"uri": ""}, "uri": "d"}"#, "", []),
  ]

  @Test(arguments: rows.indices)
  func field_isReadAtTheFirstPath(index: Int) throws {
    let (json, uri, lines) = Self.rows[index]
    for sut in [try CipherBuilder(json: json), CipherBuilder(dictionary: try dictionary(json))] {
      expect(try? sut.build().get(), equals: uri, "\(json)")
      let found = uri == nil ? failureLines(sut.build()) : sut.findings.map(\.description)
      expect(found, equals: lines, "\(json)")
    }
  }

  @Test func formatsAndCoercions_holdForEachPath() throws {
    let json = #"{"b": {"c": "-"}, "d": [60]}"#
    for sut in [
      try FormattedBuilder(json: json), FormattedBuilder(dictionary: try dictionary(json)),
    ] {
      expect(sut.seconds, equals: 60)
      expect(
        sut.findings, say: "d[0]: read from d[0] instead of a",
        "d[0]: expected String, found number 60")
      expect(sut.$strict.outcome, equals: .unusable)
    }
  }

  @Test func noPathIsAMatch_whereItBeginsWithAnIndex() throws {
    let sut = try OddBuilder(json: #"{"0": 1, "a": 2}"#)
    expect(sut.value, equals: 2)
  }
}

private struct CipherBuilder: ConstructionBuilder {
  @Field var uri: String?

  init(fields: JSONFields) {
    _uri = fields[anyOf: ["login", "uri"], ["Login", "Uri"], ["list", 0], ["uri"]]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $uri) }
}

private struct FormattedBuilder: ConstructionBuilder {
  @Field var seconds: Int?
  @Field var strict: String?

  init(fields: JSONFields) {
    _seconds = fields[anyOf: ["a"], ["b", "c"], ["d", 0], as: .null("-")]
    _strict = fields[anyOf: ["e"], ["d", 0], coercion: .strict]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $seconds) }
}

private struct OddBuilder: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields[anyOf: [0], [], ["a"]] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}
