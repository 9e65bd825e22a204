import ConstructionBuilders
import Testing

@testable import TestSupport

/// What a builder builds for itself, within `build()`, a closure or a check, is not its field: none
/// of its findings is one of the builder.
struct OtherDocumentsTests {
  struct LeafBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
    }

    func build() -> Result<Int, BuildFailure> { construct({ id, _ in id }, $id, $name.optional) }
  }

  struct TreeBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var must: LeafBuilder?
    @Field var leaf: LeafBuilder?

    init(fields: JSONFields) {
      _id = fields["id"]
      _must = fields["must"]
      _leaf = fields["leaf"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ id, _, _ in id }, $id, $must, $leaf.optional)
    }
  }

  /// Builds the payload, which is another document with a field of the same key and type.
  struct OuterBuilder: ConstructionBuilder {
    @Field var leaf: LeafBuilder?
    @Field var payload: String?

    init(fields: JSONFields) {
      _leaf = fields["leaf"]
      _payload = fields["payload"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { $1 }, $leaf.optional, $payload.map { try TreeBuilder(json: $0).build().get() })
    }
  }

  static let payloads: [(leaf: String, payload: String, lines: [String])] = [
    (#"{"id":1}"#, #"{"id":5,"must":{"id":1},"leaf":{}}"#, []),
    (#"{"id":1}"#, #"{"id":5,"must":{"id":1},"leaf":{"id":[]}}"#, []),
    (#"{"name":7}"#, #"{"id":5,"must":{"id":1},"leaf":{"id":1}}"#, ownLines),
    (#"{"name":7}"#, #"{"id":5,"must":{"id":1},"leaf":{"id":[]}}"#, ownLines),
    (#"{"name":7}"#, #"{"id":5,"must":{"id":1},"leaf":{"name":7}}"#, ownLines),
    (#"{"name":7}"#, #"{"id":5,"must":{"id":1}}"#, ownLines),
    (#"[]"#, #"{"id":5,"must":{"id":1},"leaf":{}}"#, ["leaf: expected object, found array []"]),
    (#"null"#, #"{"id":5,"must":{"id":1},"leaf":{}}"#, []),
  ]

  static let ownLines = ["leaf.id: required Int is missing", "leaf.name: read number 7 as String"]

  @Test(arguments: payloads.indices)
  func payload_isNotAField(index: Int) throws {
    let (leaf, payload, lines) = Self.payloads[index]
    let text = String(describing: JSONValue.string(payload))
    for (json, prefix) in [
      (#"{"leaf":\#(leaf),"payload":\#(text)}"#, ""),
      (#"{"outer":[{"leaf":\#(leaf),"payload":\#(text)}]}"#, "outer[0]."),
    ] {
      let expected = lines.map { prefix + $0 }
      if prefix.isEmpty {
        let sut = try OuterBuilder(json: json)
        expect(sut.build(), equals: .success(5))
        expect(sut.findings, say: expected)
        expect(OuterBuilder.report(json: json).findings, say: expected)
      } else {
        let sut = try HolderBuilder(json: json)
        expect(sut.build(), equals: .success([5]))
        expect(sut.findings, say: expected)
        expect(HolderBuilder.report(json: json).findings, say: expected)
      }
    }
  }

  struct HolderBuilder: ConstructionBuilder {
    @Field var outer: [OuterBuilder]?

    init(fields: JSONFields) { _outer = fields["outer"] }

    func build() -> Result<[Int], BuildFailure> { construct({ $0 }, $outer) }
  }

  /// A comment that asks one of its answers, which is of its own type, in one of several ways.
  struct CommentBuilder: ConstructionBuilder {
    enum Way: String, Capturable { case before, after, instead, rejected, unused }

    @Field var way: Way?
    @Field var author: LeafBuilder?
    @Field var answers: [CommentBuilder]?

    init(fields: JSONFields) {
      _way = fields["way"]
      _author = fields["author"]
      _answers = fields["answers"]
    }

    func build() -> Result<Int, BuildFailure> {
      let first = answers?.first
      switch way {
      case .before:
        _ = first?.build()
        return own
      case .after:
        defer { _ = first?.build() }
        return own
      case .instead: return first?.build() ?? own
      case .rejected:
        _ = first?.build()
        return rejected("it is rejected")
      case .unused: return construct({ 0 }, $way.map { _ in }).map { _ in 0 }
      case nil: return own
      }
    }

    private var own: Result<Int, BuildFailure> { construct({ $0 ?? 0 }, $author.optional) }
  }

  static let comments: [(way: String, author: String, answer: String, lines: [String])] = [
    ("before", #"{"id":1}"#, "{}", []),
    ("before", "{}", #"{"id":1}"#, ["author.id: required Int is missing"]),
    ("before", "{}", #"{"id":[]}"#, ["author.id: required Int is missing"]),
    ("after", #"{"id":1}"#, "{}", []),
    ("after", "{}", #"{"id":1}"#, ["author.id: required Int is missing"]),
    ("after", "{}", #"{"id":[]}"#, ["author.id: required Int is missing"]),
    ("instead", #"{"id":1}"#, "{}", []),
    ("rejected", #"{"id":1}"#, "{}", ["Model: rejected: it is rejected"]),
    ("unused", "{}", "{}", []),
  ]

  @Test(arguments: comments.indices)
  func answer_isNotTheComment(index: Int) throws {
    let (way, author, answer, lines) = Self.comments[index]
    let json = """
      {"way":"\(way)","author":\(author),"answers":[{"author":\(answer)}]}
      """
    let sut = try CommentBuilder(json: json)
    let said = sut.findings.map(\.description).filter { !$0.hasPrefix("answers") }
    expect(said, equals: lines.map { $0.hasPrefix("Model") ? "rejected: it is rejected" : $0 })
    let report = CommentBuilder.report(json: json)
    expect(report.findings, equals: sut.findings)
    expect(sut.findings, equals: sut.findings)
  }

  /// Builds a root for itself, which fails, and does without it.
  struct RootsBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var leaf: LeafBuilder?

    init(fields: JSONFields) {
      _id = fields["id"]
      _leaf = fields["leaf"]
    }

    func build() -> Result<Int, BuildFailure> {
      _ = try? JSONRoot<LeafBuilder>(json: "{}").build().get()
      _ = try? JSONRoot<[LeafBuilder]>(json: "[{}]").build { $0.requiringAll }.get()
      _ = [LeafBuilder].build(json: "[{}]")
      _ = LeafBuilder.build(json: "{}")
      _ = LeafBuilder.report(json: #"{"id":"7"}"#)
      _ = (try? LeafBuilder(json: "{}"))?.findings
      defer { _ = try? JSONRoot<LeafBuilder>(json: "{}").build().get() }
      return construct({ $0 + ($1 ?? 0) }, $id, $leaf.optional)
    }
  }

  @Test func rootThatABuilderBuilds_isNotTheBuilder() throws {
    for (leaf, lines) in [
      (#"{"id":1}"#, []), ("{}", ["leaf.id: required Int is missing"]),
    ] {
      let sut = try RootsBuilder(json: #"{"id":1,"leaf":\#(leaf)}"#)
      expect(sut.findings, say: lines)
      expect(sut.report().findings, say: lines)
      let root = try JSONRoot<[RootsBuilder]>(json: #"[{"id":1,"leaf":\#(leaf)}]"#)
      expect(root.findings, say: lines.map { "[0]." + $0 })
      expect(root.report().findings, equals: root.findings)
      expect(root.report { $0.requiringAll }.findings, equals: root.findings)
    }
  }

  /// Two fields with one path and type: what fails in one is not what fails in the other.
  struct TwiceBuilder: ConstructionBuilder {
    @Field var lenient: LeafBuilder?
    @Field var strict: LeafBuilder?

    init(fields: JSONFields) {
      _lenient = fields["leaf"]
      _strict = fields["leaf", .strict]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ ($0 ?? 0) + ($1 ?? 0) }, $lenient.optional, $strict.optional)
    }
  }

  @Test func fieldsOfOneKey_haveTheirOwnFindings() throws {
    let sut = try TwiceBuilder(json: #"{"leaf":{"id":"1"}}"#)
    let lines = [
      #"leaf.id: read string "1" as Int"#, #"leaf.id: expected Int, found string "1""#,
    ]
    expect(sut.findings, say: lines)
    expect(TwiceBuilder.report(json: #"{"leaf":{"id":"1"}}"#).findings, equals: sut.findings)
  }

  /// A field is changed before it is used: what was built is not what the field holds.
  struct ChangingBuilder: ConstructionBuilder {
    @Field var leaf: LeafBuilder?

    init(fields: JSONFields) { _leaf = fields["leaf"] }

    func build() -> Result<Int, BuildFailure> {
      var copy = self
      copy.leaf?.id = nil
      return copy.construct({ $0 ?? 0 }, copy.$leaf.optional)
    }
  }

  @Test func changedCopy_isNotTheField() throws {
    try expect(ChangingBuilder(json: #"{"leaf":{"id":1}}"#).findings, equals: [])
    expect(ChangingBuilder.report(json: #"{"leaf":{"id":1}}"#).findings, equals: [])
  }
}
