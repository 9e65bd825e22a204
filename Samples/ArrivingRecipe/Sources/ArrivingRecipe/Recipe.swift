/// A recipe, as an app shows it.
struct Recipe: Equatable {
  let title: String
  let servings: Int
  let ingredients: [Ingredient]
  let steps: [String]
}

/// What a recipe needs of one thing.
struct Ingredient: Equatable {
  let name: String
  let grams: Double?
}
