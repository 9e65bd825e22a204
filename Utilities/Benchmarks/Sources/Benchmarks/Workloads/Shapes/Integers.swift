import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// One array of 100,000 numbers.
enum Integers {
  @Buildable
  struct Model: Decodable, Equatable {
    let values: [Int]
  }

  struct Builder: ConstructionBuilder {
    @Field var values: [Int]?

    init(fields: JSONFields) {
      _values = fields["values"]
    }

    func build() -> Result<Model, BuildFailure> {
      construct(Model.init, $values)
    }
  }

  static let workload = Workload(
    "integers", "one array of 100,000 whole numbers", document: { document() },
    Recipe(
      decode: { try JSONDecoder().decode(Model.self, from: $0) },
      cast: { ($0["values"] as? [Int]).map(Model.init) },
      build: { Builder.build(json: $0) },
      buildDirectly: { Model.Builder.build(json: $0) },
      buildFromDictionary: { Builder.build(dictionary: $0) },
      copy: { Model(values: $0.values.fresh { $0 }) }))

  private static func document() -> Data {
    var random = SplitMix64(seed: 100_000)
    let values = (0..<100_000).map { _ in
      Tree.integer(random.int(0...1 << random.int(4...40)) * (random.chance(20) ? -1 : 1))
    }
    let document: Tree = ["values": .array(values)]
    return document.data()
  }
}
