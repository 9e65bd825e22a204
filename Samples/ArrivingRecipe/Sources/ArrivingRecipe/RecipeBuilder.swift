import ConstructionBuilders

/// Builds a recipe. While it arrives, its fields are what there is so far.
struct RecipeBuilder: ConstructionBuilder {
  @Field var title: String?
  @Field var servings: Int?
  @Field var ingredients: [IngredientBuilder]?
  @Field var steps: [String]?

  init(fields: JSONFields) {
    _title = fields["title"]
    _servings = fields["servings"]
    _ingredients = fields["ingredients"]
    _steps = fields["steps"]
  }

  func build() -> Result<Recipe, BuildFailure> {
    construct(Recipe.init, $title, $servings, $ingredients, $steps)
  }
}

struct IngredientBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var grams: Double?

  init(fields: JSONFields) {
    _name = fields["name"]
    _grams = fields["grams"]
  }

  func build() -> Result<Ingredient, BuildFailure> {
    construct(Ingredient.init, $name, $grams.optional)
  }
}
