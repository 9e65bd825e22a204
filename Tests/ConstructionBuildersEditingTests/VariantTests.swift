import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

/// Objects of several variants.
struct VariantTests {
  @Test func aFieldOfAKind_changesOnlyItsValue() throws {
    let text = try edited(
      #"[{"type": "text", "text": "a", "x": 1.0}, {"type": "image", "url": "u"}]"#,
      as: [ShapeBuilder].self
    ) { $0[0].text?.text = "b" }
    #expect(text == #"[{"type": "text", "text": "b", "x": 1.0}, {"type": "image", "url": "u"}]"#)
  }

  @Test func anotherVariant_replacesDiscriminatorAndMembers() throws {
    let text = try edited(
      #"{"type": "text", "text": "a", "size": 1, "x": 1.0}"#, as: ShapeBuilder.self
    ) { shape in
      shape.type = "image"
      shape.image = ImageBuilder(dictionary: ["url": "u"])
      shape.text = nil
    }
    #expect(text == #"{"type": "image", "x": 1.0, "url": "u"}"#)
  }

  @Test func anotherVariantWithAContentOfItsOwn_replacesTheContent() throws {
    let text = try edited(
      #"{"type": "text", "data": {"text": "a", "x": 1}, "y": 2}"#, as: WrappedBuilder.self
    ) { shape in
      shape.type = "image"
      shape.image = ImageBuilder(dictionary: ["url": "u"])
    }
    #expect(text == #"{"type": "image", "data": {"url": "u"}, "y": 2}"#)
  }

  @Test func aVariantBesideTheObject_isWrittenThere() throws {
    let json = #"{"variant": "text", "payload": {"text": "a", "x": 1}, "y": 2}"#
    #expect(
      try edited(json, as: EventBuilder.self) { $0.payload?.text?.text = "b" }
        == #"{"variant": "text", "payload": {"text": "b", "x": 1}, "y": 2}"#)
    #expect(
      try edited(json, as: EventBuilder.self) {
        $0.payload = ToldBuilder(dictionary: ["url": "u"], variant: "image")
      } == #"{"variant": "image", "payload": {"url": "u"}, "y": 2}"#)
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

private struct WrappedBuilder: VariantBuilder {
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

private struct EventBuilder: ConstructionBuilder {
  @Field var payload: ToldBuilder?
  init(fields: JSONFields) { _payload = fields["payload", variant: "variant"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
}
