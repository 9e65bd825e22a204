import ConstructionBuilders

struct Hero {
  let height: Double
  let id: Int
  let name: String
}

struct HeroBuilder: ConstructionBuilder {
  @Field var height: Double?
  @Field var id: Int?
  @Field var name: String?

  init(fields: JSONFields) {
    _height = fields["height"]
    _id = fields["id"]
    _name = fields["name"]
  }

  func build() -> Result<Hero, BuildFailure> {
    construct(Hero.init, $height, $id, $name)
  }
}

let hero = try HeroBuilder.build(json: #"{"height": 1.5, "id": "12", "name": "cyclops"}"#).get()
print("\(hero.height), \(hero.id), \(hero.name)")

let members: [String: Any] = ["height": "tall", "id": Int?.none as Any]
if case .failure(let failure) = HeroBuilder.build(dictionary: members) { print(failure) }
