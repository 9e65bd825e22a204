import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// The article *Objects with variants*.
enum ObjectsWithVariants {
  struct TextDelta: Equatable {
    let text: String
  }

  struct TextDeltaBuilder: ConstructionBuilder {
    @Field var text: String?

    init(fields: JSONFields) { _text = fields["text"] }

    func build() -> Result<TextDelta, BuildFailure> { construct(TextDelta.init, $text) }
  }

  // Code: ObjectsWithVariants.md, "A builder for each variant"

  @Sendable static func fields(print: (Any) -> Void) throws {
    // Code: ObjectsWithVariants.md, "A builder for each variant", block 2
  }

  @Sendable static func unknown(print: (Any) -> Void) throws {
    // Code: ObjectsWithVariants.md, "Unknown and missing variants"
  }

  enum Frame {
    case text(String)
    case delta(TextDelta)
    case heartbeat
  }

  struct FrameBuilder: VariantBuilder {
    typealias Model = Frame

    @Field var op: String?
    @Field var text: String?
    @Field var delta: TextDeltaBuilder?

    // Code: ObjectsWithVariants.md, "Numbers, and payloads of any type"

    init() { (_op, _text, _delta) = (.missing, .missing, .missing) }
  }

  struct WebhookBuilder: VariantBuilder {
    typealias Model = Event

    @Field var type: String?
    @Field var delta: TextDeltaBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, .variant("delta", as: \._delta, Event.delta))

    init() { (_type, _delta) = (.missing, .missing) }
  }

  /// It is only compiled.
  private static func outside(body: Data, header: String?) {
    // Code: ObjectsWithVariants.md, "Where the variant comes from"
    print(webhook)
  }

  private struct EnvelopeBuilder: ConstructionBuilder {
    @Field var data: WebhookBuilder?

    init(fields: JSONFields) {
      // Code: ObjectsWithVariants.md, "Where the variant comes from", block 2
    }

    func build() -> Result<Event, BuildFailure> { construct({ $0 }, $data) }
  }
}

@Buildable
struct Piece {
  let text: String
}

// Code: ObjectsWithVariants.md, "Let a macro write it"
