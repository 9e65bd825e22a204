import ConstructionBuilders

public struct Hero: Equatable, Sendable, Decodable {
  public let name: String
  public let powers: [Power]
  public let rank: Int?

  public init(name: String, powers: [Power], rank: Int?) {
    self.name = name
    self.powers = powers
    self.rank = rank
  }
}

public struct Power: Equatable, Sendable, Decodable {
  public let kind: Kind

  public init(kind: Kind) { self.kind = kind }

  public enum Kind: String, CaseIterable, Sendable, Decodable { case optics, weather, claws }
}

extension Power.Kind: Capturable {}

public struct HeroBuilder: ConstructionBuilder {
  @Field public var name: String?
  @Field public var powers: [PowerBuilder]?
  @Field public var rank: Int?

  public init(fields: JSONFields) {
    _name = fields["name"]
    _powers = fields["powers"]
    _rank = fields["rank"]
  }

  public func build() -> Result<Hero, BuildFailure> {
    construct(Hero.init, $name, $powers.or([]), $rank.optional)
  }
}

public struct PowerBuilder: ConstructionBuilder {
  @Field public var kind: Power.Kind?

  public init(fields: JSONFields) {
    _kind = fields["kind"]
  }

  public func build() -> Result<Power, BuildFailure> { construct(Power.init, $kind) }
}
