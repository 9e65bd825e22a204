import ConstructionBuildersMacros

// error 19: type 'KeyConvention' has no member 'shoutingCase'
@Buildable(keys: .shoutingCase)
struct Shouting {
  let id: Int
}

let convention = KeyConvention.snakeCase

// error 18: the key convention has to be written as one of '.camelCase', '.snakeCase',
//   '.screamingSnakeCase', '.kebabCase', '.screamingKebabCase', '.pascalCase', '.lowercase',
//   '.uppercase' (from macro 'Buildable')
@Buildable(keys: convention)
struct Conventional {
  let id: Int
}

let builderName = "IssueBuilder"

// error 21: the name of the builder has to be a plain string literal, such as "ComicBuilder" (from
//   macro 'Buildable')
@Buildable(builder: builderName)
struct Page {
  let id: Int
}

// error 21: 'Panel Builder' cannot be the name of a type (from macro 'Buildable')
@Buildable(builder: "Panel Builder")
struct Panel {
  let id: Int
}

// error 18: extra argument 'name' in macro expansion
@Buildable(name: "PriceBuilder")
struct Price {
  let id: Int
}
