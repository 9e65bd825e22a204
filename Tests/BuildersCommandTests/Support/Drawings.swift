import ConstructionBuilders
import Foundation

enum Colour: String, CaseIterable, Capturable, Sendable {
  case red, green
}

struct Drawing {
  let colour: Colour
  let name: String?
  let prices: [String: Double]
  let seen: Date?
  let grid: [[Int]]
  let shape: Shape?
}

enum Shape {
  case circle(Circle)
  case square(Square)
}

struct Circle { let radius: Double }

struct Square { let side: Int }

struct CircleBuilder: ConstructionBuilder {
  @Field var radius: Double?
  init(fields: JSONFields) { _radius = fields["radius"] }
  func build() -> Result<Circle, BuildFailure> { construct(Circle.init, $radius) }
}

struct SquareBuilder: ConstructionBuilder {
  @Field var side: Int?
  init(fields: JSONFields) { _side = fields["side"] }
  func build() -> Result<Square, BuildFailure> { construct(Square.init, $side) }
}

struct ShapeBuilder: VariantBuilder {
  typealias Model = Shape

  @Field var kind: String?
  @Field var circle: CircleBuilder?
  @Field var square: SquareBuilder?

  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind",
    .variant("circle", as: \._circle, Shape.circle), .variant("square", as: \._square, Shape.square)
  )

  init() { (_kind, _circle, _square) = (.missing, .missing, .missing) }
}

struct DrawingBuilder: ConstructionBuilder {
  @Field var colour: Colour?
  @Field var name: String?
  @Field var prices: [String: Double]?
  @Field var seen: Date?
  @Field var grid: [[Int]]?
  @Field var shape: ShapeBuilder?

  init(fields: JSONFields) {
    _colour = fields["colour"]
    _name = fields[anyOf: "name", "title"]
    _prices = fields["prices"]
    _seen = fields["seen", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
    _grid = fields["grid"]
    _shape = fields["shape"]
  }

  func build() -> Result<Drawing, BuildFailure> {
    construct(
      Drawing.init, $colour, $name.optional, $prices.or([:]), $seen.optional, $grid.requiringAll,
      $shape.optional)
  }
}
