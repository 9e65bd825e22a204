import ConstructionBuildersMacros

@Buildable(discriminator: "type")
enum Told {
  // error 12: the value of a variant has to be a plain string literal on one line (from macro
  //   'Variant')
  @Variant("\(1)") case interpolated
  // error 12: cannot convert value of type 'Int' to expected argument type 'String'
  @Variant(1) case number
  // note 17: this is the other variant
  @Variant("a", "b") case fine
  // error 12: "b" is the value of another variant already (from macro 'Buildable')
  @Variant("b") case again
  // error 3: '@Variant' applies to a declaration of one case (from macro 'Buildable')
  @Variant("c") case several, cases
  // error 17: '@Buildable' builds a payload without a label (from macro 'Buildable')
  // note 17: remove 'of:'
  case labelled(of: Place)
  // error 19: '@Buildable' builds one payload of 'two': make these the properties of a '@Buildable'
  //   struct (from macro 'Buildable')
  case two(Place, Place)
  @Unknown case other(String)
  // error 3: 'other' stands for unknown variants already (from macro 'Buildable')
  // note 3: remove '@Unknown'
  @Unknown case another
}

@Buildable(discriminator: "type")
enum Untellable {
  // error 15: type 'Int' does not conform to protocol 'ConstructionBuilder'
  case number(Int)
  // error 16: type 'Nothing' does not conform to protocol 'Buildable'
  case nothing(Nothing)
}

struct Nothing {}

// error 1: a struct has no variants: 'discriminator' applies to an enumeration (from macro
//   'Buildable')
@Buildable(discriminator: "type")
struct Kindless {
  let id: Int
  // error 3: '@Variant' applies to a case of a '@Buildable' enumeration (from macro 'Variant')
  // note 3: remove '@Variant'
  @Variant("a") let variant: String
}

enum Plain {
  // error 3: '@Variant' has no effect outside a '@Buildable' enumeration (from macro 'Variant')
  // note 3: remove '@Variant'
  @Variant("a") case plain
}

@Buildable
struct Budget {
  // error 27: the limit of '@AllowingLosses' has to be a literal (from macro 'Buildable')
  @AllowingLosses(atMost: 1 + 1) let ids: [Int]
  // error 32: a share is a number from 0 to 1 (from macro 'Buildable')
  @AllowingLosses(atMostShare: 2) let tags: [String]
  // error 3: '@AllowingLosses' applies to an array or dictionary (from macro 'Buildable')
  // note 3: remove '@AllowingLosses'
  @AllowingLosses(atMost: 1) let id: Int
}

@Buildable
struct Spot {
  let id: Int
}

@Buildable
struct BudgetOfNothing {
  // error 41: type 'Spot.Builder' does not conform to protocol 'ElementContainer'
  @AllowingLosses(atMost: 1) let spots: Spot
}
