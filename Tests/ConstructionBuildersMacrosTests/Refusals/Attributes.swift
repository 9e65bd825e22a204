import ConstructionBuildersMacros
import Foundation

@Buildable
struct Attributed {
  // error 3: '@RequiringAll' applies to an array or dictionary (from macro 'Buildable')
  // note 3: remove '@RequiringAll'
  @RequiringAll let id: Int
  @RequiringAll @Default([]) let tags: [String]
  @Format(.iso8601) let title: String
  @Format(.iso8601) @Coerced(.strict) let modified: Date
  // error 13: type 'Coercion' has no member 'gentle'
  @Coerced(.gentle) let pages: Int
  // error 15: 'count' already has '@Default' (from macro 'Buildable')
  // note 15: remove '@Default'
  @Default(0) @Default(1) let count: Int
  // error 3: 'issues' already has a default: its initial value (from macro 'Buildable')
  // note 3: remove '@Default'
  @Default(1) var issues: Int = 2
  @Default("many") let many: Int
  // error 3: '@Default' takes one argument (from macro 'Buildable')
  // error 12: missing argument for parameter #1 in macro expansion
  @Default() let none: Int
  // error 12: 'id' is a field inside the builder; use 'Attributed.id' (from macro 'Buildable')
  // note 12: insert 'Attributed.'
  // error 12: instance member 'id' cannot be used on type 'Attributed'; did you mean to use a
  //   value of this type instead?
  @Default(id) let copy: Int
}

@Buildable
struct WithoutDefault {
  @Default(nil) let id: Int?
  // error 12: 'pages' cannot be nil: its type is not Optional (from macro 'Buildable')
  // note 12: make it Optional
  @Default(nil) let pages: Int
}

struct NotBuildable {
  // error 3: '@Key' has no effect outside a '@Buildable' struct (from macro 'Key')
  // note 3: remove '@Key'
  @Key("a") let id: Int
  // error 3: '@Default' has no effect outside a '@Buildable' struct (from macro 'Default')
  // note 3: remove '@Default'
  @Default(1) let count: Int
}

// error 1: '@Key' has no effect outside a '@Buildable' struct (from macro 'Key')
// note 1: remove '@Key'
@Key("a") let alone = 1

// error 1: '@Key' applies to a property of a '@Buildable' struct (from macro 'Key')
// note 1: remove '@Key'
@Key("a") func nothing() {}

@Buildable
struct Implicit {
  // error 13: cannot infer contextual base in reference to member 'unknown'
  @Default(.unknown) let kind: Kind

  enum Kind: String, Capturable { case unknown }
}
