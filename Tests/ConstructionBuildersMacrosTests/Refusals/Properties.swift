import ConstructionBuildersMacros

@Buildable
struct Owned {
  let title = ""
  let id: Int
  // error 7: 'tags' needs a type annotation (from macro 'Buildable')
  // error 14: empty collection literal requires an explicit type
  var tags = []
  // error 17: '@Buildable' cannot build 'callback': there is no builder for a function (from
  //   macro 'Buildable')
  let callback: (Int) -> Void
  // error 13: '@Buildable' cannot build 'pair': there is no builder for a tuple (from macro
  //   'Buildable')
  let pair: (Int, Int)
  // error 3: '@Buildable' cannot build 'owner', which is weak (from macro 'Buildable')
  weak var owner: Owner?
  // error 3: '@Buildable' does not support '@Wrapper' on 'wrapped', which may change its type (from macro 'Buildable')
  @Wrapper var wrapped: Int
  #if DEBUG
    // error 9: '@Buildable' cannot know whether 'secret' exists: it is inside '#if' (from macro
    //   'Buildable')
    let secret: Int
  #endif
}

class Owner {}

@propertyWrapper struct Wrapper { var wrappedValue: Int }
