import ConstructionBuildersMacros

@Buildable
// error 1: '@Buildable' applies to a struct (from macro 'Buildable')
// note 1: remove '@Buildable'
class Hero {
  let name = ""
}

@Buildable
// error 1: '@Buildable' applies to a struct; an enumeration with raw values can conform to
//   'Capturable' (from macro 'Buildable')
// note 1: remove '@Buildable'
enum Kind {
  case hero
}

@Buildable
// error 1: '@Buildable' applies to a struct (from macro 'Buildable')
// note 1: remove '@Buildable'
actor Team {}

@Buildable
// error 16: '@Buildable' applies to a struct that can be copied (from macro 'Buildable')
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
