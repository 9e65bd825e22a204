import ConstructionBuildersMacros
import Foundation

// Code: BuildableModels.md, "Overview"

// Code: BuildableModels.md, "What a model does not accept"

struct NegativePrice: Error, CustomStringConvertible {
  var description: String { "a price must not be negative" }
}

@Buildable
struct Series: Equatable, Sendable {
  enum Kind: String, Sendable, Capturable { case limited, other }

  let title: String
  @Default(Kind.other, for: .unknownCase) let kind: Kind
  @Decoded @Default([]) let partners: [Publisher]
}

struct Publisher: Decodable, Equatable, Sendable {
  let name: String
}
