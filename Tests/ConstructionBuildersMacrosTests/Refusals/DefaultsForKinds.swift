import ConstructionBuildersMacros

@Buildable
struct DefaultedForKinds {
  // error 17: '@RequiringAll' cannot have a default for one kind of finding (from macro
  //   'Buildable')
  @RequiringAll @Default([], for: .null) let tags: [String]
  // error 30: '@AllowingLosses' cannot have a default for one kind of finding (from macro
  //   'Buildable')
  @AllowingLosses(atMost: 1) @Default([], for: .null) let names: [String]
  // error 12: 'pages' cannot be nil: its type is not Optional (from macro 'Buildable')
  // note 12: make it Optional
  @Default(nil, for: .null) let pages: Int
  // error 21: type 'Finding.Kind' has no member 'nonsense'
  @Default(0, for: .nonsense) let count: Int
}

@Buildable
struct DefaultedByAnotherType {
  // error 12: cannot convert value of type 'String' to specified type 'Int'
  @Default("many", for: .null) let count: Int
}
