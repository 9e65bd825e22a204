import ConstructionBuildersMacros
import Foundation

// Code: BuildableModels.md, "Overview"

// Code: BuildableModels.md, "What a model does not accept"

struct NegativePrice: Error, CustomStringConvertible {
  var description: String { "a price must not be negative" }
}

// Code: BuildableModels.md, "What a property needs"

struct Publisher: Decodable, Equatable, Sendable {
  let name: String
}

@Buildable
struct Series: Equatable, Sendable {
  let title: String
  // Code: BuildableModels.md, "Types that decode themselves"
}

enum BuildableModels {
  static func findings(print: (Any) -> Void) throws {
    let json = #"{"id": "7", "title": "X-Men", "price": [{"amount": 3.5}, {"amount": -1}]}"#
    // Code: BuildableModels.md, "Overview", block 2
  }

  static func filled(print: (Any) -> Void) {
    // Code: BuildableModels.md, "A builder from a model"
  }
}
