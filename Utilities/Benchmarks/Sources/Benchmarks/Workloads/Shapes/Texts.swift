import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// Nothing but Strings.
enum Texts {
  @Buildable
  struct Model: Decodable, Equatable {
    let texts: [String]
  }

  struct Builder: ConstructionBuilder {
    @Field var texts: [String]?

    init(fields: JSONFields) {
      _texts = fields["texts"]
    }

    func build() -> Result<Model, BuildFailure> {
      construct(Model.init, $texts)
    }
  }

  static let ascii = workload("texts-ascii", "ten texts of 100 kB in ASCII") {
    TextsDocument.words(["lorem", "ipsum", "dolor", "sit", "amet"])
  }

  static let unicode = workload(
    "texts-unicode", "texts of 20 to 40,000 characters, half of these beyond ASCII"
  ) { TextsDocument.prose() }

  static let longUnicode = workload(
    "texts-unicode-long", "ten texts of 100 kB, three of five bytes beyond ASCII"
  ) { TextsDocument.words(["été", "naïve", "Straße", "日本語", "текст", "🧪🧬", "plain"]) }

  static let escaped = workload(
    "texts-escaped", "ten texts of 100 kB with an escape every few words"
  ) {
    TextsDocument.words([
      "line\n", "a \"quoted\" one", #"back\slash"#, "plain", "and", "some", "more",
    ])
  }

  private static func workload(
    _ name: String, _ summary: String, document: @escaping @Sendable () -> Data
  ) -> Workload {
    Workload(
      name, summary, document: document,
      Recipe(
        decode: { try JSONDecoder().decode(Model.self, from: $0) },
        cast: { ($0["texts"] as? [String]).map(Model.init) },
        build: { Builder.build(json: $0) },
        buildDirectly: { Model.Builder.build(json: $0) },
        buildFromDictionary: { Builder.build(dictionary: $0) },
        copy: { Model(texts: $0.texts.fresh { $0.fresh }) }))
  }
}
