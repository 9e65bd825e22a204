import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation
import Testing

/// The articles *Answers of language models*, and *A server that says everything …*.
@Suite struct LanguageModels {
  enum Course: String, Capturable, CaseIterable { case starter, main }

  struct Recipe {
    let title: String
    let servings: Int
    let course: Course
  }

  struct RecipeBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var servings: Int?
    @Field var course: Course?

    init(fields: JSONFields) {
      _title = fields["title"]
      _servings = fields["servings"]
      _course = fields["course"]
    }

    func build() -> Result<Recipe, BuildFailure> {
      construct(Recipe.init, $title, $servings, $course)
    }
  }

  @Test func schema_isDescribed() throws {
    let schema = try RecipeBuilder.contract()
      .jsonSchema(.answer, describing: ["title": "as printed"])

    #expect(schema.json["properties"]?["title"]?["description"] == "as printed")
  }

  @Sendable static func correction(print: (Any) -> Void) {
    let answer = #"{"title": "Risotto", "servings": "four", "course": "Main dish"}"#
    let report = RecipeBuilder.report(answer: answer, coercion: .forgiving)
    if case .failure(let failure) = report.result {
      let explained = failure.explained(in: answer, by: RecipeBuilder.self, coercion: .forgiving)
      print(explained.correction(limit: 20))
    }
  }

  @Test func server_answersAsThePageShows() throws {
    var answers: [Data] = []
    func respond(_ data: Data) { answers.append(data) }
    func save(_ recipe: Recipe) { Issue.record("\(recipe) was saved") }
    let body = Data(#"{"title": "Risotto", "servings": "four", "course": "main"}"#.utf8)

    switch RecipeBuilder.build(json: body) {
    case .success(let recipe): save(recipe)
    case .failure(let failure):
      let explained = failure.explained(in: body, by: RecipeBuilder.self)
      respond(explained.problemDetails(limit: 20, redacted: true).data)
    }

    let page = try #require(try Document.all().first { $0.name == "ServerThatSaysWhatIsWrong.md" })
    #expect(
      try answers.map { try JSONValue(json: $0) }
        == page.blocks("json").map { try JSONValue(json: $0) })
  }
}
