import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

/// The article *While a response is still arriving*.
@Suite struct WhileAResponseIsArriving {
  enum Course: String, Capturable { case starter, main, dessert }

  struct Recipe {
    let title: String
    let servings: Int
    let course: Course?
    let steps: [String]
  }

  struct RecipeBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var servings: Int?
    @Field var course: Course?
    @Field var steps: [String]?

    init(fields: JSONFields) {
      _title = fields["title"]
      _servings = fields["servings"]
      _course = fields["course"]
      _steps = fields["steps"]
    }

    func build() -> Result<Recipe, BuildFailure> {
      construct(Recipe.init, $title, $servings, $course.optional, $steps.or([]))
    }
  }

  @Sendable static func snapshots(print: (Any) -> Void) {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title": "Carbonara", "servings": 4, "steps": ["Boil the spaghet"#)
    print(reader.snapshot())
  }

  @Test func build_beforeFieldsHaveSettled_fails() {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title": "Risotto", "servings": 2, "steps": ["Toast the rice", "Add"#)
    let failure = #expect(throws: BuildFailure.self) { try reader.snapshot().build().get() }
    #expect(
      failure?.findings.map(\.description)
        == ["course: Course is still arriving", "steps: array is still arriving"])
  }

  struct ShapeBuilder: ConstructionBuilder {
    @Field var radius: Double?
    let isCircle: Bool?

    init(fields: JSONFields) {
      _radius = fields["radius"]
      isCircle = fields.isArriving ? nil : fields.keys.contains("radius")
    }

    func build() -> Result<Double, BuildFailure> {
      construct({ $0 }, $radius)
    }
  }

  @Test func builderThatDecidesByKeys_waits() {
    var reader = PartialReader<ShapeBuilder>()
    reader.append(#"{"radius": 1.5, "#)
    #expect(reader.snapshot().isCircle == nil)
    reader.append(#""color": "red"}"#)
    #expect(reader.snapshot().isCircle == true)
  }

  struct PageBuilder: ConstructionBuilder {
    @Field var total: Int?
    @Field var results: [CharacterResponseBuilder]?
    @Field var next: String?

    init(fields: JSONFields) {
      _total = fields["total"]
      _results = fields["results"]
      _next = fields["next"]
    }

    func build() -> Result<[CharacterResponseModel], BuildFailure> {
      construct({ _, results, _ in results }, $total, $results, $next.optional)
    }
  }

  @Test func documentThatIsCutOff_isSalvaged() throws {
    let json = """
      {"total": 3, "results": [{"id": 1, "name": "Cyclops"},
      {"id": 2, "name": "Storm"}, {"id": 3, "na
      """
    let page = try JSONRoot<PageBuilder>(cutOff: json)
    let lost = "results: the body ends early at line 2, column 42; 2 elements were complete"
    #expect(try page.build().get().map(\.name) == ["Cyclops", "Storm"])
    #expect(page.findings.first?.description == lost)
  }

  @Test func reader_salvages() throws {
    var reader = PartialReader<PageBuilder>()
    reader.append(#"{"total": 3, "results": [{"id": 1, "name": "Cyclops"}, {"#)
    let whole = reader.finish()
    let salvaged = reader.finish(salvaging: true)
    #expect(throws: BuildFailure.self) { try whole.get() }
    #expect(try salvaged.get().map(\.name) == ["Cyclops"])
  }
}
