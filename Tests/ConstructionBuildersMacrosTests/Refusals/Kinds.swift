import ConstructionBuildersMacros

@Buildable(discriminator: "type")
enum Told {
  // error 9: the value of a kind has to be a string literal on one line (from macro 'Kind')
  @Kind("\(1)") case interpolated
  // error 9: cannot convert value of type 'Int' to expected argument type 'String'
  @Kind(1) case number
  // note 14: this is the other kind
  @Kind("a", "b") case fine
  // error 9: "b" is the value of another kind already (from macro 'Buildable')
  @Kind("b") case again
  // error 3: '@Kind' applies to a declaration of one case (from macro 'Buildable')
  @Kind("c") case several, cases
  // error 17: '@Buildable' builds a payload without a label (from macro 'Buildable')
  // note 17: remove 'of:'
  case labelled(of: Place)
  // error 19: '@Buildable' builds one payload of 'two': make these the properties of a '@Buildable'
  //   struct (from macro 'Buildable')
  case two(Place, Place)
  @Unknown case other(String)
  // error 3: 'other' stands for unknown kinds already (from macro 'Buildable')
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

// error 1: a struct has no kinds: 'discriminator' applies to an enumeration (from macro 'Buildable')
@Buildable(discriminator: "type")
struct Kindless {
  let id: Int
  // error 3: '@Kind' applies to a case of a '@Buildable' enumeration (from macro 'Kind')
  // note 3: remove '@Kind'
  // error 3: '@Buildable' does not know what '@Kind' makes of 'kind' (from macro 'Buildable')
  @Kind("a") let kind: String
}

enum Plain {
  // error 3: '@Kind' has no effect outside a '@Buildable' enumeration (from macro 'Kind')
  // note 3: remove '@Kind'
  @Kind("a") case plain
}

@Buildable
struct Budget {
  // error 19: the limit of '@Losing' has to be a literal (from macro 'Buildable')
  @Losing(atMost: 1 + 1) let ids: [Int]
  // error 24: a share is a number from 0 to 1 (from macro 'Buildable')
  @Losing(atMostShare: 2) let tags: [String]
  // error 3: '@Losing' applies to an array or dictionary (from macro 'Buildable')
  // note 3: remove '@Losing'
  @Losing(atMost: 1) let id: Int
}

@Buildable
struct Spot {
  let id: Int
}

@Buildable
struct BudgetOfNothing {
  // error 33: type 'Spot.Builder' does not conform to protocol 'ElementContainer'
  @Losing(atMost: 1) let spots: Spot
}
