import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// A few long Strings.
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

  static let ascii = workload(
    "texts-ascii", "ten texts of 100 kB in ASCII", of: ["lorem", "ipsum", "dolor", "sit", "amet"])

  static let unicode = workload(
    "texts-unicode", "ten texts of 100 kB, two thirds of them not ASCII",
    of: ["été", "naïve", "Straße", "日本語", "текст", "🧪🧬", "plain"])

  static let escaped = workload(
    "texts-escaped", "ten texts of 100 kB with an escape every few words",
    of: ["line\n", "a \"quoted\" one", #"back\slash"#, "plain", "and", "some", "more"])

  private static func workload(_ name: String, _ summary: String, of words: [String]) -> Workload {
    Workload(
      name, summary, document: { document(of: words) },
      Recipe(
        decode: { try JSONDecoder().decode(Model.self, from: $0) },
        cast: { ($0["texts"] as? [String]).map(Model.init) },
        build: { Builder.build(json: $0) },
        buildDirectly: { Model.Builder.build(json: $0) },
        buildFromDictionary: { Builder.build(dictionary: $0) },
        copy: { Model(texts: $0.texts.fresh { $0.fresh }) }))
  }

  private static func document(of words: [String]) -> Data {
    var random = SplitMix64(seed: 10)
    let texts = (0..<10).map { _ in
      var text = ""
      while text.utf8.count < 100_000 { text += random.pick(words) + " " }
      return Tree.text(text)
    }
    let document: Tree = ["texts": .array(texts)]
    return document.data()
  }
}
