import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Objects of several variants.
struct VariantTests {
  @Test func aFieldOfAKind_changesOnlyItsValue() throws {
    let text = try edited(
      #"[{"type": "text", "text": "a", "x": 1.0}, {"type": "image", "url": "u"}]"#,
      as: [ShapeBuilder].self
    ) { $0[0].text?.text = "b" }
    expect(
      text, equals: #"[{"type": "text", "text": "b", "x": 1.0}, {"type": "image", "url": "u"}]"#)
  }

  @Test func anotherVariant_replacesDiscriminatorAndMembers() throws {
    let text = try edited(
      #"{"type": "text", "text": "a", "size": 1, "x": 1.0}"#, as: ShapeBuilder.self
    ) { shape in
      shape.type = "image"
      shape.image = ImageBuilder(dictionary: ["url": "u"])
      shape.text = nil
    }
    expect(text, equals: #"{"type": "image", "x": 1.0, "url": "u"}"#)
  }

  @Test func anotherVariantWithAContentOfItsOwn_replacesTheContent() throws {
    let text = try edited(
      #"{"type": "text", "data": {"text": "a", "x": 1}, "y": 2}"#, as: BoxedBuilder.self
    ) { shape in
      shape.type = "image"
      shape.image = ImageBuilder(dictionary: ["url": "u"])
    }
    expect(text, equals: #"{"type": "image", "data": {"url": "u"}, "y": 2}"#)
    try expect(
      edited(
        #"{"type": "text", "data": "{\"text\":\"a\",\"x\":1}"}"#, as: BoxedBuilder.self,
        coercion: .forgiving
      ) { shape in
        shape.type = "image"
        shape.image = ImageBuilder(dictionary: ["url": "u"])
      }, equals: #"{"type": "image", "data": "{\"url\":\"u\"}"}"#)
  }

  /// Its fields would be read, and were not set.
  @Test func anotherVariantWithoutItsObject_isRefused() throws {
    try expect(
      refusal(#"{"type": "text", "text": "a"}"#, as: ShapeBuilder.self) { $0.type = "image" },
      equals: ["rejected: what would be written is read as other fields"])
  }

  /// Properties of two variants may have the same names, and read other keys.
  @Test func aVariantWithTheSameNames_isWrittenUnderItsOwnKeys() throws {
    let text = try edited(
      #"{"type": "text", "text": "a", "x": 1.0}"#, as: QuotableBuilder.self
    ) { shape in
      shape.type = "quote"
      shape.quote = QuoteBuilder(dictionary: ["quoted": "q"])
    }
    expect(text, equals: #"{"type": "quote", "x": 1.0, "quoted": "q"}"#)
  }

  @Test func aVariantWithinAValueOfTheOldOne_isRefused() throws {
    let words = try refusal(
      #"{"type": "any", "data": {"x": 1, "y": 2}}"#, as: QuotableBuilder.self
    ) { shape in
      shape.type = "point"
      shape.point = PointBuilder(dictionary: ["data": ["x": 5]])
    }
    expect(
      words,
      equals: ["data: rejected: the new variant would be written into a value of the old one"])
    try expect(
      edited(
        #"{"type": "point", "data": {"x": 1, "y": 2}}"#, as: QuotableBuilder.self
      ) { shape in
        shape.type = "any"
        shape.any = AnyBuilder(dictionary: ["data": [5]])
      }, equals: #"{"type": "any", "data": [5]}"#)
  }

  /// It is read as its neighbour told, also where it was moved.
  @Test func aVariantToldByAMember_isMovedAsItWasSent() throws {
    try expect(
      edited(
        #"[{"variant": "text", "payload": {"text": "a", "size": "2", "x": 1.0}}, {"payload": 7}]"#,
        as: [NewsBuilder].self
      ) { events in
        events[1].payload = events[0].payload
        events[0].payload = nil
      },
      equals: #"[{"variant": "text"}, "#
        + #"{"payload": {"text": "a", "size": "2", "x": 1.0}, "variant": "text"}]"#)
    try expect(
      edited(
        #"[{"variant": "text", "payload": {"text": "a", "size": [], "x": 1.0}}, {"y": 1}]"#,
        as: [NewsBuilder].self
      ) { $0[1].payload = $0[0].payload },
      equals: #"[{"variant": "text", "payload": {"text": "a", "size": [], "x": 1.0}}, "#
        + #"{"y": 1, "payload": {"text": "a", "size": [], "x": 1.0}, "variant": "text"}]"#
    )
  }

  @Test func aVariantWithoutFields_isMovedWithItsMembers() throws {
    try expect(
      edited(
        #"[{"variant": "poke", "note": {"x": 1.0}}, {"variant": "text", "note": {"text": "a"}}]"#,
        as: [SentToldBuilder].self
      ) { events in
        let first = events[0].note
        events[0].note = events[1].note
        events[1].note = first
      },
      equals:
        #"[{"variant": "text", "note": {"text": "a"}}, {"variant": "poke", "note": {"x": 1.0}}]"#
    )
  }

  @Test func anUnknownVariant_isWritten() throws {
    var new = QuotableBuilder()
    new.type = "poke"
    try expect(new.json, equals: ["type": "poke"])
    try expect(
      edited(#"{"type": "text", "text": "a", "x": 1}"#, as: QuotableBuilder.self) {
        $0.type = "poke"
      }, equals: #"{"type": "poke", "x": 1}"#)
    let sent = try QuotableBuilder(json: #"{"type": "poke", "x": 1}"#)
    expect(
      sent.findings,
      say: #"type: expected String, found string "poke", which is not one of its cases"#)
    try expect(sent.json, equals: ["type": "poke"])
  }

  /// The member beside it tells one, with or without an object.
  @Test func nilForAnUnknownVariantWithoutAnObject_isRefused() throws {
    try expect(
      refusal(#"{"variant": "poke", "x": 1}"#, as: SentToldBuilder.self) { $0.note = nil },
      equals: ["note: rejected: what would be written is read as another value"])
  }

  @Test func aVariantBesideTheObject_isWrittenThere() throws {
    let json = #"{"variant": "text", "payload": {"text": "a", "x": 1}, "y": 2}"#
    try expect(
      edited(json, as: NewsBuilder.self) { $0.payload?.text?.text = "b" },
      equals: #"{"variant": "text", "payload": {"text": "b", "x": 1}, "y": 2}"#)
    try expect(
      edited(json, as: NewsBuilder.self) {
        $0.payload = ToldBuilder(dictionary: ["url": "u"], variant: "image")
      }, equals: #"{"variant": "image", "payload": {"url": "u"}, "y": 2}"#)
  }

  @Test func anUnknownVariantBesideTheObject_isWrittenThere() throws {
    let new = UnknownToldBuilder(dictionary: ["text": "a"], variant: "poke")
    try expect(
      edited(#"{"variant": "text", "note": {"text": "a", "x": 1}}"#, as: SentToldBuilder.self) {
        $0.note = new
      }, equals: #"{"variant": "poke", "note": {}}"#)
    var sut = SentToldBuilder(dictionary: [:])
    sut.note = new
    try expect(sut.json, equals: ["variant": "poke", "note": [:]])
    try expect(new.json, equals: [:])
    // Nothing tells the variant of an object by itself.
    try expect(
      refusal("[]", as: [UnknownToldBuilder].self) { $0.append(new) },
      equals: ["[0]: rejected: what would be written is read as other fields"])
  }

  @Test func anotherVariantBesideTheObject_isRefusedIfTheObjectWasNotChanged() throws {
    try expect(
      refusal(#"{"variant": "text", "payload": {"text": "a"}}"#, as: NamedEventBuilder.self) {
        $0.variant = "image"
      },
      equals: [
        "payload: rejected: the edit would change what is read here, though this field was not changed"
      ])
  }

  /// The object tells a variant, too, whose fields have the same names.
  @Test func aVariantBesideTheObject_countsInPlaceOfTheOneInIt() throws {
    try expect(
      edited(
        #"{"variant": "text", "note": {"type": "quote", "text": "a"}}"#, as: SentNoteBuilder.self
      ) { $0.note?.text?.text = "b" },
      equals: #"{"variant": "text", "note": {"type": "quote", "text": "b"}}"#)
  }
}

private struct TextBuilder: ConstructionBuilder {
  @Field var text: String?
  @Field var size: Int?
  init(fields: JSONFields) {
    _text = fields["text"]
    _size = fields["size"]
  }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
}

private struct ImageBuilder: ConstructionBuilder {
  @Field var url: String?
  init(fields: JSONFields) { _url = fields["url"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $url) }
}

private struct ShapeBuilder: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var text: TextBuilder?
  @Field var image: ImageBuilder?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("text", as: \._text) { $0 },
    .variant("image", as: \._image) { $0 })
  init() { (_type, _text, _image) = (.missing, .missing, .missing) }
}

private struct BoxedBuilder: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var text: TextBuilder?
  @Field var image: ImageBuilder?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", content: "data", .variant("text", as: \._text) { $0 },
    .variant("image", as: \._image) { $0 })
  init() { (_type, _text, _image) = (.missing, .missing, .missing) }
}

private struct ToldBuilder: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var text: TextBuilder?
  @Field var image: ImageBuilder?
  static let variants = BuilderVariants<Self>(
    \._type, .variant("text", as: \._text) { $0 }, .variant("image", as: \._image) { $0 })
  init() { (_type, _text, _image) = (.missing, .missing, .missing) }
}

private struct NewsBuilder: ConstructionBuilder {
  @Field var payload: ToldBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "variant"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
}

private struct NamedEventBuilder: ConstructionBuilder {
  @Field var variant: String?
  @Field var payload: ToldBuilder?
  init(fields: JSONFields) {
    _variant = fields["variant"]
    _payload = fields["payload", variant: "variant"]
  }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $variant) }
}

private struct UnknownToldBuilder: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var text: NoteBuilder?
  static let variants = BuilderVariants<Self>(
    \._type, .variant("text", as: \._text) { $0 }, unknown: { $0 })
  init() { (_type, _text) = (.missing, .missing) }
}

private struct SentToldBuilder: ConstructionBuilder {
  @Field var note: UnknownToldBuilder?
  init(fields: JSONFields) { _note = fields["note", variant: "variant"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $note) }
}

private struct QuoteBuilder: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["quoted"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
}

private struct NoteBuilder: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["text"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
}

private struct SentNoteBuilder: ConstructionBuilder {
  @Field var note: QuotableBuilder?
  init(fields: JSONFields) { _note = fields["note", variant: "variant"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $note) }
}

private struct AnyBuilder: ConstructionBuilder {
  @Field var data: JSONValue?
  init(fields: JSONFields) { _data = fields["data"] }
  func build() -> Result<String, BuildFailure> { construct({ "\($0)" }, $data) }
}

private struct PointBuilder: ConstructionBuilder {
  @Field var x: Int?
  init(fields: JSONFields) { _x = fields["data", "x"] }
  func build() -> Result<String, BuildFailure> { construct({ "\($0)" }, $x) }
}

private struct QuotableBuilder: VariantBuilder {
  typealias Model = String
  @Field var type: String?
  @Field var text: NoteBuilder?
  @Field var quote: QuoteBuilder?
  @Field var any: AnyBuilder?
  @Field var point: PointBuilder?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("text", as: \._text) { $0 },
    .variant("quote", as: \._quote) { $0 }, .variant("any", as: \._any) { $0 },
    .variant("point", as: \._point) { $0 }, unknown: { $0 })
  init() {
    (_type, _text, _quote, _any, _point) = (.missing, .missing, .missing, .missing, .missing)
  }
}
