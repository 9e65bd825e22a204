import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// Objects in arrays in objects, nearly as deep as Foundation lets them be.
enum Nesting {
  @Buildable
  struct Model: Decodable, Equatable {
    let value: Int
    let children: [Nesting.Model]
  }

  struct Builder: ConstructionBuilder {
    @Field var value: Int?
    @Field var children: [Builder]?

    init(fields: JSONFields) {
      _value = fields["value"]
      _children = fields["children"]
    }

    func build() -> Result<Model, BuildFailure> {
      construct(Model.init, $value, $children)
    }
  }

  static let workload = Workload(
    "nesting", "fifty chains, each 400 levels deep", document: { document() },
    Recipe(
      decode: { try JSONDecoder().decode(Model.self, from: $0) },
      cast: { Model(dictionary: $0) },
      build: { Builder.build(json: $0) },
      buildDirectly: { Model.Builder.build(json: $0) },
      buildFromDictionary: { Builder.build(dictionary: $0) },
      copy: { $0.fresh }))

  private static func document() -> Data {
    let chains = (0..<50).map { chain in
      (0..<200).reduce(["value": .integer(chain), "children": []] as Tree) { inner, level in
        ["value": .integer(level), "children": [inner]]
      }
    }
    let document: Tree = ["value": 0, "children": .array(chains)]
    return document.data()
  }
}

extension Nesting.Model {
  init?(dictionary: [String: Any]) {
    guard let value = dictionary["value"] as? Int,
      let children = dictionary["children"] as? [[String: Any]]
    else { return nil }
    self.init(value: value, children: children.compactMap(Self.init(dictionary:)))
  }

  var fresh: Self { Self(value: value, children: children.fresh { $0.fresh }) }
}
