import ConstructionBuilders

extension RecipeBuilder {
  /// What there is of the recipe, a line for each value. A `…` means that it may still change.
  var lines: [String] {
    var lines = [line("title", $title), line("servings", $servings)].compactMap(\.self)
    for (index, ingredient) in (ingredients ?? []).enumerated() {
      if let line = ingredient.line("ingredient \(index + 1)") { lines.append(line) }
    }
    for (index, step) in (steps ?? []).enumerated() {
      // A text has no `isArriving`. The last of an array that has not arrived may be growing.
      let isArriving = $steps.isArriving && index + 1 == steps?.count
      lines.append("step \(index + 1): \(step)" + (isArriving ? "…" : ""))
    }
    return lines
  }
}

extension IngredientBuilder {
  fileprivate func line(_ label: String) -> String? {
    guard let name else { return nil }
    let amount = grams.map { ", \(Int($0)) g" } ?? ""
    return "\(label): \(name)\(amount)" + ($name.isArriving || $grams.isArriving ? "…" : "")
  }
}

/// A field on a line; nil until a part of it has arrived.
private func line<Value>(_ label: String, _ field: Field<Value>) -> String? {
  field.wrappedValue.map { "\(label): \($0)" + (field.isArriving ? "…" : "") }
}
