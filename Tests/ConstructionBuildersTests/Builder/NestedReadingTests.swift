import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Builders whose `init(fields:)` reads another document, or sets a field.
struct NestedReadingTests {
  struct InnerBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  /// Text in a text, as some services send it.
  struct TextBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var inner: InnerBuilder?
    init(fields: JSONFields) {
      _text = fields["text"]
      _inner = .missing
      inner = text.flatMap { try? InnerBuilder(json: $0) }
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $inner) }
  }

  struct DictionaryBuilder: ConstructionBuilder {
    @Field var id: String?
    @Field var inner: InnerBuilder?
    init(fields: JSONFields) {
      _id = fields["id"]
      _inner = .missing
      inner = InnerBuilder(dictionary: ["id": id ?? ""])
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $inner) }
  }

  struct PlainBuilder: ConstructionBuilder {
    let inner: InnerBuilder?
    @Field var text: String?
    init(fields: JSONFields) {
      let text: Field<String> = fields["text"]
      _text = text
      inner = text.wrappedValue.flatMap { try? InnerBuilder(json: $0) }
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $text) }
  }

  /// The field of another document's builder, without its builder.
  struct CopyBuilder: ConstructionBuilder {
    @Field var text: String?
    @Field var id: Int?
    init(fields: JSONFields) {
      _text = fields["text"]
      _id = .missing
      if let inner = try? InnerBuilder(json: text ?? "{}") { _id = inner.$id }
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  /// A builder that was read before.
  struct KeptBuilder: ConstructionBuilder {
    static let kept = InnerBuilder(dictionary: ["id": "7"])
    @Field var inner: InnerBuilder?
    init(fields: JSONFields) {
      _inner = .missing
      inner = Self.kept
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $inner) }
  }

  /// A part of a field is changed, to what it was.
  struct TouchedBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) {
      _id = fields["id"]
      id? += 0
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  /// A field is set, and something keeps it as it was read.
  struct LoggedBuilder: ConstructionBuilder {
    @TaskLocal static var log: Log?
    @Field var id: Int?
    init(fields: JSONFields) {
      _id = fields["id"]
      Self.log?.fields.append($id)
      id = 5
    }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  /// Used on one thread alone.
  final class Log: @unchecked Sendable { var fields: [Field<Int>] = [] }

  struct ListBuilder<Element: ConstructionBuilder>: ConstructionBuilder {
    @Field var list: [Element]?
    @Field var single: Element?
    init(fields: JSONFields) {
      _list = fields["list"]
      _single = fields["single"]
    }
    func build() -> Result<Int, BuildFailure> {
      construct({ list, _ in list.count }, $list.or([]), $single.optional)
    }
  }

  private func check<Builder: ConstructionBuilder>(
    _: Builder.Type, _ json: String, finds lines: [String]
  ) throws where Builder.Model == Int, Builder.Failure == BuildFailure {
    let sut = try Builder(json: json)
    expect(sut.findings, say: lines)
    expect(Builder.report(json: json).findings, equals: sut.findings)
    expect(JSONRoot<Builder>.report(json).map(\.description), equals: lines)

    let json = #"{"list":[\#(json),\#(json)],"single":\#(json)}"#
    let list = try ListBuilder<Builder>(json: json)
    let places = ["list[0]", "list[1]", "single"]
    let all = places.flatMap { place in lines.map { "\(place).\($0)" } }
    expect(list.findings, say: all)
    expect(ListBuilder<Builder>.report(json: json).findings, equals: list.findings)
    let fromDictionary = ListBuilder<Builder>(dictionary: try dictionary(json))
    expect(fromDictionary.findings, say: all)
  }

  @Test func findingsOfWhatInitReads_areReported() throws {
    let text = #"{"text":"{\"id\":\"4\"}"}"#
    let line = #"id: read string "4" as Int"#
    try check(TextBuilder.self, text, finds: ["inner.\(line)"])
    try check(DictionaryBuilder.self, #"{"id":"4"}"#, finds: ["inner.\(line)"])
    try check(PlainBuilder.self, text, finds: [line])
    try check(CopyBuilder.self, text, finds: [line])
    try check(KeptBuilder.self, "{}", finds: [#"inner.id: read string "7" as Int"#])
  }

  @Test func findingsOfWhatInitChanges_areThoseOfTheField() throws {
    try check(TouchedBuilder.self, #"{"id":"4"}"#, finds: [#"id: read string "4" as Int"#])
    try LoggedBuilder.$log.withValue(Log()) {
      try check(LoggedBuilder.self, #"{"id":"4"}"#, finds: [])
    }
  }

  @Test func nothingToFind_isNothing() throws {
    let text = #"{"text":"{\"id\":4}"}"#
    try check(TextBuilder.self, text, finds: [])
    try check(PlainBuilder.self, text, finds: [])
    try check(CopyBuilder.self, text, finds: [])
  }
}

extension JSONRoot where Value: ConstructionBuilder {
  fileprivate static func report(_ json: String) -> [Finding] {
    (try? JSONRoot(json: json).report().findings) ?? []
  }
}
