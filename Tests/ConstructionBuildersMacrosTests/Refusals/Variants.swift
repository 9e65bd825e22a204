import ConstructionBuildersMacros

@Buildable(discriminator: "type")
enum Told {
  // error 12: cannot convert value of type 'String' to expected argument type 'VariantValue'
  @Variant("\(1)") case interpolated
  // error 12: the value of a variant has to be a plain string literal on one line, a whole number
  //   or '.missing' (from macro 'Variant')
  @Variant(0x1) case hexadecimal
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
  // error 16: type 'Nothing' does not conform to protocol 'Buildable'
  case nothing(Nothing)
}

struct Nothing {}

@Buildable(discriminator: "type")
enum Counted {
  @Variant(1, .missing) case one
  // error 12: 'two' needs a whole number, as other variants have (from macro 'Buildable')
  @Variant("2") case two
  // error 8: 'three' needs a whole number, as other variants have (from macro 'Buildable')
  case three
  // error 15: another variant has no value already (from macro 'Buildable')
  @Variant(4, .missing) case four
  // error 25: the payload of 'five' is the object itself: name its member by 'content', or make it
  //   a '@Buildable' type (from macro 'Buildable')
  @Variant(5) case five(Int)
}

@Buildable(discriminator: "type", content: "value")
enum FormattedCase {
  // error 3: '@Format' has no effect: 'none' has no payload to be read (from macro 'Buildable')
  // note 3: remove '@Format'
  @Format(.sent(as: .string)) case none
}

@Buildable
enum FormattedArm {
  // error 3: '@Format' has no effect before a case that only its payload tells; write
  //   '@Format(.either(.iso8601, nil))' before a property of the type 'FormattedArm', or add a
  //   'discriminator' or '@Variant' (from macro 'Buildable')
  // note 3: remove '@Format'
  @Format(.iso8601) case lasting(Duration)
  case spot(Spot)
}

@Buildable(row: true)
struct Positions {
  let first: Int
  // error 8: 'second' has position 0, as another property has (from macro 'Buildable')
  @Key(0) let second: Int
  // error 3: a property of a row has a position, such as '@Key(2)' (from macro 'Buildable')
  @Key("third") let third: Int
}

@Buildable
struct Placed {
  // error 8: a position needs '@Buildable(row: true)' (from macro 'Buildable')
  @Key(2) let third: Int
}

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
