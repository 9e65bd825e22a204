import ConstructionBuildersMacros

let keyForAll = JSONKey("a")
let keyText = "a"

@Buildable
struct Keyed {
  // error 7: missing argument for parameter #1 in macro expansion
  @Key let id: Int
  // error 13: 'title' already has '@Key' (from macro 'Buildable')
  // note 13: remove '@Key'
  @Key("a") @Key("b") let title: String
  // error 8: cannot convert value of type 'JSONKey' to expected argument type 'FieldPath.Component'
  @Key(keyForAll) let price: Double
  // error 8: cannot convert value of type 'String' to expected argument type 'FieldPath.Component'
  @Key("name\(1)") let name: String
  // error 7: extraneous argument label 'oneOf:' in macro expansion
  @Key(oneOf: "a", "b") let pages: Int
  // error 8: cannot convert value of type 'String' to expected argument type 'FieldPath.Component'
  @Key(keyText) let words: Int
  // error 8: cannot find 'missing' in scope
  @Key(missing) let size: Int
  // error 13: cannot convert value of type 'Double' to expected argument type 'FieldPath.Component'
  @Key("a", 1.5) let width: Int
  // error 13: a key has to be a plain string literal on one line, and an index an integer literal
  //   (from macro 'Key')
  @Key("a", -1) let height: Int
  // error 3: '@Key' applies to a declaration of one property (from macro 'Buildable')
  @Key("both") let left, right: Int
  // error 3: '@Key' has no effect: 'count' is static (from macro 'Buildable')
  // note 3: remove '@Key'
  @Key("count") static let count = 1
  // error 3: '@Key' has no effect: 'sum' is computed (from macro 'Buildable')
  // note 3: remove '@Key'
  @Key("words") var sum: Int { 1 }
  // error 3: '@Key' has no effect: 'kind' is a constant (from macro 'Buildable')
  // note 3: remove '@Key'
  @Key("kind") let kind = 1
}
