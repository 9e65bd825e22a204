import ConstructionBuildersMacros

@Buildable
struct DefaultedForKinds {
  // error 12: 'pages' cannot be nil: its type is not Optional (from macro 'Buildable')
  // note 12: make it Optional
  @Default(nil, for: .null) let pages: Int
  // error 21: type 'Finding.Kind' has no member 'nonsense'
  @Default(0, for: .nonsense) let count: Int
  // error 28: type 'Finding.Kind' has no member 'rubbish'
  @Default(0, for: .null, .rubbish) let size: Int
}

@Buildable
struct PresentWithoutReason {
  // error 3: '@IfPresent' applies to an Optional property (from macro 'Buildable')
  // note 3: remove '@IfPresent'
  @IfPresent let count: Int
  // error 3: '@IfPresent' has no effect: 'size' has a default (from macro 'Buildable')
  // note 3: remove '@IfPresent'
  @IfPresent @Default(0) let size: Int?
}

@Buildable
struct DefaultedByAnotherType {
  // error 12: cannot convert value of type 'String' to specified type 'Int'
  @Default("many", for: .null) let count: Int
}
