import ConstructionBuildersMacros

@Buildable
// error 1: '@Buildable' applies to a struct or an enumeration (from macro 'Buildable')
// note 1: remove '@Buildable'
class Hero {
  let name = ""
}

@Buildable
// error 6: an enumeration with raw values needs no '@Buildable'; let it conform
//   to 'Capturable' (from macro 'Buildable')
// note 6: remove '@Buildable'
enum Kind: String {
  case hero
}

@Buildable
// error 1: '@Buildable' applies to a struct or an enumeration (from macro 'Buildable')
// note 1: remove '@Buildable'
actor Team {}

@Buildable
// error 16: '@Buildable' applies to a type that can be copied (from macro 'Buildable')
struct Unique: ~Copyable {
  let id: Int
}

extension Place {
  // error 3: 'extension' macro cannot be attached to type alias ('Other')
  // error 3: 'member' macro cannot be attached to type alias ('Other')
  @Buildable
  typealias Other = Place
}

struct Place {
  let id: Int

  // error 3: 'extension' macro cannot be attached to instance method ('visit')
  // error 3: 'member' macro cannot be attached to instance method ('visit')
  @Buildable
  func visit() {}
}
