import ConstructionBuildersMacros

@Buildable
@MainActor
// error 8: call to main actor-isolated initializer 'init(items:)' in a synchronous nonisolated
//   context
// note 8: calls to initializer 'init(items:)' from outside of its actor context are implicitly
//   asynchronous
struct IsolatedPage<Item: Buildable> {
  // error 14: main actor-isolated property 'items' can not be referenced from a nonisolated context
  let items: [Item]
}

@Buildable
@MainActor
struct IsolatedPrice {
  let amount: Double

  // error 15: call to main actor-isolated static method 'check' in a synchronous nonisolated
  //   context
  // note 15: calls to static method 'check' from outside of its actor context are implicitly
  //   asynchronous
  static func check(_ price: IsolatedPrice) throws {}
}

@Buildable
@MainActor
struct IsolatedComic {
  let id: Int

  // error 3: call to main actor-isolated initializer 'init(id:)' in a synchronous nonisolated
  //   context
  // note 3: calls to initializer 'init(id:)' from outside of its actor context are implicitly
  //   asynchronous
  init(id: Int) { self.id = max(id, 0) }
}

@MainActor let usualCount = 0

@Buildable
struct IsolatedDefault {
  // error 12: main actor-isolated let 'usualCount' can not be referenced from a nonisolated context
  @Default(usualCount) let count: Int
}
