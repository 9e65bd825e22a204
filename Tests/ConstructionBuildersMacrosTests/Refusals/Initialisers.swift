import ConstructionBuildersMacros

@Buildable
struct Numbered {
  let id: Int

  // error 3: '@Buildable' finds no initialiser of 'Numbered' that it can use, such as init(id: Int) (from macro 'Buildable')
  init(number: Int) { id = number }
}

@Buildable
struct Checked {
  let id: Int

  // error 15: 'check' cannot be async: a builder does not wait (from macro 'Buildable')
  static func check(_ checked: Checked) async throws {}
}

@Buildable
struct Hidden {
  let id: Int

  // error 3: '@Buildable' finds no initialiser of 'Hidden' that it can use, such as init(id: Int) (from macro 'Buildable')
  init?(id: Int) { self.id = id }
}
