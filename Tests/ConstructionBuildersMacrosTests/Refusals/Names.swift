import ConstructionBuildersMacros

@Buildable
struct Named {
  let id: Int

  // error 10: '@Buildable' declares 'Builder' itself (from macro 'Buildable')
  struct Builder {}
}

@Buildable
struct Car {
  // error 14: 'Model' clashes with a name in the generated builder; qualify it, as in
  //   'MyModule.Model', or rename it (from macro 'Buildable')
  let model: Model
}

struct Model {}

@Buildable(builder: "PartBuilder")
struct Part {
  let id: Int

  // error 8: '@Buildable' declares 'PartBuilder' itself (from macro 'Buildable')
  enum PartBuilder {}
}
